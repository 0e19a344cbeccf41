// One sweep over the ranks, four lanes abreast (after van Rijn, Takes and Vis, 2015), within limits.
#pragma once

#include <optional>

#include "frontier.hpp"
#include "meter.hpp"
#include "plan.hpp"
#include "prices.hpp"

namespace openrummy::table {

inline constexpr std::size_t kEverything = ~std::size_t{0};

// What a way may cost, and what price * cost - worth of the melds that stay may come to.
struct Limits {
    int cost, hope;
};

class Search {
  public:
    Search(const Counted& counted, const Lanes& lanes, const Prices& prices, Meter& meter);

    struct Pass {
        std::optional<Reached> end;  // the best, its cost with that of jokers that stay in the hand
        bool complete = true;      // whether no state was left out
        std::int64_t work = 0;     // choices that were looked at
    };

    // One sweep: at most `width` states of each rank, the most hopeful; only a few once `most_work` is done or the meter is
    // spent.
    Pass pass(std::size_t width, std::int64_t most_work, Limits limits);
    // The way to an end of the last pass.
    Plan trace(Reached end) const;

  private:
    // A step by how much it is above the floors of its lane.
    struct Ranked {
        std::int32_t hope, cost;
        std::uint32_t step;
    };
    // The suits chosen so far for a rank.
    struct Choice {
        Key key = 0;
        int hope = 0, cost = 0;  // what is left of the limits
        int jokers = 0, tallest = 0, total = 0;
        Subset decided = 0, sets = 0;
    };
    // The steps of a lane that may be taken with so many jokers left.
    struct List {
        std::uint32_t first = 0, last = 0;
        bool known = false;
    };

    int cost_floor(int rank, Key key, int left) const;
    List ranked(int suit, std::uint32_t lane);
    void leave(const Reached& state, std::uint32_t at);
    template <int suit>
    void choose(const Choice& sofar);
    void arrive(const Choice& choice);
    void offer(const Choice& choice, int jokers, int extra);
    void end(Reached state, std::optional<Reached>& best) const;
    void trace_rank(int rank, const Reached& state, Plan& plan) const;

    const Counted& counted_;
    const Lanes& lanes_;
    const Prices& prices_;
    Meter& meter_;
    Limits limits_{};
    std::vector<Frontier> layers_;
    // For the rank that is being left: the lists by suit, lane and jokers left.
    std::vector<Ranked> steps_;
    std::array<std::vector<List>, kSuits> known_;
    // The state that is being left.
    int rank_ = 0, left_ = 0;
    const Reached* from_ = nullptr;
    std::uint32_t at_ = 0;
    std::array<List, kSuits> lists_{};
    std::array<std::uint32_t, kSuits> chosen_{};  // the steps of the suits
    std::int64_t work_ = 0;
};

}  // namespace openrummy::table
