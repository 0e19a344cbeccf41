// A bound on the work of an answer.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace openrummy::table {

// Counts states against a bound of states or of time; once it is passed, only narrow sweeps go on.
class Meter {
  public:
    Meter(std::int64_t nodes, double seconds);  // negative: no bound
    bool spent(std::size_t more);

  private:
    std::int64_t nodes_;
    std::optional<std::chrono::steady_clock::time_point> until_;
    bool spent_ = false;
};

}  // namespace openrummy::table
