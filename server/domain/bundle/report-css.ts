// Defines the style sheet of the report: black on white, so that the screen looks like the print.
export const REPORT_CSS = `
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #000; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.8rem; margin: 0 0 .5rem; }
h2 { font-size: 1.3rem; margin: 1.5rem 0 .5rem; }
h3 { font-size: 1.15rem; margin: 0 0 .5rem; }
section { border-top: 2px solid #000; padding: 1rem 0; overflow-x: auto; }
dl { margin: 0 0 1rem; }
dl div { display: grid; grid-template-columns: minmax(9rem, 1fr) 3fr; gap: .25rem 1rem; padding: .25rem 0; border-top: 1px solid #999; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin: 0 0 1rem; }
caption { text-align: start; font-weight: 600; padding: .25rem 0; }
th, td { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #999; overflow-wrap: anywhere; }
tbody th { font-weight: 500; white-space: nowrap; }
.code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.difference { border: 2px solid #000; padding: .5rem; }
.note { white-space: pre-line; }
figure { margin: .5rem 0 1rem; }
img { display: block; max-width: 100%; max-height: 30rem; }
.line { border-bottom: 1px solid #000; padding-top: 4rem; }
@media (max-width: 34rem) { dl div { grid-template-columns: 1fr; } }
@media print { body { font-size: 10pt; } h2, h3, caption { break-after: avoid; } tr, dl div, figure { break-inside: avoid; } .signatures { break-before: page; } }
`;
