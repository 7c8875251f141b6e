// The style of all pages: light and dark, from a phone to a wide screen, and on paper.
//
// Colours have names of what they mean. Charts use the colours `c1` to `c5`, which differ in lightness too,
// so that they can be told apart without hue. The text has no `<` and no `&`, so it is well-formed inside
// XML.

enum StyleSheet {
  static let text = colours + layout + tables + charts + controls + paper

  /// The style of a chart that is a file of its own.
  static let ofDrawings = colours + charts

  private static let colours = """
    :root{color-scheme:light dark;--paper:#f7f5f0;--card:#fffefb;--ink:#22201c;--soft:#6a655c;--line:#e3ded3;
    --good:#1f7a4d;--bad:#b3261e;--warn:#8a5a00;--goodwash:#e4f2e8;--badwash:#fbe6e3;--warnwash:#faeed6;
    --c1:#1f5fa8;--c2:#c2570c;--c3:#2b7f62;--c4:#7a4fb5;--c5:#8c8478;--band:#e9c46a;--grid:#ebe6db;
    --plum:#5b2a6e}
    @media (prefers-color-scheme:dark){:root{--paper:#151618;--card:#1d1f22;--ink:#ece9e2;--soft:#a09a8e;
    --line:#33353a;--good:#6fcf97;--bad:#ff8a80;--warn:#f0b95b;--goodwash:#17321f;--badwash:#3d1c1a;
    --warnwash:#3a2c10;
    --c1:#7fb2f0;--c2:#f2995a;--c3:#74c9a5;--c4:#bd9cf0;--c5:#8d887e;--band:#8a6d1f;--grid:#2a2c30;
    --plum:#d3a6e8}}

    """

  private static let layout = """
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);
    font:16px/1.55 ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
    overflow-wrap:break-word}
    header,main,footer{max-width:1080px;margin:0 auto;padding:0 20px}
    header{padding-top:40px;padding-bottom:8px}
    .kind{margin:0;color:var(--soft);font-size:13px;letter-spacing:.08em;text-transform:uppercase}
    h1{font:600 clamp(26px,4.4vw,42px)/1.16 ui-serif,Georgia,"Noto Serif",serif;margin:10px 0 14px;
    display:flex;gap:.45em;align-items:flex-start;text-wrap:balance;letter-spacing:-.01em}
    .sign{flex:none;width:1.25em;height:1.25em;border-radius:50%;display:grid;place-items:center;
    font:700 .62em/1 ui-sans-serif,system-ui,sans-serif;width:1.9em;height:1.9em;margin-top:.02em}
    .good .sign{background:var(--goodwash);color:var(--good)}
    .bad .sign{background:var(--badwash);color:var(--bad)}
    .plain .sign{background:var(--line);color:var(--soft)}
    .lead{font-size:18px;line-height:1.5;max-width:68ch;margin:0 0 10px}
    .about{color:var(--soft);font-size:14px;margin:14px 0 0}
    .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(148px,1fr));gap:1px;margin:26px 0 0;
    background:var(--line);border:1px solid var(--line);border-radius:12px;overflow:hidden}
    .tiles div{background:var(--card);padding:14px 16px;display:flex;flex-direction:column-reverse;
    justify-content:flex-end}
    .tiles dt{color:var(--soft);font-size:13px;line-height:1.35}
    .tiles dd{margin:0;font:600 25px/1.25 ui-serif,Georgia,"Noto Serif",serif;
    font-variant-numeric:tabular-nums lining-nums}
    nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:4px 18px;padding:0;margin:24px 0 0;font-size:14px}
    a{color:var(--c1);text-underline-offset:3px}
    section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:22px 24px 24px;
    margin:22px 0;scroll-margin-top:12px}
    h2{font:600 22px/1.25 ui-serif,Georgia,"Noto Serif",serif;margin:0 0 14px}
    h3{font-size:15px;margin:26px 0 8px}
    section p{max-width:72ch;margin:0 0 12px}
    .quiet{color:var(--soft);font-size:14px}
    .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,330px),1fr));gap:8px 40px}
    .pair h3{margin-top:10px}
    code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    pre{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:10px 12px;
    margin:8px 0 12px;
    white-space:pre-wrap;overflow-wrap:anywhere}
    blockquote{margin:0 0 14px;padding:12px 16px;border-left:4px solid var(--bad);background:var(--badwash);
    border-radius:0 8px 8px 0}
    details{margin-top:12px}
    summary{cursor:pointer;color:var(--soft);font-size:14px;padding:4px 0}
    summary:focus-visible,a:focus-visible,.scroll:focus-visible{outline:2px solid var(--c1);
    outline-offset:2px}
    footer{color:var(--soft);font-size:13px;padding-bottom:48px}
    @media (max-width:560px){header,main,footer{padding-left:14px;padding-right:14px}
    section{padding:18px 16px;border-radius:12px;margin:16px 0}.lead{font-size:16.5px}header{padding-top:24px}
    .tiles{grid-template-columns:1fr 1fr}.tiles dd{font-size:21px}}

    """

