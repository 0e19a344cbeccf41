#include "rebuild_module.hpp"

#include "rebuild.hpp"

namespace nb = nanobind;

namespace openrummy::table {

namespace {

constexpr int kMostCost = 1000;  // as in openrummy.melds.objective; keeps every sum within 32 bits

Card card_from(nb::handle item) {
    const auto card = nb::cast<Card>(item);
    const bool stands = card >> kStandsShift;
    if (card < 0 || physical(card) >= kCopies * kFaces || face_of(card) >= kFaces || (stands && !is_joker(card))) {
        throw nb::value_error("there is no such card");
    }
    return card;
}

Position position_from(nb::tuple table, nb::tuple hand, nb::tuple cost, int limit, Rules rules) {
    Position position;
    std::array<bool, kCopies * kFaces> seen{};
    const auto once = [&seen](Card card) {
        bool& here = seen[static_cast<std::size_t>(physical(card))];
        if (here) throw nb::value_error("a card lies in two places");
        here = true;
        return card;
    };
    for (nb::handle meld : table) {
        Meld& cards = position.table.emplace_back();
        for (nb::handle item : nb::cast<nb::tuple>(meld)) cards.push_back(once(card_from(item)));
        if (cards.size() < kLeast || cards.size() > kRanks) throw nb::value_error("a meld has 3 to 13 cards");
        for (const Card card : cards) {
            if (rules.declared && face_of(card) >= kJoker) throw nb::value_error("a joker on the table must be declared");
        }
    }
    for (nb::handle item : hand) position.hand.push_back(physical(once(card_from(item))));
    if (cost.size() != kFaces) throw nb::value_error("54 costs are needed");
    for (std::size_t face = 0; face < kFaces; ++face) {
        position.cost[face] = nb::cast<int>(cost[face]);
        if (position.cost[face] < 0 || position.cost[face] > kMostCost) throw nb::value_error("a cost is 0 to 1000");
    }
    if (position.cost[kJoker] != position.cost[kJoker + 1]) throw nb::value_error("both jokers must cost the same");
    position.limit = limit;
    position.rules = rules;
    return position;
}

nb::object told(const std::optional<Answer>& answer) {
    if (!answer) return nb::none();
    nb::list table;
    for (const Meld& meld : answer->table) {
        nb::list cards;
        for (const Card card : meld) cards.append(card);
        table.append(nb::tuple(cards));
    }
    nb::list played;
    for (const Card card : answer->played) played.append(card);
    return nb::make_tuple(nb::tuple(table), nb::tuple(played), answer->changed, answer->cost, answer->proved, answer->fewest);
}

}  // namespace

void bind(nb::module_& m) {
    m.def(
        "rebuild",
        [](nb::tuple table, nb::tuple hand, nb::tuple cost, int limit, bool ace_both, bool declared, bool from_hand,
           std::int64_t nodes, double seconds, std::size_t few) {
            const Position position = position_from(table, hand, cost, limit, {ace_both, declared, from_hand});
            std::optional<Answer> answer;
            {
                nb::gil_scoped_release released;
                answer = rebuild(position, nodes, seconds, few);
            }
            return told(answer);
        },
        nb::arg("table"), nb::arg("hand"), nb::arg("cost"), nb::arg("limit"), nb::arg("ace_both"), nb::arg("declared"),
        nb::arg("from_hand"), nb::arg("nodes") = -1, nb::arg("seconds") = -1.0, nb::arg("few") = kFew,
        "The cheapest rearrangement of a checked table: (table, played, changed, cost, proved, fewest), or None beyond the limit.");
}

}  // namespace openrummy::table
