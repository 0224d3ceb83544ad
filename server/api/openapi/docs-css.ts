// Extends the style sheet of the passport page, with its colours and print rules, for the interface documentation.
export const DOCS_CSS = `
.top, body > nav { max-width: 60rem; margin: 0 auto; padding: 1rem; }
body > nav > ul { columns: 16rem; padding: 0; list-style: none; }
body > nav > ul > li { break-inside: avoid; font-weight: 600; }
body > nav ul ul { padding: 0 0 .75rem 1rem; list-style: none; }
body > nav ul ul li { font-weight: 400; }
body > nav a { display: inline-block; padding: .15rem 0; }
h2 { font-size: 1.5rem; }
h3 { font-size: 1.15rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
h4 { font-size: 1rem; margin: 1rem 0 .25rem; }
article { border-top: 1px solid var(--line); padding: 1.25rem 0; }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: .75rem; background: var(--ground); border: 1px solid var(--line); border-radius: .4rem; }
pre code { overflow-wrap: normal; }
em { color: var(--soft); font-style: normal; font-size: .85em; }
th, td { font-size: .9rem; min-width: 6rem; }
:target { outline: 3px solid var(--link); outline-offset: 4px; }
@media print {
  article { break-inside: auto; }
  pre { white-space: pre-wrap; }
  table { table-layout: auto; }
}
`;
