#include "split_module.hpp"

#include <nanobind/ndarray.h>

#include <bit>
#include <limits>

#include "split.hpp"

namespace nb = nanobind;

namespace openrummy::split {

namespace {

constexpr int kMostValue = 1000;  // as in openrummy.melds.objective; keeps every sum within 32 bits

using Hands = nb::ndarray<const Hand, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Left = nb::ndarray<std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

Hand checked(Hand hand) {
    if (hand & ~kPack) throw nb::value_error("a hand of one pack without jokers has the faces 0 to 51");
    return hand;
}

nb::object faces_of(Hand cards) {
    PyObject* tuple = PyTuple_New(std::popcount(cards));
    for (Py_ssize_t at = 0; cards; ++at, cards &= cards - 1) {
        PyTuple_SET_ITEM(tuple, at, PyLong_FromLong(std::countr_zero(cards)));
    }
    return nb::steal(tuple);
}

// A run in table order: an ace that ends it above the king comes last.
nb::object run_of(Hand run) {
    const int low = std::countr_zero(run);
    const bool broken = low % kRanks == 0 && !(run >> (low + 1) & 1);
    if (!broken) return faces_of(run);
    const int size = std::popcount(run);
    PyObject* tuple = PyTuple_New(size);
    Hand rest = run & (run - 1);
    for (Py_ssize_t at = 0; rest; ++at, rest &= rest - 1) {
        PyTuple_SET_ITEM(tuple, at, PyLong_FromLong(std::countr_zero(rest)));
    }
    PyTuple_SET_ITEM(tuple, size - 1, PyLong_FromLong(low));
    return nb::steal(tuple);
}

nb::object told(const Splitter& splitter, Hand hand) {
    const Division division = splitter.divide(hand);
    PyObject* melds = PyTuple_New(division.count);
    for (Py_ssize_t at = 0; at < division.count; ++at) {
        const Hand meld = division.melds[static_cast<std::size_t>(at)];
        PyTuple_SET_ITEM(melds, at, (at < division.sets ? faces_of(meld) : run_of(meld)).release().ptr());
    }
    PyObject* answer = PyTuple_New(4);
    const int worth = splitter.worth(hand);
    PyTuple_SET_ITEM(answer, 0, melds);
    PyTuple_SET_ITEM(answer, 1, faces_of(hand & ~division.melded()).release().ptr());
    PyTuple_SET_ITEM(answer, 2, PyLong_FromLong(worth - division.saved));
    PyTuple_SET_ITEM(answer, 3, PyLong_FromLong(worth));
    return nb::steal(answer);
}

nb::object best_discard(const Splitter& splitter, Hand hand) {
    int least = std::numeric_limits<int>::max();
    Hand which = 0;
    for (Hand rest = hand; rest; rest &= rest - 1) {
        const Hand card = rest & (~rest + 1);
        const int left = splitter.deadwood(hand ^ card);
        if (left < least) which = 0;
        if (left <= least) which |= card;
        least = std::min(least, left);
    }
    return nb::make_tuple(least, faces_of(which));
}

void fill(const Splitter& splitter, Hands hands, Left left) {
    if (hands.size() != left.size()) throw nb::value_error("as many answers as hands are needed");
    bool known = true;
    {
        nb::gil_scoped_release released;
        for (std::size_t i = 0; i < hands.size() && known; ++i) {
            known = !(hands.data()[i] & ~kPack);
            if (known) left.data()[i] = splitter.deadwood(hands.data()[i]);
        }
    }
    if (!known) throw nb::value_error("a hand of one pack without jokers has the faces 0 to 51");
}

}  // namespace

void bind(nb::module_& m) {
    nb::class_<Splitter>(m, "Splitter", "Divides one-pack hands without jokers, for one choice of values and of aces.")
        .def(
            "__init__",
            [](Splitter* self, nb::tuple values, bool ace_both) {
                if (values.size() < kCards) throw nb::value_error("52 values are needed");
                std::array<int, kCards> worth;
                for (std::size_t face = 0; face < kCards; ++face) {
                    worth[face] = nb::cast<int>(values[face]);
                    if (worth[face] < 0 || worth[face] > kMostValue) throw nb::value_error("a value is 0 to 1000");
                }
                new (self) Splitter(worth, ace_both);
            },
            nb::arg("values"), nb::arg("ace_both"))
        .def(
            "deadwood", [](const Splitter& self, Hand hand) { return self.deadwood(checked(hand)); }, nb::arg("hand"),
            "The least value that a division of the hand leaves.")
        .def(
            "worth", [](const Splitter& self, Hand hand) { return self.worth(checked(hand)); }, nb::arg("hand"),
            "The value of all cards of a hand.")
        .def(
            "split", [](const Splitter& self, Hand hand) { return told(self, checked(hand)); }, nb::arg("hand"),
            "A best division: (melds in table order, cards left, their value, the value of the whole hand).")
        .def(
            "best_discard", [](const Splitter& self, Hand hand) { return best_discard(self, checked(hand)); },
            nb::arg("hand"), "The least value left after a discard, and the cards whose discard leaves it.")
        .def("deadwoods", &fill, nb::arg("hands"), nb::arg("left"), "`deadwood` of many hands into an array as long.")
        .def(
            "count",
            [](const Splitter& self, int cards, int most) {
                if (cards < 0 || cards > kCards) throw nb::value_error("a hand of one pack has 0 to 52 cards");
                if (!self.alike()) throw nb::value_error("the values must be the same in every suit");
                nb::gil_scoped_release released;
                return self.count(cards, most);
            },
            nb::arg("cards"), nb::arg("most"), "How many hands of so many cards leave at most `most`.");
}

}  // namespace openrummy::split
