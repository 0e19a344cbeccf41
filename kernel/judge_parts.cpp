#include "judge_parts.hpp"

#include <algorithm>

namespace openrummy::judge {

namespace {

// Runs within ranks `low` to `high`, counted from 0; rank 13 is the ace on top.
constexpr void add_runs(Parts& to, int size, int low, int high, int suits) {
    for (int s = 0; s < suits; ++s)
        for (int first = low; first + size - 1 <= high; ++first) {
            Faces faces = 0;
            for (int i = 0; i < size; ++i) faces |= bit(kRanks * s + (first + i) % kRanks);
            to.add(faces);
        }
}

// Groups of three in the order of combinations: without the last suit first.
constexpr void add_groups(Parts& to, int size, int rank) {
    if (size == 4) to.add(number(rank));
    if (size == 3)
        for (int without = kSuits - 1; without >= 0; --without) to.add(number(rank) & ~bit(kRanks * without + rank));
}

constexpr Pool make_pool(int low, int high, bool lane_only) {
    Pool pool;
    for (int size = 3; size <= 5; ++size) {
        Parts& parts = pool.of[size - 3];
        add_runs(parts, size, low, high, lane_only ? 1 : kSuits);
        if (lane_only) continue;
        for (int rank = 0; rank < kRanks; ++rank)
            if ((low <= rank && rank <= high) || (rank == 0 && high == kRanks)) add_groups(parts, size, rank);
    }
    for (int i = 0; i < pool.of[0].size; ++i) pool.faces |= pool.of[0].part[i];
    return pool;
}

}  // namespace

constinit const Pool kAny = make_pool(0, kRanks, false);
constinit const Pool kMinor = make_pool(0, 6, false);
constinit const Pool kMajor = make_pool(7, kRanks, false);
constinit const Pool kOneLane = make_pool(0, kRanks, true);

Part in_order(Faces faces) {
    Part part;
    for (Faces left = faces; left; left &= left - 1)
        part.faces[part.size++] = static_cast<std::uint8_t>(std::countr_zero(left));
    const int lane = part.faces[0] / kRanks * kRanks;
    const bool run = part.faces[1] / kRanks * kRanks == lane;
    if (run && part.faces[0] == lane && part.faces[1] != lane + 1)
        std::rotate(part.faces.begin(), part.faces.begin() + 1, part.faces.begin() + part.size);
    return part;
}

Held take(Held held, Faces part) { return {(held.one & ~part) | (held.two & part), held.two & ~part}; }

int tiles(const Held& held) { return count(held.one) + count(held.two); }

}  // namespace openrummy::judge
