// Writes rows, tables and points in time for the report of a bundle.
import { escapeHtml } from '../pages/escape-html.ts';

export type Row = readonly [label: string, html: string];
export const rows = (all: readonly Row[]): string => all.map(([label, html]) => `<div><dt>${label}</dt><dd>${html}</dd></div>`).join('');

/** Writes a point in time in UTC, to the second. */
export const time = (at: string): string =>
  `<time datetime="${escapeHtml(at)}">${escapeHtml(at.replace('T', ' ').replace(/(?:\.\d+)?Z$/, ' UTC'))}</time>`;

/** `caption` and `heads` are fixed texts of the report, `body` is HTML. The first cell of a row is its header. */
export const table = (caption: string, heads: readonly string[], body: readonly (readonly string[])[]): string =>
  `
<table>
<caption>${caption}</caption>
<thead><tr>${heads.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${body.map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody>
</table>`;
