#include "rebuild.hpp"

#include <algorithm>
#include <iterator>

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

}  // namespace

std::optional<Answer> rebuild(const Position& position, std::int64_t nodes, double seconds) {
    std::vector<Old> olds = old_melds(position.table, position.rules.ace_both);
    const Counted counted(position);
    int held = counted.spare_cost(counted.table_jokers);
    for (int face = 0; face < kJoker; ++face) held += (counted.most[face] - counted.least[face]) * counted.cost[face];
    Meter meter(nodes, seconds);
    const Swept swept = sweep(counted, std::min(held, position.limit), meter);
    if (swept.ways) {
        const Kept least = least_disturbed(*swept.ways, counted, std::move(olds), meter);
        const int changed = static_cast<int>(position.table.size() - least.plan.kept.size());
        Answer answer{lay_cards(least.plan, position), {}, changed, swept.ways->cost, swept.proved};
        answer.fewest = changed == 0 || (swept.all_ways && least.proved);
        answer.played = played(answer.table, position.hand);
        return answer;
    }
    // Nothing within the limit, or nothing found within the budget: the table as it is, if that will do.
    if (held > position.limit) return std::nullopt;
    return Answer{position.table, {}, 0, held, swept.proved};
}

}  // namespace openrummy::table
