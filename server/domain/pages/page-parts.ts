// Writes the HTML sections for the public facts, materials and certificates of a passport.
import type { Certificate, FactGroup, Material } from '../../contract/index.ts';
import { lacksHost } from '../encoding/url.ts';
import { type Foreign, original } from '../foreign/index.ts';
import { citationIn } from '../passport/citation.ts';
import { certificatesOf, materialsOf, toFacts } from '../passport/facts/facts.ts';
import { formatDate, formatNumber, type Reading } from '../passport/format.ts';
import type { Passport } from '../passport/model.ts';
import { ANYONE } from '../passport/visible.ts';
import { ourLanguage, say } from '../passport/words.ts';
import { escapeHtml } from './escape-html.ts';
import { foreignHtml } from './foreign-html.ts';
import { PAGE_WORDS as WORDS } from './page-words.ts';

/** Fields already shown in the head of the page. */
const SHOWN: ReadonlySet<string> = new Set(['dppCode', 'gtin', 'serial', 'batchOrLot', 'productName', 'certifications']);

export function passportFields(passport: Passport, language: string, reading: Reading): string {
  const groups = toFacts(passport, language, ANYONE)
    .map((group) => ({
      ...group,
      facts: group.facts.filter(({ field }) => !SHOWN.has(field) && !field.startsWith('conformityCertificates/')),
    }))
    .filter(({ facts }) => facts.length > 0);
  return [
    materialTable(materialsOf(passport, language), reading),
    certificateTable(certificatesOf(passport, language), reading),
    ...groups.map((group) => factSection(group, reading)),
  ].join('\n');
}

/** WCAG 3.1.2: declares the language of a text that differs from that of the page. */
export const langOf = (language: string | undefined): string => (language === undefined ? '' : ` lang="${escapeHtml(language)}"`);

const word = (name: keyof typeof WORDS, reading: Reading): string => escapeHtml(say(WORDS[name], reading.preferences));

function factSection({ id, label, facts }: FactGroup, reading: Reading): string {
  const rows = facts.map((fact) => {
    const basis = citationIn(fact.legalBasis ?? 'none', ourLanguage(reading.preferences));
    const small = basis === '' ? '' : ` <small>${escapeHtml(basis)}</small>`;
    // Our own words stay outside the element in the manufacturer's language.
    const label =
      fact.labelLanguage === undefined ? foreignHtml(fact.label) : `<span${langOf(fact.labelLanguage)}>${foreignHtml(fact.label)}</span>`;
    return `<div><dt>${label}${small}</dt><dd dir="auto"${langOf(fact.valueLanguage)}>${linked(fact.value)}</dd></div>`;
  });
  return `<section aria-labelledby="group-${escapeHtml(id)}"><h2 id="group-${escapeHtml(id)}">${escapeHtml(label)}</h2><dl>${rows.join('')}</dl></section>`;
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
  return `<section aria-labelledby="materials"><h2 id="materials">${word('materials', reading)}</h2><div class="wide" role="group" aria-labelledby="materials" tabindex="0"><table><thead><tr><th scope="col">${word('material', reading)}</th><th scope="col">${word('share', reading)}</th><th scope="col">${word('recycled', reading)}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

function certificateTable(certificates: readonly Certificate[], reading: Reading): string {
  if (certificates.length === 0) return '';
  const rows = certificates.map(
    ({ name, language, number, notifiedBodyNumber, validUntil }) =>
      `<tr><th scope="row" dir="auto"${langOf(language)}>${foreignHtml(name)}</th><td>${foreignHtml(number ?? '–')}</td><td>${foreignHtml(notifiedBodyNumber ?? '–')}</td><td>${validUntil === undefined ? '–' : `<time datetime="${escapeHtml(validUntil)}">${escapeHtml(formatDate(validUntil, reading, { dateStyle: 'long' }))}</time>`}</td></tr>`,
  );
  const head = (['certificate', 'number', 'body', 'until'] as const).map((name) => `<th scope="col">${word(name, reading)}</th>`).join('');
  return `<section aria-labelledby="certificates"><h2 id="certificates">${word('certificates', reading)}</h2><div class="wide" role="group" aria-labelledby="certificates" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}
