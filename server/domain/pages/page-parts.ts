// Writes the HTML sections for the public facts, materials and certificates of a passport: the essentials in view, the rest folded.
import type { Certificate, Fact, FactGroup, Material } from '../../contract/index.ts';
import { lacksHost } from '../encoding/url.ts';
import { type Foreign, original } from '../foreign/index.ts';
import { citationsIn } from '../passport/citation.ts';
import { certificatesOf, materialsOf, toFacts } from '../passport/facts/facts.ts';
import { GROUPS } from '../passport/fields.ts';
import { formatDate, formatNumber, type Reading } from '../passport/format.ts';
import type { Passport } from '../passport/model.ts';
import { ANYONE } from '../passport/visible.ts';
import { COLON, ourLanguage, say } from '../passport/words.ts';
import { escapeHtml } from './escape-html.ts';
import { isEssential } from './essentials.ts';
import { foreignHtml } from './foreign-html.ts';
import { PAGE_WORDS as WORDS } from './page-words.ts';

/** What the head of the page shows of the product, in this order. */
const IDENTIFYING = ['category', 'brand', 'modelIdentifier', 'gtin', 'serial', 'batchOrLot'];
const CODES: ReadonlySet<string> = new Set(['gtin', 'serial', 'batchOrLot', 'dppCode']);

/** Shown above the groups, or in the table of certificates. */
const SHOWN: ReadonlySet<string> = new Set([...IDENTIFYING, 'productName', 'countryOfOrigin', 'certifications']);

export interface PassportParts {
  readonly identification: string;
  readonly origin: string;
  readonly groups: string;
}

/** What the head of the page shows, and the groups in their order. `qr`: the picture that belongs to the group of the passport itself. */
export function passportParts(passport: Passport, language: string, reading: Reading, qr: string): PassportParts {
  const groups = toFacts(passport, language, ANYONE);
  const facts = new Map(groups.flatMap((group) => group.facts.map((fact) => [fact.field, fact] as const)));
  const identifying = passport.gtin === undefined ? [...IDENTIFYING, 'dppCode'] : IDENTIFYING;
  const tables: Readonly<Record<string, Partial<Record<'first' | 'folded', string>>>> = {
    materials: { first: materialTable(materialsOf(passport, language), reading) },
    compliance: { folded: certificateTable(certificatesOf(passport, language), reading) },
    passport: { folded: qr },
  };
  const rowsOfNames = (names: readonly string[]): string => rowsOf(names.flatMap((name) => facts.get(name) ?? []));
  const sections = Object.entries(GROUPS).map(([id, label]) => {
    const group = groups.find((one) => one.id === id) ?? { id, label: say(label, reading.preferences), facts: [] };
    return groupSection(group, reading, tables[id]);
  });
  return {
    identification: rowsOfNames(identifying),
    origin: rowsOfNames(['countryOfOrigin']),
    groups: sections.filter((section) => section !== '').join('\n'),
  };
}

/** WCAG 3.1.2: declares the language of a text that differs from that of the page. */
export const langOf = (language: string | undefined): string => (language === undefined ? '' : ` lang="${escapeHtml(language)}"`);

const word = (name: keyof typeof WORDS, reading: Reading): string => escapeHtml(say(WORDS[name], reading.preferences));

