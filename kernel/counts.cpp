#include "counts.hpp"

namespace openrummy::table {

Counted::Counted(const Position& position) : cost(position.cost), rules(position.rules) {
    for (const Meld& meld : position.table) {
        for (const Card card : meld) {
            if (!is_joker(card)) {
                ++least[face_of(card)];
                continue;
            }
            ++table_jokers;
            if (rules.declared) ++claimed[face_of(card)];
        }
    }
    most = least;
    jokers = table_jokers;
    for (const Card card : position.hand) {
        if (is_joker(card)) {
            ++jokers;
        } else {
            ++most[face_of(card)];
        }
    }
}

}  // namespace openrummy::table
