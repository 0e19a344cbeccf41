// What is known between two ranks when the melds that stay are followed along the cheapest ways (keep.cpp).
#pragma once

#include <algorithm>
#include <numeric>
#include <unordered_map>

#include "plan.hpp"
#include "slots.hpp"

namespace openrummy::table::keep {

using Going = std::uint64_t;  // kept runs that are not finished, by their bit
using Subset = std::uint32_t;  // of the runs or the sets that can be decided at one rank

// What kept melds take of a rank, by suit.
struct Taken {
    Four run{}, high{}, naturals{}, jokers{};
};

// How a rank uses its cards beside the kept runs: naturals and group pieces by suit, and the sets that stay.
struct Variant {
    Four naturals{}, group{};
    Subset sets = 0;
    int kept = 0;
};

struct Node {
    std::uint32_t state;  // in the marked rank
    Key free;             // slots of the runs that are not kept
    Going going;

    bool operator==(const Node&) const = default;
};

struct NodeHash {
    std::size_t operator()(const Node& n) const {
        std::uint64_t h = (n.free ^ n.going * 0x9E3779B97F4A7C15u) * 0xBF58476D1CE4E5B9u;
        return (h ^ h >> 29 ^ n.state) * 0x94D049BB133111EBu;
    }
};

struct Way {
    int kept = 0;
    std::uint32_t before = 0, move = 0, variant = 0;
    Subset runs = 0;
    int hope = 0;  // the most melds that a way through here can keep
};

// The nodes before a rank, and the variants used on the rank that leads to them.
struct Step {
    std::vector<Node> nodes;
    std::vector<Way> ways;
    std::unordered_map<Node, std::uint32_t, NodeHash> index;
    std::vector<Variant> variants;

    void offer(const Node& node, const Way& way) {
        const auto [at, fresh] = index.try_emplace(node, static_cast<std::uint32_t>(nodes.size()));
        if (fresh) {
            nodes.push_back(node);
            ways.push_back(way);
        } else if (ways[at->second].kept < way.kept) {
            ways[at->second] = way;
        }
    }

    // Leaves the `width` most hopeful nodes; whether any was left out.
    bool narrow(std::size_t width) {
        if (nodes.size() <= width) return false;
        std::vector<std::uint32_t> order(nodes.size());
        std::iota(order.begin(), order.end(), 0);
        std::nth_element(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(width), order.end(),
                         [&](std::uint32_t a, std::uint32_t b) { return ways[a].hope > ways[b].hope; });
        order.resize(width);
        std::vector<Node> left;
        std::vector<Way> led;
        for (const std::uint32_t n : order) {
            left.push_back(nodes[n]);
            led.push_back(ways[n]);
        }
        nodes = std::move(left);
        ways = std::move(led);
        return true;
    }
};

}  // namespace openrummy::table::keep
