// Writes the page that lists the active passports of a product: HTML without script, everything escaped.

import { labelOf } from '../passport/facts/field-facts.ts';
import { label } from '../passport/fields/field.ts';
import { FIELD_BY_NAME } from '../passport/fields.ts';
import { COLON, ourLanguage, say } from '../passport/words.ts';
import { escapeHtml } from './escape-html.ts';
import { foreignHtml, foreignText } from './foreign-html.ts';
import { kindLine, pageDocument } from './page-document.ts';
import { PAGE_WORDS } from './page-words.ts';

export interface ProductPageInput {
  readonly gtin: string;
  readonly productName: string;
  readonly manufacturer: string;
  readonly sample: boolean;
  /** The name that the operator gave the service. */
  readonly serviceName?: string | undefined;
  /** The complete address of this page. */
  readonly address: string;
  readonly passports: readonly { readonly dppCode: string; readonly href: string }[];
  /** The number of all passports, not only of this page. */
  readonly total: number;
  readonly offset: number;
  readonly previous?: string;
  readonly next?: string;
  readonly stylesheet: string;
  /** Preferred languages from Accept-Language, best first. */
  readonly preferences: readonly string[];
}

const WORDS = {
  ...PAGE_WORDS,
  passports: label('Passports of this product', 'Pässe dieses Produkts', 'Passeports de ce produit'),
  none: label(
    'No passport of this product is active.',
    'Kein Pass dieses Produkts ist aktiv.',
    'Aucun passeport de ce produit n’est actif.',
  ),
  advice: label(
    'Each item has a passport of its own: compare the serial number on the product.',
    'Jedes Stück hat seinen eigenen Pass: Vergleichen Sie die Seriennummer auf dem Produkt.',
    'Chaque article a son propre passeport : comparez le numéro de série sur le produit.',
  ),
  previous: label('Previous', 'Zurück', 'Précédents'),
  next: label('Next', 'Weiter', 'Suivants'),
};

export function productPage(input: ProductPageInput): { readonly html: string; readonly language: string } {
  const { gtin, passports, total, offset, sample } = input;
  const language = ourLanguage(input.preferences);
  const word = (name: keyof typeof WORDS): string => escapeHtml(say(WORDS[name], [language]));
  const colon = say(COLON, [language]);
  const name = foreignText(input.productName);
  const gtinField = FIELD_BY_NAME.get('gtin');
  const gtinLabel = gtinField === undefined ? 'GTIN' : escapeHtml(labelOf(gtinField, { preferences: [language], fallback: 'en' }));
  const rows = passports.map(({ dppCode, href }) => `<li><a class="code" href="${escapeHtml(href)}">${foreignHtml(dppCode)}</a></li>`);
  const turn = (href: string | undefined, rel: 'previous' | 'next') =>
    href === undefined ? '' : `<li><a rel="${rel === 'next' ? 'next' : 'prev'}" href="${escapeHtml(href)}">${word(rel)}</a></li>`;
  const html = pageDocument({
    language,
    sample,
    stylesheet: input.stylesheet,
    links: [`<link rel="canonical" href="${escapeHtml(input.address)}">`],
    title: `${name} – ${word('passports')}`,
    main: `<header>
${kindLine(input.serviceName, [language])}
<h1 lang="" dir="auto">${foreignHtml(input.productName)}</h1>
<p class="made">${word('manufacturer')}${colon}${foreignHtml(input.manufacturer)} · ${gtinLabel}${colon}<span class="code">${escapeHtml(gtin)}</span></p>
</header>
<section aria-labelledby="passports"><h2 id="passports">${word('passports')} (${total})</h2>
${total === 0 ? `<p>${word('none')}</p>` : `<p>${word('advice')}</p>\n<ol start="${offset + 1}">${rows.join('')}</ol>`}
${input.previous === undefined && input.next === undefined ? '' : `<nav aria-label="${word('passports')}"><ul class="links">${turn(input.previous, 'previous')}${turn(input.next, 'next')}</ul></nav>`}
</section>`,
    foot: `${word('address')}${colon}${escapeHtml(input.address)}`,
  });
  return { html, language };
}
