// A table and a hand as numbers; the words are those of openrummy.melds.plain.sweep.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace openrummy::table {

inline constexpr int kFaces = 54;    // 0-51 natural, 52 and 53 jokers
inline constexpr int kJoker = 52;
inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kHighAce = 14;  // the place of an ace above the king
inline constexpr int kLeast = 3;     // the fewest cards of a meld that the kernel answers for
inline constexpr int kCopies = 4;
inline constexpr int kMostJokers = 2 * kCopies;
inline constexpr int kMostPieces = kCopies + kMostJokers;  // of one face
inline constexpr int kStandsShift = 8;                     // openrummy.cards: a declared joker carries face + 1 above

using Card = std::int32_t;
using Four = std::array<std::uint8_t, kSuits>;  // one number for each suit
using Meld = std::vector<Card>;

inline int physical(Card card) { return card & ((1 << kStandsShift) - 1); }
inline bool is_joker(Card card) { return physical(card) % kFaces >= kJoker; }
inline int face_of(Card card) { return card >> kStandsShift ? (card >> kStandsShift) - 1 : card % kFaces; }
inline int face_at(int suit, int rank) { return kRanks * suit + rank - 1; }

struct Rules {
    bool ace_both = false;   // an ace may also stand above the king
    bool declared = false;   // jokers on the table keep what they stand for (MAN-21)
    bool from_hand = false;  // only naturals of the hand free a declared joker (MAN-24)
};

struct Position {
    std::vector<Meld> table;  // checked melds, in table order
    std::vector<Card> hand;   // physical cards, ascending
    Rules rules;
    std::array<int, kFaces> cost{};  // of leaving each face in the hand
    int limit = 0;                   // the most that may be left
};

struct Counted {
    std::array<int, kJoker> least{};    // naturals of each face that must be on the table
    std::array<int, kJoker> most{};     // and that may be
    std::array<int, kJoker> claimed{};  // table jokers declared as each face; 0 where jokers are free
    std::array<int, kFaces> cost{};
    int table_jokers = 0;
    int jokers = 0;
    Rules rules;

    explicit Counted(const Position& position);

    // MAN-24: as many identities may be given up as there are naturals of the face (from_hand: played naturals).
    bool may_release(int face, int naturals, int used_jokers) const {
        const int freeing = rules.from_hand ? naturals - least[face] : naturals;
        return claimed[face] - used_jokers <= freeing;
    }
    int spare_cost(int used_jokers) const { return (jokers - used_jokers) * cost[kJoker]; }
};

// Into how many sets these pieces of a rank can be dealt, -1 if they cannot: see groups_needed in the twin.
inline int sets_needed(int tallest, int total) {
    const int sets = tallest > (total + 3) / 4 ? tallest : (total + 3) / 4;
    return kLeast * sets <= total ? sets : -1;
}

}  // namespace openrummy::table
