// Converts terms of the Core Business Vocabulary to bare words and Web URIs, from these, CURIEs and URNs.
// CBV 2.0, section 7.

/** The vocabularies, named as in their Web URIs. */
export type Vocabulary = 'BizStep' | 'Disp' | 'BTT' | 'SDT' | 'ER' | 'Comp';

const WEB = 'https://ref.gs1.org/cbv/';
const TERM = /^(?:https:\/\/ref\.gs1\.org\/cbv\/|cbv:)(BizStep|Disp|BTT|SDT|ER|Comp)-([A-Za-z0-9_]+)$/;
const URN = /^urn:epcglobal:cbv:(bizstep|disp|btt|sdt|er):([A-Za-z0-9_]+)$/;
const BARE = /^[A-Za-z0-9_]+$/;
const OF_URN: Readonly<Record<string, Vocabulary>> = { bizstep: 'BizStep', disp: 'Disp', btt: 'BTT', sdt: 'SDT', er: 'ER' };

interface Term {
  readonly vocabulary: Vocabulary;
  readonly word: string;
}

/** Parses a term. A bare word does not identify its vocabulary, so the caller passes the one of its member. */
function termOf(value: string, vocabulary: Vocabulary | undefined): Term | undefined {
  const [, ofWeb, webWord = ''] = TERM.exec(value) ?? [];
  if (ofWeb !== undefined) return { vocabulary: ofWeb as Vocabulary, word: webWord };
  const [, ofUrn = '', urnWord = ''] = URN.exec(value) ?? [];
  const known = OF_URN[ofUrn];
  if (known !== undefined) return { vocabulary: known, word: urnWord };
  return vocabulary !== undefined && BARE.test(value) ? { vocabulary, word: value } : undefined;
}

/** Returns `https://ref.gs1.org/cbv/BizStep-shipping`. Returns a value that is not a term unchanged. */
export function toWebUri(value: string, vocabulary?: Vocabulary): string {
  const term = termOf(value, vocabulary);
  return term === undefined ? value : `${WEB}${term.vocabulary}-${term.word}`;
}

/** Returns `shipping`, the notation of EPCIS 2.0 in JSON. */
export const toBareWord = (value: string): string => termOf(value, undefined)?.word ?? value;