  private static let tables = """
    .scroll{overflow-x:auto;margin-top:6px}
    .scroll+.scroll,.cards+.cards,.bars+.scroll,.pair+.scroll,.scroll+.pair{margin-top:24px}
    @media (min-width:621px){.cards th:first-child{width:27%}.cards td:nth-child(2){width:17%}
    .cards td:nth-child(5),.cards th:nth-child(5){padding-left:14px}}
    table{border-collapse:collapse;width:100%;font-size:14.5px;font-variant-numeric:tabular-nums lining-nums}
    caption{text-align:left;color:var(--soft);font-size:13px;padding-bottom:6px}
    th,td{text-align:left;vertical-align:top;padding:7px 14px 7px 0;border-top:1px solid var(--line)}
    th{font-weight:600}
    thead th{border-top:0;color:var(--soft);font-weight:500;font-size:13px;vertical-align:bottom}
    tbody th{font-weight:500}
    th:last-child,td:last-child{padding-right:0}
    .n{text-align:right;white-space:nowrap}
    tr.note td{border-top:0;padding-top:0;color:var(--soft);font-size:13.5px}
    .tag{display:inline-block;font-size:12.5px;line-height:1.5;border-radius:99px;padding:0 9px;
    white-space:nowrap;
    background:var(--line);color:var(--ink)}
    .tag.held{background:var(--goodwash);color:var(--good)}
    .tag.missed{background:var(--badwash);color:var(--bad)}
    .tag.finding{background:var(--warnwash);color:var(--warn)}
    .meter{display:block;min-width:90px;height:9px;margin-top:7px;background:var(--grid);border-radius:5px;
    overflow:hidden;
    print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .meter i{display:block;height:100%;background:var(--c1);border-radius:5px}
    .bars td.w{width:45%}
    .shelves+figure{margin-top:26px}
    @media (min-width:621px){.shelves td:last-child{width:52%}}
    .places i{display:inline-block;min-width:25px;height:25px;padding:0 4px;margin:0 3px 3px 0;
    border-radius:4px;border:1px solid var(--c1);font:500 12px/23px ui-sans-serif,system-ui,sans-serif;
    text-align:center;vertical-align:middle;
    print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .legend.places i{min-width:16px;width:16px;height:16px;margin:0 7px 0 0}
    .places .read{background:var(--c1);color:var(--card)}
    .places .owned{background:color-mix(in oklab,var(--c1) 16%,var(--card))}
    .places .missing{border-style:dashed;border-color:var(--soft);color:var(--soft)}
    .heat td{text-align:center;border:2px solid var(--card);border-radius:6px;padding:8px 6px;
    print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .heat table{table-layout:fixed;min-width:290px}.heat thead th+th{text-align:center}
    .heat th:first-child{width:21%}
    .heat tbody th{border-top:0;padding-top:10px}
    .q0{background:color-mix(in oklab,var(--c1) 5%,var(--card))}
    .q1{background:color-mix(in oklab,var(--c1) 14%,var(--card))}
    .q2{background:color-mix(in oklab,var(--c1) 24%,var(--card))}
    .q3{background:color-mix(in oklab,var(--c1) 34%,var(--card))}
    .q4{background:color-mix(in oklab,var(--c1) 46%,var(--card))}
    @media (max-width:620px){.heat table{font-size:12.5px}.heat td{padding:8px 1px}.heat th{padding-right:4px}
    .heat th:first-child{width:29%}
    .cards thead{position:absolute;clip-path:inset(50%);height:1px;width:1px;overflow:hidden}
    .cards table,.cards tbody,.cards tr,.cards th,.cards td,.cards caption{display:block}
    .cards tr{border-top:1px solid var(--line);padding:10px 0;display:grid;grid-template-columns:1fr 1fr;
    gap:0 14px}
    .cards tr.note{border-top:0;padding:0 0 10px;margin-top:-6px;display:block}
    .cards tbody th,.shelves td:last-child{grid-column:1/3;font-size:15.5px}
    .cards th,.cards td{border:0;padding:1px 0;text-align:left}
    .cards td[data-label]::before{content:attr(data-label) " ";color:var(--soft);font-size:13px}}

    """

