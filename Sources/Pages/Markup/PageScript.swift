// The script of all pages: a filter for long tables.
//
// A page is complete without it: the script adds its controls itself, hides rows, and takes nothing away that a
// reader cannot bring back. It has no `<` and no `&`, so it is well-formed inside XML.

enum PageScript {
  /// The least number of rows of a table with a filter.
  static let leastRows = 12

  static let text = """
    (function () {
    "use strict";
    function make(name, settings) { return Object.assign(document.createElement(name), settings); }

    function filter(table) {
      var groups = [];
      Array.from(table.tBodies[0].rows).forEach(function (row) {
        if (row.classList.contains("note")) groups[groups.length - 1].push(row); else groups.push([row]);
      });
      if (\(leastRows) > groups.length) return;
      var box = make("p", { className: "filter" });
      var input = make("input", { type: "search", placeholder: "Filter rows" });
      var count = make("output", { textContent: groups.length + " rows" });
      input.setAttribute("aria-label", "Filter the rows of: " + table.caption.textContent);
      input.addEventListener("input", function () {
        var words = input.value.toLowerCase().split(/\\s+/);
        var shown = groups.filter(function (rows) {
          var text = rows.map(function (row) { return row.textContent; }).join(" ").toLowerCase();
          var fits = words.every(function (word) { return text.includes(word); });
          rows.forEach(function (row) { row.hidden = !fits; });
          return fits;
        });
        count.textContent = (words.join("") ? shown.length + " of " : "") + groups.length + " rows";
      });
      box.append(input, count);
      var place = table.closest(".scroll") || table;
      place.parentNode.insertBefore(box, place);
    }

    document.querySelectorAll("table").forEach(filter);
    })();

    """
}
