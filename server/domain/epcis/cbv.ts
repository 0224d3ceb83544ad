// Converts terms of the Core Business Vocabulary between their notations: bare word, Web URI, CURIE, URN.
// CBV 2.0, section 7.

/** The vocabularies, named as in their Web URIs. */
export type Vocabulary = 'BizStep' | 'Disp' | 'BTT' | 'SDT' | 'ER' | 'Comp';

const WEB = 'https://ref.gs1.org/cbv/';
const TERM = /^(?:https:\/\/ref\.gs1\.org\/cbv\/|cbv:)(BizStep|Disp|BTT|SDT|ER|Comp)-([A-Za-z0-9_]+)$/;
const URN = /^urn:epcglobal:cbv:(bizstep|disp|btt|sdt|er):([A-Za-z0-9_]+)$/;
const BARE = /^[A-Za-z0-9_]+$/;
const OF_URN: Readonly<Record<string, Vocabulary>> = { bizstep: 'BizStep', disp: 'Disp', btt: 'BTT', sdt: 'SDT', er: 'ER' };

/** Maps each member of an event that holds vocabulary terms to its vocabulary. */
const FIELDS: Readonly<Record<string, Vocabulary>> = {
  bizstep: 'BizStep',
  disposition: 'Disp',
  persistentdisposition: 'Disp',
  biztransaction: 'BTT',
  biztransactionlist: 'BTT',
  source: 'SDT',
  sourcelist: 'SDT',
  destination: 'SDT',
  destinationlist: 'SDT',
  errordeclaration: 'ER',
  reason: 'ER',
  component: 'Comp',
};

/** Looks up the vocabulary by the name of the member, case-insensitively: `bizStep`, `sourceList`, `reason`. */
export const vocabularyOf = (field: string): Vocabulary | undefined => {
  const name = field.toLowerCase();
  return Object.hasOwn(FIELDS, name) ? FIELDS[name] : undefined;
};

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

/** Returns `urn:epcglobal:cbv:bizstep:shipping`, the notation of EPCIS 1.2. Components have no URN and are returned unchanged. */
export function toCbvUrn(value: string, vocabulary?: Vocabulary): string {
  const term = termOf(value, vocabulary);
  return term === undefined || term.vocabulary === 'Comp' ? value : `urn:epcglobal:cbv:${term.vocabulary.toLowerCase()}:${term.word}`;
}

/** Returns `shipping`, the notation of EPCIS 2.0 in JSON. */
export const toBareWord = (value: string): string => termOf(value, undefined)?.word ?? value;
