// The Python face of the judge.
#include <nanobind/nanobind.h>

#include <stdexcept>

#include "judge.hpp"
#include "judge_module.hpp"

namespace nb = nanobind;

namespace openrummy::judge {
namespace {

constexpr Faces kAllFaces = (Faces{1} << 52) - 1;

nb::tuple as_tuple(const Part& part) {
    nb::list faces;
    for (int i = 0; i < part.size; ++i) faces.append(static_cast<int>(part.faces[i]));
    return nb::tuple(faces);
}

nb::object find_way(Faces one, Faces two, int category, bool two_quads, int limit) {
    if ((one & ~kAllFaces) || (two & ~one))
        throw std::invalid_argument("faces outside 0-51, or a second copy without a first");
    if (category < 0 || category >= kCategories) throw std::invalid_argument("no such category");
    std::optional<Way> way;
    {
        nb::gil_scoped_release unlocked;
        way = find({one, two}, static_cast<Category>(category), two_quads, limit);
    }
    if (!way) return nb::none();
    nb::list parts;
    for (const Part& part : way->parts) parts.append(as_tuple(part));
    return nb::make_tuple(way->missing, way->helps, nb::tuple(parts));
}

}  // namespace

void bind(nb::module_& m) {
    m.def("find_way", &find_way, nb::arg("one"), nb::arg("two"), nb::arg("category"), nb::arg("two_quads"),
          nb::arg("limit"),
          "The fewest missing tiles of a category (its place in Category), the missing faces of every such layout,\n"
          "and one of them as faces; None when every layout lacks more than `limit`.  Raises ValueError for\n"
          "impossible faces or an unknown category.");
}

}  // namespace openrummy::judge
