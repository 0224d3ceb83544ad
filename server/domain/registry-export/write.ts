// Writes entries for the registry of the EU as JSON or XML.
// The registry publishes no schema, so the files name the practice that they follow.
import type { RegistryFormat } from '../../contract/index.ts';
import type { RegistryEntry } from './entry.ts';

/** Practice of the registry: the maximum number of entries in one file. */
export const MOST_ENTRIES = 100;

const FORMAT = 'dpp-desk-registry-export/1';
const NOTICE =
  'Follows published practice of the registry under Implementing Regulation (EU) 2026/1778. It is not an official format: compare with the current guide of the Commission before you upload it.';

export const REGISTRY_TYPES: Readonly<Record<RegistryFormat, string>> = { json: 'application/json', xml: 'application/xml' };

export const writeEntries = (format: RegistryFormat, entries: readonly RegistryEntry[], now: Date): string =>
  format === 'json' ? asJson(entries, now) : asXml(entries, now);

const asJson = (entries: readonly RegistryEntry[], now: Date): string =>
  `${JSON.stringify({ format: FORMAT, notice: NOTICE, generatedAt: now.toISOString(), entries }, undefined, 2)}\n`;

function asXml(entries: readonly RegistryEntry[], now: Date): string {
  const products = entries.map((entry) => {
    const { uniqueProductIdentifier, granularity, commodityCode, operator, passport, backup, contentHash } = entry;
    return element('product', {}, [
      element('uniqueProductIdentifier', {}, uniqueProductIdentifier),
      element('granularity', {}, granularity),
      ...(commodityCode ? [element('commodityCode', { nomenclature: commodityCode.nomenclature }, commodityCode.code)] : []),
      element('operator', operator.identifier === undefined ? {} : { identifier: operator.identifier }, operator.name),
      element('passport', { mediaType: passport.mediaType }, passport.address),
      ...(backup ? [element('backup', backup.provider === undefined ? {} : { provider: backup.provider }, backup.address)] : []),
      element('contentHash', { algorithm: contentHash.algorithm }, contentHash.value),
    ]);
  });
  const root = element('registryExport', { xmlns: 'urn:dpp-desk:registry-export:1', generatedAt: now.toISOString() }, [
    element('notice', {}, NOTICE),
    ...products,
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function element(name: string, attributes: Readonly<Record<string, string>>, content: string | readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner = typeof content === 'string' ? escaped(content) : `\n${content.join('\n').replace(/^/gm, '  ')}\n`;
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

/** XML 1.0 2.2: characters that XML cannot contain, not even as references. Each becomes U+FFFD. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
/** Includes tabs and line breaks, because XML parsers change them in attributes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
const escaped = (text: string): string => text.replace(FORBIDDEN, '\u{fffd}').replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign);
