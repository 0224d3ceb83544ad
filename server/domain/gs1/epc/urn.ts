// Parses an EPC URN (pure identity, class, pattern or tag) into GS1 elements.
// EPC Tag Data Standard, sections 6 and 12.
import { type Element, findAi } from '../ai.ts';
import { isDigits } from '../character-sets.ts';
import { checkDigit } from '../check-digit.ts';
import { bad, good, type Outcome } from '../outcome.ts';
import { percentDecode } from '../percent.ts';
import { valueFault } from '../value.ts';

type Build = (prefix: string, reference: string, rest: readonly string[]) => readonly Element[];

interface Scheme {
  /** Number of fields after the company prefix. The last one may be `*` in a pattern. */
  readonly fields: number;
  /** Digits of company prefix and reference together; undefined if the length varies. */
  readonly digits?: number;
  readonly build: Build;
}

const closed = (body: string): string => body + checkDigit(body);
/** Moves the first digit of the reference (indicator or extension digit) before the company prefix and appends the check digit. */
const moved = (prefix: string, reference: string): string => closed(reference.slice(0, 1) + prefix + reference.slice(1));
const serial = (ai: string, value: string | undefined): readonly Element[] => (value === undefined ? [] : [[ai, value]]);

const SCHEMES: Readonly<Record<string, Scheme>> = {
  sgtin: { fields: 2, digits: 13, build: (prefix, reference, [item]) => [['01', moved(prefix, reference)], ...serial('21', item)] },
  lgtin: { fields: 2, digits: 13, build: (prefix, reference, [lot]) => [['01', moved(prefix, reference)], ...serial('10', lot)] },
  upui: { fields: 2, digits: 13, build: (prefix, reference, [tpx]) => [['01', moved(prefix, reference)], ...serial('235', tpx)] },
  itip: {
    fields: 4,
    digits: 13,
    build: (prefix, reference, [piece, total, item]) => [['8006', `${moved(prefix, reference)}${piece}${total}`], ...serial('21', item)],
  },
  sscc: { fields: 1, digits: 17, build: (prefix, reference) => [['00', moved(prefix, reference)]] },
  sgln: {
    fields: 2,
    digits: 12,
    build: (prefix, reference, [extension]) => [
      ['414', closed(prefix + reference)],
      // Extension 0 means that there is no extension (section 6.3.3).
      ...serial('254', extension === '0' ? undefined : extension),
    ],
  },
  pgln: { fields: 1, digits: 12, build: (prefix, reference) => [['417', closed(prefix + reference)]] },
  grai: { fields: 2, digits: 12, build: (prefix, reference, [item = '']) => [['8003', `0${closed(prefix + reference)}${item}`]] },
  gdti: { fields: 2, digits: 12, build: (prefix, reference, [item = '']) => [['253', closed(prefix + reference) + item]] },
  sgcn: { fields: 2, digits: 12, build: (prefix, reference, [item = '']) => [['255', closed(prefix + reference) + item]] },
  gsrn: { fields: 1, digits: 17, build: (prefix, reference) => [['8018', closed(prefix + reference)]] },
  gsrnp: { fields: 1, digits: 17, build: (prefix, reference) => [['8017', closed(prefix + reference)]] },
  gsin: { fields: 1, digits: 16, build: (prefix, reference) => [['402', closed(prefix + reference)]] },
  ginc: { fields: 1, build: (prefix, reference) => [['401', prefix + reference]] },
  giai: { fields: 1, build: (prefix, reference) => [['8004', prefix + reference]] },
  cpi: { fields: 2, build: (prefix, reference, [item]) => [['8010', prefix + reference], ...serial('8011', item)] },
};

const TAGS =
  /^(sgtin-(?:96|198)|sscc-96|sgln-(?:96|195)|grai-(?:96|170)|giai-(?:96|202)|gsrnp?-96|gdti-(?:96|113|174)|cpi-(?:96|var)|sgcn-96|itip-(?:110|212))$/;
const MAX_URN = 200;

/** Computes the check digits and checks the result against the format of each identifier. */
export function parseEpcUrn(urn: string): Outcome<readonly Element[]> {
  if (urn.length > MAX_URN) return bad('too-long', `the EPC URN is longer than ${MAX_URN} characters`);
  const [, form = '', name = '', body = ''] = /^urn:epc:(id|class|idpat|tag):([a-z0-9-]+):(.*)$/i.exec(urn) ?? [];
  const tag = form === 'tag';
  if (form === '' || (tag && !TAGS.test(name))) return bad('structure', 'the text is not an EPC URN of a known form');
  const schemeName = tag ? name.slice(0, name.indexOf('-')) : name;
  const scheme = Object.hasOwn(SCHEMES, schemeName) ? SCHEMES[schemeName] : undefined;
  if (!scheme || (form === 'class') !== (schemeName === 'lgtin')) return bad('structure', `“${name}” is no EPC scheme of GS1 keys`);

  const fields = dotted(tag ? body.replace(/^[0-7]\./, '') : body, scheme.fields + 1);
  if (!fields || (tag && !/^[0-7]\./.test(body))) return bad('structure', 'the EPC URN has the wrong number of fields');
  const decoded = fields.map((field) => percentDecode(field));
  if (decoded.some(({ malformed }) => malformed)) return bad('percent-encoding', 'the EPC URN has a malformed percent-encoding');
  const [prefix = '', reference = '', ...rest] = decoded.map(({ text }) => text);
  if (!/^[0-9]{6,12}$/.test(prefix)) return bad('length', 'the company prefix of an EPC URN has 6 to 12 digits');
  if (scheme.digits !== undefined) {
    if (reference !== '' && !isDigits(reference)) return bad('character', 'the reference of the EPC URN has digits only');
    if (prefix.length + reference.length !== scheme.digits)
      return bad('length', `company prefix and reference together have ${scheme.digits} digits`);
  }
  if (scheme.digits === undefined && reference === '' && prefix.length < 12) return bad('length', 'the EPC URN has no reference');
  const pattern = form === 'idpat';
  if (pattern && rest.at(-1) !== '*') return bad('structure', 'an EPC pattern ends in *');
  if (!pattern && rest.at(-1) === '') return bad('length', 'the EPC URN has no serial');
  const elements = scheme.build(prefix, reference, pattern ? rest.slice(0, -1) : rest);
  return checked(elements);
}

/** The last field may contain dots. */
function dotted(body: string, count: number): readonly string[] | undefined {
  const parts = body.split('.');
  if (parts.length < count) return undefined;
  return [...parts.slice(0, count - 1), parts.slice(count - 1).join('.')];
}

function checked(elements: readonly Element[]): Outcome<readonly Element[]> {
  for (const [ai, value] of elements) {
    const entry = findAi(ai);
    const fault = entry && valueFault(entry, value);
    if (fault) return { ok: false, fault };
  }
  return good(elements);
}
