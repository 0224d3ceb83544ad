// Converts an EPC URN or a GS1 Digital Link of any domain to the canonical Digital Link used in event hashes.
// CBV 2.0, section 8.9.
import { type ApplicationIdentifier, type Element, findAi } from '../gs1/ai.ts';
import { isPathSequence, LEGACY_WORDS } from '../gs1/digital-link-path.ts';
import { parseEpcUrn } from '../gs1/epc/urn.ts';
import { percentDecode, percentEncode } from '../gs1/percent.ts';
import { splitUri } from '../gs1/uri.ts';
import { valueFault } from '../gs1/value.ts';

const STEM = 'https://id.gs1.org';

/** The keys allowed in such a link, each with its qualifiers from finest to coarsest. Only the finest one present is kept. */
const FINEST: Readonly<Record<string, readonly string[]>> = {
  '00': [],
  '01': ['21', '235', '10'],
  '253': [],
  '255': [],
  '401': [],
  '402': [],
  '414': ['254'],
  '417': [],
  '8003': [],
  '8004': [],
  '8006': ['21', '10'],
  '8010': ['8011'],
  '8017': [],
  '8018': [],
};

/**
 * Returns undefined when the text is neither. Policy: like the reference algorithm, do not verify the check digit of a link, so that every
 * event has a hash.
 */
export function canonicalLink(text: string): string | undefined {
  const elements = /^urn:epc:(?:id|class|idpat):/.test(text) ? elementsOfUrn(text) : elementsOfLink(text);
  const [key, ...qualifiers] = elements ?? [];
  const order = key === undefined || !Object.hasOwn(FINEST, key[0]) ? undefined : FINEST[key[0]];
  if (key === undefined || order === undefined) return undefined;
  const finest = order.flatMap((ai) => qualifiers.filter((qualifier) => qualifier[0] === ai)).slice(0, 1);
  return STEM + [key, ...finest].map(([ai, value]) => `/${ai}/${percentEncode(value)}`).join('');
}

function elementsOfUrn(urn: string): readonly Element[] | undefined {
  const read = parseEpcUrn(urn);
  return read.ok ? read.value : undefined;
}

/** Reads pairs of identifier and value from the right, up to the rightmost key. Ignores the query string and one trailing slash. */
function elementsOfLink(uri: string): readonly Element[] | undefined {
  const split = splitUri(uri);
  if (!split.ok) return undefined;
  const segments = split.value.path.replace(/\/$/, '').split('/').slice(1);
  const elements: Element[] = [];
  for (let at = segments.length - 2; at >= 0; at -= 2) {
    const written = segments[at] ?? '';
    const entry = findAi(Object.hasOwn(LEGACY_WORDS, written) ? (LEGACY_WORDS[written] ?? '') : written);
    const value = entry && read(entry, segments[at + 1] ?? '');
    if (entry === undefined || value === undefined) return undefined;
    elements.unshift([entry.ai, value]);
    if (entry.qualifiers) return isPathSequence(elements.map(([ai]) => ai)) ? elements : undefined;
  }
  return undefined;
}

/** Checks length and characters against the table, but not the content (which includes check digits). Pads GTINs to 14 digits. */
function read(entry: ApplicationIdentifier, raw: string): string | undefined {
  const { text, malformed } = percentDecode(raw);
  if (malformed) return undefined;
  const value = entry.ai === '01' && /^(?:\d{8}|\d{12,13})$/.test(text) ? text.padStart(14, '0') : text;
  return valueFault(withoutContent(entry), value) === undefined ? value : undefined;
}

const seen = new Map<string, ApplicationIdentifier>();

/** Returns the entry without content rules. The cache holds at most one copy per identifier. */
function withoutContent(entry: ApplicationIdentifier): ApplicationIdentifier {
  const known = seen.get(entry.ai);
  if (known !== undefined) return known;
  const loose = { ...entry, components: entry.components.map((component) => ({ ...component, rules: [] })) };
  seen.set(entry.ai, loose);
  return loose;
}
