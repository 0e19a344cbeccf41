#include "meter.hpp"

#include <algorithm>
#include <limits>

namespace openrummy::table {

Meter::Meter(std::int64_t nodes, double seconds) : nodes_(nodes < 0 ? std::numeric_limits<std::int64_t>::max() : nodes) {
    using std::chrono::steady_clock;
    if (seconds >= 0) {
        until_ = steady_clock::now() + std::chrono::duration_cast<steady_clock::duration>(
                                           std::chrono::duration<double>(std::min(seconds, 1e9)));
    }
}

bool Meter::spent(std::size_t more) {
    nodes_ -= static_cast<std::int64_t>(more);
    spent_ = spent_ || nodes_ < 0 || (until_ && std::chrono::steady_clock::now() > *until_);
    return spent_;
}

}  // namespace openrummy::table
