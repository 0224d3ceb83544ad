// Checks the sequence of identifiers in a Digital Link path (GS1 Digital Link: URI Syntax, 4.9).
import { type ApplicationIdentifier, findAi } from './ai.ts';

const isOrderedPart = (part: readonly string[], whole: readonly string[]): boolean => {
  let at = 0;
  for (const ai of part) {
    at = whole.indexOf(ai, at) + 1;
    if (at === 0) return false;
  }
  return true;
};

/** A primary key first, then qualifiers of one of its alternatives, in order, each at most once. */
export function isPathSequence(ais: readonly string[]): boolean {
  const [key, ...qualifiers] = ais;
  const alternatives = key === undefined ? undefined : findAi(key)?.qualifiers;
  return alternatives?.some((sequence) => isOrderedPart(qualifiers, sequence)) ?? false;
}

/** True if `ai` is a qualifier that this path could contain. It must then not be an attribute in the query. */
export function couldStandInPath(ai: string, key: ApplicationIdentifier, qualifiers: readonly string[]): boolean {
  return key.qualifiers?.some((sequence) => sequence.includes(ai) && isOrderedPart(qualifiers, sequence)) ?? false;
}

/** The words of release 1.1, deprecated with 1.2: read from old labels, never written. */
export const LEGACY_WORDS: Readonly<Record<string, string>> = {
  gtin: '01',
  itip: '8006',
  gmn: '8013',
  cpid: '8010',
  gln: '414',
  payTo: '415',
  party: '417',
  gsrnp: '8017',
  gsrn: '8018',
  gcn: '255',
  sscc: '00',
  gdti: '253',
  ginc: '401',
  gsin: '402',
  grai: '8003',
  giai: '8004',
  cpv: '22',
  lot: '10',
  ser: '21',
  cpsn: '8011',
  glnx: '254',
  refno: '8020',
  srin: '8019',
};
