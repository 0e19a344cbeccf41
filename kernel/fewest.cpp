#include "fewest.hpp"

#include <algorithm>
#include <limits>

namespace openrummy::table {

namespace {

constexpr std::int64_t kUnlimited = std::numeric_limits<std::int64_t>::max();
// A narrow sweep is quick and its answer is a limit for the next; one that never had to leave a state out is exact.
constexpr std::array<std::size_t, 3> kWidths{16, 256, kEverything};
constexpr std::int64_t kFirstWork = 4'000;    // choices worth looking at before better prices are sought
constexpr int kStride = 3 * kMeld;              // how far above the first floor the best one may be
constexpr std::int64_t kMostWork = 2'000'000;  // choices worth looking at to know the fewest changes

// The least cost, and a way that comes to it.
Found cheapest(const Counted& counted, int limit, Meter& meter) {
    const std::vector<Old> none;
    const Lanes lanes(counted, none);
    Found best;
    best.possible = lanes.complete();
    if (!best.possible) return best;
    Prices prices(lanes, kMeld, false);
    Search search(counted, lanes, prices, meter);
    for (const std::size_t width : kWidths) {
        const int within = best.plan ? best.cost - 1 : limit;
        if (width == kWidths[1]) prices.improve(best.plan ? kMeld * best.cost - prices.floor() : 2 * kMeld);
        best.proved = best.plan && prices.floor() > kMeld * (best.cost - 1);
        if (best.proved) break;
        const Search::Pass pass = search.pass(width, kUnlimited, {within, kMeld * within});
        if (pass.end) {
            best.plan = search.trace(*pass.end);
            best.cost = pass.end->cost;
        }
        best.proved = pass.complete || (best.plan && best.cost == lanes.floor());
        if (best.proved || meter.spent(0)) break;
    }
    return best;
}

// Asks for most melds first, and for one less each time that nothing is found.
void keep_most(const Counted& counted, const std::vector<Old>& olds, Found& best, Meter& meter) {
    best.fewest = false;
    Lanes lanes(counted, olds);
    if (!lanes.complete()) return;
    lanes.keep_within(best.cost);
    Prices prices(lanes, kMeld, true);
    Search search(counted, lanes, prices, meter);
    const auto limits = [&](int kept) { return Limits{best.cost, prices.price() * best.cost - kMeld * kept}; };
    const auto most = [&] { return std::min((limits(0).hope - prices.floor()) / kMeld, static_cast<int>(olds.size())); };
    Search::Pass pass;
    bool complete = true;
    const auto search_down = [&](std::int64_t work) {
        complete = true;
        for (int kept = most(); !pass.end && kept >= 0 && complete && work > 0; --kept) {
            pass = search.pass(kEverything, work, limits(kept));
            complete = pass.end || pass.complete;  // an end is one of most melds even in a narrowed pass
            work -= pass.work;
        }
    };
    search_down(kFirstWork);
    if (!pass.end) {
        prices.improve(kStride);
        search_down(kMostWork);
    }
    best.fewest = pass.end && complete;
    // Where the least cost is not known, a cheaper way may come along.
    const auto take_end = [&] {
        if (!pass.end) return;
        best.plan = search.trace(*pass.end);
        best.cost = pass.end->cost;
    };
    take_end();
    for (std::size_t n = 0; !best.fewest && n + 1 < kWidths.size(); ++n) {
        const int more = best.plan ? static_cast<int>(best.plan->kept.size()) + 1 : 0;
        pass = search.pass(kWidths[n], kUnlimited, limits(more));
        take_end();
        if (meter.spent(0)) break;
    }
}

}  // namespace

Found fewest_changes(const Counted& counted, const std::vector<Old>& olds, int limit, bool least, Meter& meter) {
    Found best;
    best.cost = limit;
    if (!least) best = cheapest(counted, limit, meter);
    if (least || best.plan) keep_most(counted, olds, best, meter);
    if (best.plan) return best;
    best = cheapest(counted, limit, meter);
    best.fewest = false;
    return best;
}

}  // namespace openrummy::table
