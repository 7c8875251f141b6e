// The script of all pages: a filter for long tables, and a scrubber for stories of events.
//
// A page is complete without it: the script adds its controls itself, hides rows and fades events, and takes
// nothing away that a reader cannot bring back. It has no `<` and no `&`, so it is well-formed inside XML.

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

    function scrub(figure) {
      var rows = Array.from(figure.querySelector("details table").tBodies[0].rows);
      var marks = Array.from(figure.querySelectorAll("[data-event]"));
      var box = make("p", { className: "scrub" });
      var range = make("input", { type: "range", min: 1, max: rows.length, value: rows.length });
      var words = make("output", {});
      range.setAttribute("aria-label", "Show the events up to");
      function show() {
        var last = Number(range.value);
        marks.forEach(function (mark) {
          var event = Number(mark.dataset.event);
          mark.classList.toggle("later", event > last);
          mark.classList.toggle("now", event === last);
        });
        var cells = Array.from(rows[last - 1].cells).map(function (cell) { return cell.textContent; });
        words.textContent = last + " of " + rows.length + ": " + cells.join(" · ");
        range.setAttribute("aria-valuetext", words.textContent);
      }
      range.addEventListener("input", show);
      marks.forEach(function (mark) {
        mark.addEventListener("click", function () { range.value = mark.dataset.event; show(); });
      });
      box.append(range, words);
      figure.insertBefore(box, figure.querySelector("svg"));
      show();
      marks.forEach(function (mark) { mark.classList.remove("now"); });
    }

    document.querySelectorAll("table").forEach(filter);
    document.querySelectorAll("figure.story").forEach(scrub);
    })();

    """
}
