#include "lay.hpp"

#include <algorithm>

namespace openrummy::table {

namespace {

using Faces = std::vector<int>;  // a meld as the faces that its cards serve as

constexpr int kLongestRun = 13;
constexpr int kCut = 7;

// Each suit's pieces go to the smallest sets, so that all sizes stay within one of each other.
void lay_sets(int rank, const Four& group, std::vector<Faces>& melds) {
    const int total = group[0] + group[1] + group[2] + group[3];
    std::vector<Faces> sets(static_cast<std::size_t>(sets_needed(*std::max_element(group.begin(), group.end()), total)));
    for (int suit = 0; suit < kSuits; ++suit) {
        std::stable_sort(sets.begin(), sets.end(), [](const Faces& a, const Faces& b) { return a.size() < b.size(); });
        for (int i = 0; i < group[suit]; ++i) sets[static_cast<std::size_t>(i)].push_back(face_at(suit, rank));
    }
    melds.insert(melds.end(), sets.begin(), sets.end());
}

struct Run {
    int low, top;
    int size() const { return top - low + 1; }
};

void push_run(int suit, Run run, std::vector<Faces>& melds) {
    Faces faces;
    for (int place = run.low; place <= run.top; ++place) faces.push_back(face_at(suit, (place - 1) % kRanks + 1));
    if (run.size() <= kLongestRun) {
        if (run.size() == kLongestRun) std::sort(faces.begin(), faces.end());  // a whole suit is told from the ace up
        melds.push_back(std::move(faces));
        return;
    }
    // Fourteen places hold both aces of two packs: cut in the middle.
    melds.emplace_back(faces.begin(), faces.begin() + kCut);
    melds.emplace_back(faces.begin() + kCut, faces.end());
}

// Short runs must grow, longer ones grow if they can, what is left starts new runs.
void lay_runs(int suit, const Plan& plan, std::vector<Faces>& melds) {
    std::vector<Run> going, done;
    for (int place = 1; place <= kHighAce; ++place) {
        const std::size_t pieces = plan.ranks[static_cast<std::size_t>(place - 1)].run[suit];
        std::stable_partition(going.begin(), going.end(), [](const Run& run) { return run.size() < kLeast; });
        const std::size_t grown = std::min(pieces, going.size());
        done.insert(done.end(), going.begin() + static_cast<std::ptrdiff_t>(grown), going.end());
        going.resize(grown);
        for (Run& run : going) run.top = place;
        going.resize(pieces, Run{place, place});
    }
    done.insert(done.end(), going.begin(), going.end());
    std::sort(done.begin(), done.end(), [](const Run& a, const Run& b) {
        return a.low != b.low ? a.low < b.low : a.top < b.top;
    });
    for (const Run& run : done) push_run(suit, run, melds);
}

Card as_joker(Card joker, int face, bool declared) {
    return declared ? physical(joker) | (face + 1) << kStandsShift : physical(joker);
}

}  // namespace

std::vector<Meld> lay_cards(const Plan& plan, const Position& position) {
    std::vector<Faces> wanted;
    for (int rank = 1; rank <= kRanks; ++rank) lay_sets(rank, plan.ranks[static_cast<std::size_t>(rank - 1)].group, wanted);
    for (int suit = 0; suit < kSuits; ++suit) lay_runs(suit, plan, wanted);

    std::vector<bool> stays(position.table.size());
    for (const int i : plan.kept) stays[static_cast<std::size_t>(i)] = true;
    std::vector<Meld> out;
    std::array<std::vector<Card>, kJoker> stock;
    std::vector<Card> jokers;
    const auto lay_by = [&](Card card) {
        if (is_joker(card)) {
            jokers.push_back(card);
            return;
        }
        const int face = face_of(card);
        const RankPlan& rank = plan.ranks[static_cast<std::size_t>(face % kRanks)];
        if (stock[face].size() < rank.naturals[face / kRanks]) stock[face].push_back(physical(card));
    };
    for (std::size_t i = 0; i < position.table.size(); ++i) {
        if (stays[i]) {
            out.push_back(position.table[i]);
        } else {
            std::for_each(position.table[i].begin(), position.table[i].end(), lay_by);
        }
    }
    std::for_each(position.hand.begin(), position.hand.end(), lay_by);

    std::array<int, kJoker> places{};
    for (const Faces& meld : wanted) {
        for (const int face : meld) ++places[face];
    }
    const auto short_of = [&](int face) { return places[face] - static_cast<int>(stock[face].size()); };
    if (position.rules.declared) {
        std::erase_if(jokers, [&](Card joker) {
            const int face = face_of(joker);
            if (face >= kJoker || short_of(face) <= 0) return false;
            stock[face].push_back(joker);
            return true;
        });
    }
    auto next = jokers.begin();
    for (int face = 0; face < kJoker; ++face) {
        while (short_of(face) > 0) stock[face].push_back(as_joker(*next++, face, position.rules.declared));
    }
    for (const Faces& faces : wanted) {
        Meld& meld = out.emplace_back();
        for (const int face : faces) {
            meld.push_back(stock[face].front());
            stock[face].erase(stock[face].begin());
        }
    }
    return out;
}

}  // namespace openrummy::table
