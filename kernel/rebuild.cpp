#include "rebuild.hpp"

#include <algorithm>
#include <iterator>
#include <limits>

#include "fewest.hpp"
#include "keep.hpp"
#include "lay.hpp"
#include "sweep.hpp"

namespace openrummy::table {

namespace {

std::vector<Card> played(const std::vector<Meld>& table, const std::vector<Card>& hand) {
    std::array<bool, kCopies * kFaces> laid{};
    for (const Meld& meld : table) {
        for (const Card card : meld) laid[static_cast<std::size_t>(physical(card))] = true;
    }
    std::vector<Card> out;
    std::copy_if(hand.begin(), hand.end(), std::back_inserter(out), [&](Card card) { return laid[card]; });
    return out;
}

Answer answered(const Position& position, const Plan& plan, int cost, bool proved, bool fewest) {
    Answer answer{lay_cards(plan, position), {}, 0, cost, proved};
    // A meld that was not kept on purpose may have come about again.
    const auto is_new = [&after = answer.table](const Meld& old) {
        return std::find(after.begin(), after.end(), old) == after.end();
    };
    answer.changed = static_cast<int>(std::count_if(position.table.begin(), position.table.end(), is_new));
    answer.fewest = answer.changed == 0 || (proved && fewest);
    answer.played = played(answer.table, position.hand);
    return answer;
}

}  // namespace

std::optional<Answer> rebuild(const Position& position, std::int64_t nodes, double seconds, std::size_t few) {
    const std::vector<Old> olds = old_melds(position.table, position.rules.ace_both);
    const Counted counted(position);
    int held = counted.spare_cost(counted.table_jokers);
    for (int face = 0; face < kJoker; ++face) held += (counted.most[face] - counted.least[face]) * counted.cost[face];
    Meter meter(nodes, seconds);
    const int limit = std::min(held, position.limit);
    Swept swept = sweep(counted, limit, few, meter);
    std::optional<Found> found;
    if (!swept.ways && (swept.cost || !swept.proved)) {
        found = fewest_changes(counted, olds, swept.cost.value_or(limit), swept.cost && swept.proved, meter);
        if (!found->possible) {
            found.reset();
            swept = sweep(counted, limit, std::numeric_limits<std::uint32_t>::max(), meter);
        }
    }
    if (swept.ways) {
        const Kept least = least_disturbed(*swept.ways, counted, olds, meter);
        return answered(position, least.plan, swept.ways->cost, swept.proved, swept.all_ways && least.proved);
    }
    if (found && found->plan) return answered(position, *found->plan, found->cost, found->proved, found->fewest);
    // Nothing within the limit, or nothing found within the budget: the table as it is, if that will do.
    if (held > position.limit) return std::nullopt;
    return Answer{position.table, {}, 0, held, found ? found->proved : swept.proved};
}

}  // namespace openrummy::table
