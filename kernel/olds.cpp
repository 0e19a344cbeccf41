#include "olds.hpp"

#include <algorithm>
#include <stdexcept>

namespace openrummy::table {

namespace {

int named_face(const Meld& meld) {
    for (const Card card : meld) {
        if (face_of(card) < kJoker) return face_of(card);
    }
    return 0;
}

bool is_set(const Meld& meld) {
    const int rank = named_face(meld) % kRanks;
    return meld.size() <= kSuits && std::all_of(meld.begin(), meld.end(), [rank](Card card) {
               return face_of(card) >= kJoker || face_of(card) % kRanks == rank;
           });
}

// The place of the first card of a run; an ace that is not first is high.
int lowest_place(const Meld& run) {
    for (std::size_t at = 0; at < run.size(); ++at) {
        const int face = face_of(run[at]);
        if (face >= kJoker) continue;
        const int rank = face % kRanks + 1;
        return (rank == 1 && at > 0 ? kHighAce : rank) - static_cast<int>(at);
    }
    return 1;
}

// Whether the cards are a meld in table order, as `look` gives it back: each card where `old` says, and sets of named
// cards by suit.
bool is_meld(const Old& old, const Meld& meld, bool ace_both) {
    std::array<int, kSuits> of_suit{};
    const bool named = std::all_of(meld.begin(), meld.end(), [](Card card) { return face_of(card) < kJoker; });
    if (!old.run && named && !std::is_sorted(old.suits.begin(), old.suits.end())) return false;
    if (old.run && named && meld.size() == kRanks && old.low() == 2) return false;  // told from the ace up
    for (std::size_t at = 0; at < meld.size(); ++at) {
        if (old.places[at] < 1 || old.places[at] > (ace_both ? kHighAce : kRanks)) return false;
        if (old.suits[at] < 0 || old.suits[at] >= kSuits) return false;
        if (!old.run && ++of_suit[old.suits[at]] > 1) return false;
        const int face = face_of(meld[at]);
        if (face < kJoker && face != face_at(old.suits[at], (old.places[at] - 1) % kRanks + 1)) return false;
    }
    return true;
}

}  // namespace

int Old::joker_count() const { return static_cast<int>(std::count(jokers.begin(), jokers.end(), true)); }

std::vector<Old> old_melds(const std::vector<Meld>& table, bool ace_both) {
    std::vector<Old> olds;
    for (const Meld& meld : table) {
        Old old;
        const int named = named_face(meld);
        old.run = !is_set(meld);
        std::array<bool, kSuits> has{};
        for (const Card card : meld) {
            if (face_of(card) < kJoker) has[face_of(card) / kRanks] = true;
        }
        for (const Card card : meld) {
            int suit = named / kRanks;
            if (!old.run && face_of(card) < kJoker) suit = face_of(card) / kRanks;
            if (!old.run && face_of(card) >= kJoker) {
                suit = static_cast<int>(std::find(has.begin(), has.end(), false) - has.begin());
                has[suit] = true;
            }
            old.places.push_back(old.run ? lowest_place(meld) + static_cast<int>(old.places.size()) : named % kRanks + 1);
            old.suits.push_back(suit);
            old.jokers.push_back(is_joker(card));
        }
        if (!is_meld(old, meld, ace_both)) throw std::invalid_argument("a meld of the table is none");
        olds.push_back(std::move(old));
    }
    return olds;
}

}  // namespace openrummy::table