  private static let charts = """
    figure{margin:0 0 18px;container-type:inline-size}
    figcaption{font-weight:600;font-size:15px;margin-bottom:2px}
    figcaption span{display:block;font-weight:400;color:var(--soft);font-size:13.5px}
    svg{display:none;width:100%;height:auto;
    font:12px ui-sans-serif,system-ui,-apple-system,"Noto Sans",sans-serif;
    print-color-adjust:exact;-webkit-print-color-adjust:exact}
    svg.s{display:block}
    @container (min-width:460px){svg.s{display:none}svg.m{display:block}}
    @container (min-width:760px){svg.m{display:none}svg.l{display:block}}
    svg.only{display:block}
    svg text{fill:var(--ink)}
    svg .soft{fill:var(--soft)}
    svg .grid{stroke:var(--grid);stroke-width:1;fill:none}
    svg .axis{stroke:var(--soft);stroke-width:1;fill:none}
    svg .band{fill:var(--band);opacity:.28}
    svg .limit{stroke:var(--bad);stroke-width:1.5;stroke-dasharray:4 3;fill:none}
    svg .bad{fill:var(--bad)}svg .badline{stroke:var(--bad);stroke-width:1.6;fill:none}
    svg .warn{fill:var(--warn)}
    svg .f1{fill:var(--c1)}svg .f2{fill:var(--c2)}svg .f3{fill:var(--c3)}svg .f4{fill:var(--c4)}
    svg .f5{fill:var(--c5)}
    svg .l1,svg .l2,svg .l3,svg .l4,svg .l5{fill:none;stroke-width:1.8;stroke-linejoin:round;
    stroke-linecap:round}
    svg .l1{stroke:var(--c1)}svg .l2{stroke:var(--c2)}svg .l3{stroke:var(--c3)}svg .l4{stroke:var(--c4)}
    svg .l5{stroke:var(--c5)}
    svg .wash{opacity:.22}svg .strongdot{opacity:.55}
    svg .ghost{stroke-dasharray:3 4}
    svg .strong{font-weight:600}
    .legend{list-style:none;display:flex;flex-wrap:wrap;gap:2px 18px;padding:0;margin:4px 0 8px;
    font-size:13.5px}
    .legend i{display:inline-block;width:12px;height:12px;border-radius:3px;margin-right:7px;
    vertical-align:-1px;
    print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .b1{background:var(--c1)}.b2{background:var(--c2)}.b3{background:var(--c3)}.b4{background:var(--c4)}
    .b5{background:var(--c5)}.bb{background:var(--bad)}.by{background:var(--band)}

    """

  /// The style of the controls that the script adds.
  private static let controls = """
    tr[hidden]{display:none!important}
    .filter{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;margin:10px 0 0;font-size:13.5px;
    color:var(--soft)}
    .filter input{font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--line);
    border-radius:8px;
    padding:5px 10px;width:min(100%,260px)}
    .filter input:focus-visible,.scrub input:focus-visible{outline:2px solid var(--c1);outline-offset:2px}
    .scrub{margin:2px 0 8px;font-size:13.5px;color:var(--soft);max-width:none}
    .scrub input{display:block;width:100%;accent-color:var(--c1);margin:0 0 4px}
    .scrub output{display:block;min-height:3.1em}
    .scrub~svg [data-event]{cursor:pointer}svg .later{opacity:.13}svg .now text{fill:var(--c1)}

    """

  private static let paper = """
    @media print{.filter,.scrub{display:none}svg .later{opacity:1}:root{--paper:#fff;--card:#fff}
    body{font-size:11pt}nav,summary{display:none}
    details:not([open])::details-content{content-visibility:visible;display:block}
    section{border:0;padding:0;margin:18pt 0;break-inside:auto}figure,tr,blockquote{break-inside:avoid}
    header{padding-top:0}.scroll{overflow:visible}h2{break-after:avoid}}

    """
}
