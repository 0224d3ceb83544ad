// The particulars of evidence: a sentence with typed values.
// Records, logs, commands and public interfaces have it in English, as made here. The page words it in its own language.

/** The English sentences, by id. The page has the same ids in its languages: `details.ts` in the folders of `renderer/i18n/messages`. */
export const PARTICULARS = {
  gtin: 'GTIN {value}',
  variant: 'variant {value}',
  batch: 'batch {value}',
  serial: 'serial {value}',
  'third-party-serial': 'third-party serial {value}',
  'the-gtin': 'GTIN',
  'the-variant': 'variant',
  'the-batch': 'batch',
  'the-serial': 'serial',
  'the-third-party-serial': 'third-party serial',
  unreadable: 'unreadable',
  'no-product': 'no product',
  'two-values': '{identifier} and {other}',
  'other-subject': "'sub' says {sub}, a subject {subject}",
  claimed: 'the credential says {product}',
  'scanned-claimed': 'scanned {scanned}, the credential says {product}',
  'not-compared': '{identifiers}; {claimed}',
  'first-are-others': 'the first {count} are not {product}',

  accepted: 'accepted: {types}; {who}, {at}: {reason}',
  none: 'none',
  'key-of-other': 'the credential names {issuer}, the key belongs to {owner}',
  'vouched-for': 'vouched for: {types}',
  'not-a-passport': 'not vouched for as a passport: {type}',
  'no-category': 'the credential names no category',
  category: 'category {value}',
  'certified-below': "{issuer}, certified below '{anchor}'",
  since: 'since {date}',
  'today-code': 'today: {code}',
  'today-detail': 'today: {code}: {detail}',

  'no-such-key': "the document of the issuer holds no '{key}'",
  'same-key-twice': "the document of the issuer holds more than one '{key}'",
  'unknown-controller': "nothing is known here of '{controller}'",
  revoked: 'revoked',
  'revoked-on': 'revoked {date}',
  'key-published': 'the private part of the key is published',
  'key-not-listed': "the key is not listed under 'assertionMethod'",
  'expired-on': 'expired {date}',
  'listed-from': 'listed from {date}',
  'listed-until': 'listed until {date}',
  'valid-between': 'valid from {from} to {until}',
  certificate: "certificate of '{subject}', valid from {from} to {until}",
  'certificate-signed': "certificate of '{subject}', valid from {from} to {until}; signed, as it says, {date}",

  'no-date-time': "'{name}' is not a date-time with a time zone",
  'from-after-until': "'validFrom' is later than 'validUntil'",
  'expires-before-made': 'the signature expires before it was made',
  'valid-until': "'validUntil' is {date}",
  'signature-expired': 'the signature expired {date}',
  'valid-from': "'validFrom' is {date}",
  'signature-dated': 'the signature is dated {date}',
  'as-it-stood': 'as it stood at {date}',
  'already-seen': 'already seen: {date}',
  'copy-ahead': 'the copy is dated {date}, ahead of the clock of this computer',
  'copy-behind': '{seconds} s behind, at most {most} s are allowed',

  announces: 'the issuer announces: {notices}',
  'no-status-entries': "'credentialStatus' is an empty list",
  entry: 'entry {index} of {list}',
  'entry-for': '{purpose}: entry {index} of {list}',
  'found-late': 'found on {date} in a list of this service',
  'revoked-later': 'revoke on {date}',
  'suspended-later': 'suspend on {date}',
  'set-invalid': 'the passport was set to invalid',
  'by-own-log': 'by the log of this service',
  'age-unknown': 'its age cannot be judged: the clock of this computer is behind',
  'counted-until': '{list} counted until {date}',

  'altered-copies': 'altered copies: {count}',
  'copies-of': '{count} of {held}',
  'another-computer': 'the issuer is called localhost, as every computer calls itself: it was altered, or signed on another computer',
  'outside-envelope': 'outside the envelope: {members}',

  missing: '{fields}; {rules}',
  'not-shown': 'not shown in this credential: {fields}; {rules}',
  rules: 'by the rules of {rules} ({source}) for {day}, {basis}',
  'no-act': 'no adopted act requires a passport; {rules}',
  'passport-from': 'a passport is required from {date}; {rules}',
  'of-program': 'this program',
  'of-import': 'imported here',
  'of-pack': 'a pack of “{maker}”',
  'on-placed-on-market': 'the day on which it says that it was placed on the market',
  'on-today': 'the day of this check',
  'on-chosen': 'the chosen day',
  'no-group': 'the credential names no product group, so what the law asks for is not known',
} as const;

export type ParticularsId = keyof typeof PARTICULARS;

/** A date or a moment in ISO 8601, a field of the passport by its name, a part of the sentence, several of these, or a value as it is. */
export type Value = string | number | { readonly date: string } | { readonly field: string } | Particulars | readonly Value[];

export interface Particulars {
  readonly id: ParticularsId;
  readonly values?: Readonly<Record<string, Value>>;
}

type Named<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
type Values<Id extends ParticularsId> = { readonly [Name in Named<(typeof PARTICULARS)[Id]>]: Value };

/** The particulars with this id. It has no values if the sentence names none. */
export const say = <Id extends ParticularsId>(
  id: Id,
  ...[values]: [Named<(typeof PARTICULARS)[Id]>] extends [never] ? [] : [values: Values<Id>]
): Particulars => (values === undefined ? { id } : { id, values });

export const dated = (date: string): Value => ({ date });

/** Particulars, or a value or a text as it is. */
export type Detail = string | Particulars;

/** What a detail says in English. */
export const inEnglish = (detail: Detail): string =>
  typeof detail === 'string'
    ? detail
    : PARTICULARS[detail.id].replace(/\{(\w+)\}/g, (_, name: string) => valueInEnglish(detail.values?.[name] ?? ''));

function valueInEnglish(value: Value): string {
  if (typeof value !== 'object') return String(value);
  if (isSeveral(value)) return value.map(valueInEnglish).join(', ');
  return 'date' in value ? value.date : 'field' in value ? value.field : inEnglish(value);
}

const isSeveral = (value: Value): value is readonly Value[] => Array.isArray(value);