/** A group without essentials is one closed line. */
function groupSection(
  { id, label, facts }: FactGroup,
  reading: Reading,
  { first = '', folded = '' } = {} as { first?: string; folded?: string },
): string {
  const shown = facts.filter(({ field }) => !SHOWN.has(field) && !field.startsWith('conformityCertificates/'));
  const essential = shown.filter(({ field }) => isEssential(field));
  const rest = shown.filter(({ field }) => !isEssential(field));
  if (shown.length === 0 && first === '' && folded === '') return '';
  const heading = `<h2 id="group-${escapeHtml(id)}">${escapeHtml(label)}</h2>`;
  const bases = citationsIn(
    facts.flatMap(({ legalBasis }) => legalBasis ?? []),
    ourLanguage(reading.preferences),
  );
  const basis =
    bases.length === 0
      ? ''
      : `<p class="basis">${word('basis', reading)}${say(COLON, reading.preferences)}${escapeHtml(bases.join(' · '))}</p>`;
  const inside = `${rowsOf(rest)}${folded}${basis}`;
  const count = rest.length === 0 ? '' : ` <span class="count">(${rest.length})</span>`;
  const open = `<section aria-labelledby="group-${escapeHtml(id)}">`;
  if (essential.length === 0 && first === '')
    return `${open}<details class="whole"><summary>${heading}${count}</summary>${inside}</details></section>`;
  const summary = rest.length === 0 && folded === '' ? word('basis', reading) : `${word('more', reading)}${count}`;
  return `${open}${heading}${first}${rowsOf(essential)}${inside === '' ? '' : `<details><summary aria-describedby="group-${escapeHtml(id)}">${summary}</summary>${inside}</details>`}</section>`;
}

function rowsOf(facts: readonly Fact[]): string {
  const rows = facts.map((fact) => {
    // Our own words stay outside the element in the manufacturer's language.
    const label =
      fact.labelLanguage === undefined ? foreignHtml(fact.label) : `<span${langOf(fact.labelLanguage)}>${foreignHtml(fact.label)}</span>`;
    const code = CODES.has(fact.field) ? ' class="code"' : '';
    return `<div><dt>${label}</dt><dd dir="auto"${code}${langOf(fact.valueLanguage)}>${linked(fact.value)}</dd></div>`;
  });
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
}
/** Links only http and https addresses and always shows the complete address as the link text. */
const linked = (text: Foreign): string => {
  const value = original(text);
  return /^https?:\/\/[^\s]+$/.test(value) && !lacksHost(value)
    ? `<a href="${escapeHtml(value)}" rel="nofollow noopener noreferrer">${foreignHtml(value)}</a>`
    : foreignHtml(value);
};

function materialTable(materials: readonly Material[], reading: Reading): string {
  if (materials.length === 0) return '';
  const percent = (value: number | undefined): string =>
    value === undefined ? word('unknown', reading) : `${escapeHtml(formatNumber(value, reading))} %`;
  const rows = materials.map(
    ({ name, language, percentage, recycledContent, hazardous }) =>
      `<tr><th scope="row" dir="auto"><span${langOf(language)}>${foreignHtml(name)}</span>${hazardous === true ? ` <em>(${word('hazardous', reading)})</em>` : ''}</th><td>${percent(percentage)} <meter min="0" max="100" value="${percentage}" aria-hidden="true"></meter></td><td>${percent(recycledContent)}</td></tr>`,
  );
  return `<div class="wide" role="group" aria-label="${word('materials', reading)}" tabindex="0"><table><thead><tr><th scope="col">${word('material', reading)}</th><th scope="col">${word('share', reading)}</th><th scope="col">${word('recycled', reading)}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function certificateTable(certificates: readonly Certificate[], reading: Reading): string {
  if (certificates.length === 0) return '';
  const rows = certificates.map(
    ({ name, language, number, notifiedBodyNumber, validUntil }) =>
      `<tr><th scope="row" dir="auto"${langOf(language)}>${foreignHtml(name)}</th><td>${foreignHtml(number ?? '–')}</td><td>${foreignHtml(notifiedBodyNumber ?? '–')}</td><td>${validUntil === undefined ? '–' : `<time datetime="${escapeHtml(validUntil)}">${escapeHtml(formatDate(validUntil, reading, { dateStyle: 'long' }))}</time>`}</td></tr>`,
  );
  const head = (['certificate', 'number', 'body', 'until'] as const).map((name) => `<th scope="col">${word(name, reading)}</th>`).join('');
  return `<h3 id="certificates">${word('certificates', reading)}</h3><div class="wide" role="group" aria-labelledby="certificates" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
