// Defines the style sheet of the passport page, served as a separate file: light, dark, high contrast, narrow, print.
export const PAGE_CSS = `
:root { color-scheme: light dark; --ground: #fbfbf9; --card: #fff; --ink: #1b1d1f; --soft: #55595e; --line: #d5d7d3; --link: #0b57a8; --good: #0c6b35; --bad: #b3180f; --warn: #7a4b00; --warn-ground: #fff1cf; --bar: #41799f; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14171a; --card: #1d2125; --ink: #eceef0; --soft: #b0b6bc; --line: #3a4047; --link: #8cc0ff; --good: #6fd79a; --bad: #ff9b92; --warn: #ffd98a; --warn-ground: #3a2c0a; --bar: #7fb3d8; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main, footer { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: clamp(1.6rem, 5vw, 2.4rem); line-height: 1.2; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 0 0 .75rem; }
a { color: var(--link); text-underline-offset: .15em; overflow-wrap: anywhere; }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
bdi { overflow-wrap: anywhere; }
.skip { position: absolute; left: -100vw; padding: .75rem 1rem; background: var(--card); }
.skip:focus { left: 0; top: 0; z-index: 2; }
.kind, .made { margin: 0 0 .25rem; color: var(--soft); }
.sample { margin: 0; padding: .6rem 1rem; text-align: center; color: var(--warn); background: var(--warn-ground); border-bottom: 2px solid; letter-spacing: .04em; }
section, .notice { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; margin: 1rem 0; }
.notice { color: var(--warn); background: var(--warn-ground); border-color: currentColor; font-weight: 600; }
.notice.invalid { color: var(--bad); }
.signature { border-left-width: .5rem; }
.signature p { margin: .25rem 0; }
.signature.verified { border-left-color: var(--good); } .signature.verified .state { color: var(--good); }
.signature.failed { border-left-color: var(--bad); } .signature.failed .state { color: var(--bad); }
.signature.unsigned, .signature.unchecked { border-left-color: var(--warn); } .signature.unsigned .state, .signature.unchecked .state { color: var(--warn); }
.state { font-size: 1.2rem; }
.mark { font-weight: 700; }
.meaning, small { color: var(--soft); font-size: .85rem; }
small { display: block; font-weight: 400; }
.maker { margin: 0; font-weight: 600; }
figure { width: fit-content; margin: 1rem 0 0; padding: .5rem; background: #fff; border: 1px solid var(--line); border-radius: .6rem; line-height: 0; }
img { image-rendering: pixelated; }
dl { margin: 0; display: grid; grid-template-columns: minmax(min-content, 1fr) 2fr; gap: 0 1rem; }
dl div { display: grid; grid-column: 1 / -1; grid-template-columns: minmax(8rem, 1fr) 2fr; grid-template-columns: subgrid; padding: .35rem 0; border-top: 1px solid var(--line); }
dl div:first-child { border-top: 0; }
dt { max-width: 20rem; color: var(--soft); }
dt, dt bdi { overflow-wrap: break-word; }
dd { margin: 0; overflow-wrap: anywhere; }
summary { padding: .6rem 0; cursor: pointer; color: var(--link); }
summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.whole > summary { padding: .3rem 0; color: var(--soft); }
summary h2 { display: inline; color: var(--ink); }
section > details.whole { margin: -.3rem 0; }
.basis { margin: .75rem 0 0; color: var(--soft); font-size: .85rem; }
.code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tbody th { font-weight: 500; }
td { font-variant-numeric: tabular-nums; }
meter { width: 6rem; vertical-align: middle; }
meter::-webkit-meter-optimum-value { background: var(--bar); }
meter::-moz-meter-bar { background: var(--bar); }
.links { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; padding: 0; list-style: none; }
.links a { display: inline-block; padding: .6rem 0; }
[aria-current] { font-weight: 700; text-decoration: none; color: var(--ink); }
footer { color: var(--soft); font-size: .85rem; overflow-wrap: anywhere; }
@media (max-width: 34rem) {
  main, footer { padding: .75rem; }
  section, .notice { padding: .6rem .75rem; margin: .6rem 0; }
  h2 { margin-bottom: .4rem; }
  dl, table { font-size: .95rem; line-height: 1.45; }
  dl { grid-template-columns: minmax(min-content, 4fr) 5fr; }
  dl div { padding: .3rem 0; }
  dt { max-width: 12rem; }
  th, td { padding-block: .3rem; }
  meter { display: none; }
  summary { padding: .4rem 0; }
}
@media (prefers-contrast: more) { :root { --soft: var(--ink); --line: currentColor; } }
@media print {
  :root { color-scheme: light; --ground: #fff; --card: #fff; --ink: #000; --soft: #333; --line: #999; --link: #000; --good: #000; --bad: #000; --warn: #000; --warn-ground: #fff; }
  body { font-size: 10pt; }
  .skip, nav { display: none; }
  .sample { position: fixed; top: 0; left: 0; right: 0; background: #fff; }
  .sample ~ main { padding-top: 3rem; }
  section, .notice, figure { break-inside: avoid-page; border-color: #999; }
  h2 { break-after: avoid; }
  tr, dl div { break-inside: avoid; }
  /* What is folded on a screen is printed. */
  details::details-content { content-visibility: visible; display: block; }
  details > summary { list-style: none; color: #000; }
  details:not(.whole) > summary, .count { display: none; }
}
`;
