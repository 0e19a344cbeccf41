// Parts of a layout: runs and groups of three to five tiles, as sets of faces.
#pragma once

#include <bit>

#include "judge.hpp"

namespace openrummy::judge {

inline constexpr int kTiles = 14;
inline constexpr int kRanks = 13;
inline constexpr int kSuits = 4;
inline constexpr int kFaces = kRanks * kSuits;
inline constexpr Faces kLane = (Faces{1} << kRanks) - 1;

inline int count(Faces faces) { return std::popcount(faces); }

constexpr Faces bit(int face) { return Faces{1} << face; }

constexpr Faces number(int rank) {
    return bit(rank) | bit(rank + kRanks) | bit(rank + 2 * kRanks) | bit(rank + 3 * kRanks);
}

// Runs of one size are at most 48, groups of three 52.
struct Parts {
    int size = 0;
    std::array<Faces, 100> part{};
    constexpr void add(Faces faces) { part[size++] = faces; }
};

struct Pool {
    std::array<Parts, 3> of{};  // parts of 3, 4 and 5 tiles
    Faces faces = 0;            // all faces in them
};

extern const Pool kAny, kMinor, kMajor, kOneLane;

// A part in table order: runs upwards (the ace goes on top of a king), groups by suit.
Part in_order(Faces faces);

// What a rack holds without a part.
Held take(Held held, Faces part);
int tiles(const Held& held);

}  // namespace openrummy::judge
