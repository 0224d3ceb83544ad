// Defines the closed list of reason codes, each with its check, its outcome and its meaning.
// The renderer's catalogue contains the officer's sentence and next step for each code. A test keeps the two in step.
// Reports of evidence bundles contain the meanings: if one changes without a new version of the program, bundles of this version read altered.

import type { Check } from './checks.ts';

export type Outcome = 'passed' | 'failed' | 'not-checked';

interface CodeEntry {
  readonly check: Check;
  readonly outcome: Outcome;
  readonly means: string;
}

const code = (check: Check, outcome: Outcome, means: string): CodeEntry => ({ check, outcome, means });

export const CODES = {
  // Integrity: is the document exactly as it was signed?
  'DPP-SIG-01': code('integrity', 'passed', 'the signature matches the document'),
  'DPP-SIG-02': code('integrity', 'failed', 'the signature does not match: the document was altered or signed with another key'),
  'DPP-SIG-03': code('integrity', 'failed', 'the proof is malformed'),
  'DPP-SIG-04': code('integrity', 'failed', 'the document @context does not start with the @context that was signed'),
  'DPP-SIG-05': code('integrity', 'failed', 'the signature algorithm is not allowed'),
  'DPP-SIG-06': code('integrity', 'failed', 'the token breaks a rule of its format'),
  'DPP-SIG-07': code('integrity', 'failed', 'the signing key is weak or malformed: anybody can sign with it'),
  'DPP-SIG-08': code('integrity', 'failed', 'the proof was made for another purpose'),
  'DPP-SIG-09': code('integrity', 'failed', 'a disclosed claim is not one that the issuer signed'),
  'DPP-SIG-10': code('integrity', 'not-checked', 'the kind of signature is not supported'),
  'DPP-SIG-11': code('integrity', 'not-checked', 'the input cannot be read'),
  'DPP-SIG-12': code('integrity', 'not-checked', 'the key of the issuer is not held on this computer'),
  'DPP-SIG-13': code('integrity', 'not-checked', 'only a link or a number was scanned and no copy of the passport is held here'),
  'DPP-SIG-14': code('integrity', 'not-checked', 'the document carries no signature'),
  'DPP-SIG-15': code('integrity', 'not-checked', 'chained proofs (previousProof) are not supported'),
  'DPP-SIG-16': code('integrity', 'not-checked', 'one more proof in the set uses an unsupported kind of signature'),
  'DPP-SIG-20': code('integrity', 'not-checked', 'the number names a product as a whole and only passports of single items are held here'),
  'DPP-SIG-21': code('integrity', 'not-checked', 'the text names no product, link or credential'),
  'DPP-SIG-22': code('integrity', 'not-checked', 'the input is a trust list: it is imported, not inspected'),
  'DPP-SIG-30': code('integrity', 'not-checked', 'the input says which trust list is the newest: it is compared, not inspected'),
  'DPP-SIG-31': code('integrity', 'not-checked', 'the seal of the proof of registration was not checked'),
  'DPP-SIG-32': code('integrity', 'not-checked', 'the input is the slip of an inspection: the paper is checked, not an item'),
  'DPP-SIG-26': code('integrity', 'not-checked', 'the input is the fingerprint of a key: it is compared, not inspected'),
  'DPP-SIG-27': code('integrity', 'not-checked', 'the symbol is one part of a code that is spread over several'),
  'DPP-SIG-28': code('integrity', 'not-checked', 'members outside the signed envelope were ignored'),
  'DPP-SIG-18': code('integrity', 'not-checked', 'the input can be read in more than one way: one has to be chosen first'),
  'DPP-SIG-19': code('integrity', 'not-checked', 'a key binding of the holder is there and was not looked at'),
  'DPP-SIG-23': code('integrity', 'not-checked', 'another copy that is held here was altered: it was left aside'),
  'DPP-SIG-24': code('integrity', 'not-checked', 'more copies are held here than are looked at: some were left out'),
  'DPP-SIG-25': code('integrity', 'not-checked', 'copies under the name of an issuer who is known here were left out'),
  'DPP-SIG-40': code('integrity', 'not-checked', 'the document uses a context that is not bundled with this program'),
  'DPP-SIG-41': code('integrity', 'failed', 'the document holds something that its signature does not cover'),
  'DPP-SIG-42': code('integrity', 'failed', 'the document is written so that readers miss or misread what was signed'),
  'DPP-SIG-43': code('integrity', 'not-checked', 'verifying the document takes more work than is allowed'),
  'DPP-SIG-44': code('integrity', 'not-checked', 'the engines that verify signatures disagree about this one'),
  'DPP-SIG-17': code('integrity', 'not-checked', 'this kind of document holds no signature to check'),

  // Issuer: does a trusted source vouch for the signer?
  'DPP-ISS-01': code('issuer', 'passed', 'the issuer is on the trust list'),
  'DPP-ISS-02': code('issuer', 'passed', 'issued on this computer'),
  'DPP-ISS-03': code('issuer', 'passed', 'the issuer was added on this computer'),
  'DPP-ISS-10': code('issuer', 'not-checked', 'the issuer is not known here'),
  'DPP-ISS-11': code('issuer', 'not-checked', 'the credential names no issuer that can be looked up'),
  'DPP-ISS-13': code('issuer', 'not-checked', 'no issuer was looked at'),
  'DPP-ISS-12': code('issuer', 'not-checked', 'the identifier method of the issuer is not supported'),
  'DPP-ISS-15': code('issuer', 'not-checked', 'the issuer is on the trust list from a later date only'),
  'DPP-ISS-16': code('issuer', 'not-checked', 'the trust list announces that the issuer will be suspended or withdrawn'),
  'DPP-ISS-14': code('issuer', 'not-checked', 'the trust list does not vouch for the issuer in credentials of this type'),
  'DPP-ISS-23': code('issuer', 'not-checked', 'the trust list does not vouch for the issuer on this product'),
  'DPP-ISS-24': code('issuer', 'not-checked', 'this computer does not accept credentials of this type from the issuer'),
  'DPP-ISS-20': code('issuer', 'failed', 'the issuer was withdrawn from the trust list'),
  'DPP-ISS-21': code('issuer', 'failed', 'the issuer is suspended on the trust list'),
  'DPP-ISS-22': code('issuer', 'failed', 'the key does not belong to the issuer named in the credential'),
  'DPP-ISS-17': code('issuer', 'not-checked', 'the issuer was vouched for then, and is not any more'),
  'DPP-ISS-18': code('issuer', 'not-checked', 'whether the issuer was vouched for then is not known'),

  'DPP-ISS-19': code('issuer', 'not-checked', 'the issuer was on a trust list and is not on the newest'),

  // Key: may this key of the issuer sign credentials?
  'DPP-KEY-01': code('key', 'passed', 'the key is allowed to sign'),
  'DPP-KEY-02': code('key', 'not-checked', 'the issuer has no such key in the trust data'),
  'DPP-KEY-03': code('key', 'failed', 'the key is not allowed to sign credentials'),
  'DPP-KEY-04': code('key', 'failed', 'the key was revoked'),
  'DPP-KEY-05': code('key', 'failed', 'the key has expired'),
  'DPP-KEY-06': code('key', 'failed', 'the key is malformed'),
  'DPP-KEY-07': code('key', 'passed', 'the key was allowed to sign then, and has expired since'),
  'DPP-KEY-08': code('key', 'not-checked', 'the key was allowed to sign then, and has been revoked since'),
  'DPP-KEY-09': code('key', 'not-checked', 'the issuer did not have the key in the trust data of that time'),
  'DPP-KEY-10': code('key', 'not-checked', 'no key was looked at'),
  'DPP-KEY-11': code('key', 'not-checked', 'the key was revoked after the credential was signed and first seen here'),
  'DPP-KEY-12': code('key', 'failed', 'the key was not in force when the credential was signed'),
  'DPP-KEY-13': code('key', 'not-checked', 'the key was vouched for earlier and is not in the newest trust list'),
  'DPP-KEY-14': code('key', 'not-checked', 'the kind of key is not supported'),
  'DPP-KEY-15': code('key', 'failed', 'the certificate chain breaks a rule, so it does not prove that the key belongs to the issuer'),
  'DPP-KEY-16': code('key', 'not-checked', 'a certificate in the chain has expired or is not yet valid'),
  'DPP-KEY-17': code('key', 'not-checked', 'the certificate chain does not lead to a trust anchor that is held here'),
  'DPP-KEY-18': code('key', 'not-checked', 'the certificate chain uses a feature that is not supported'),
  'DPP-KEY-19': code('key', 'passed', 'the key is allowed to sign; the signature is dated before its certificate'),

  // Product: is it the passport of the item in hand?
  'DPP-PRD-01': code('product', 'passed', 'the credential is about the scanned product'),
  'DPP-PRD-02': code('product', 'not-checked', 'nothing was scanned to compare with: the answer is about the document only'),
  'DPP-PRD-03': code('product', 'failed', 'the credential is about another product'),
  'DPP-PRD-04': code('product', 'failed', 'the credential is about another item, batch or variant of the same product'),
  'DPP-PRD-05': code('product', 'not-checked', 'the credential does not say which product it is about'),
  'DPP-PRD-07': code('product', 'not-checked', 'the product was not compared: nothing of the credential is verified'),
  'DPP-PRD-06': code('product', 'passed', 'the credential is about this product as a whole, not about the single item'),
  'DPP-PRD-08': code('product', 'not-checked', 'the credential is about one single item and no serial number was scanned to compare'),
  'DPP-PRD-09': code('product', 'not-checked', 'the credential is about one batch or variant and none was scanned to compare'),
  'DPP-PRD-10': code('product', 'not-checked', 'an identifier of the product is hidden: what is hidden cannot be compared'),
  'DPP-PRD-11': code('product', 'not-checked', 'the disclosed identifiers match the item, but one scanned identifier is not disclosed'),
  'DPP-PRD-12': code('product', 'not-checked', 'the credential does not say whether it is about a model, a batch or an item'),
  'DPP-PRD-13': code('product', 'not-checked', 'an identifier of the product cannot be read'),
  'DPP-PRD-14': code('product', 'not-checked', 'the credential is about one item or batch and does not say which'),
  'DPP-PRD-15': code('product', 'failed', 'the identifiers of the product contradict one another'),
  'DPP-PRD-16': code('product', 'not-checked', 'the credential names more products than are compared'),
  'DPP-PRD-17': code('product', 'passed', 'the registered version is the passport that is held here, byte for byte'),
  'DPP-PRD-18': code('product', 'not-checked', 'no passport that is held here has the bytes of the registered version'),
  'DPP-PRD-19': code('product', 'not-checked', 'the proof of registration does not say which version was registered'),

  // Licence: to whom do the GS1 licences give the number of the product? Licences can lower a verdict but never raise it.
  'DPP-LIC-01': code('licence', 'passed', 'the GS1 licences that are held here give the number to this company'),
  'DPP-LIC-02': code('licence', 'not-checked', 'the GS1 licences that are held here are incomplete or not fully checked'),
  'DPP-LIC-03': code(
    'licence',
    'not-checked',
    'the GS1 licences give the number to another company, and the trust data name the issuer for it',
  ),
  'DPP-LIC-10': code('licence', 'failed', 'the credential is not covered by the GS1 licence that it names'),
  'DPP-LIC-11': code('licence', 'not-checked', 'the GS1 licences that are held here give the number to another company than the issuer'),
  'DPP-LIC-12': code(
    'licence',
    'not-checked',
    'GS1 licences that are not fully checked give the number to another company than the issuer',
  ),
  'DPP-LIC-13': code('licence', 'not-checked', 'a GS1 licence in the chain was revoked or suspended or has expired'),

  // Dates
  'DPP-DAT-01': code('dates', 'passed', 'in date'),
  'DPP-DAT-02': code('dates', 'passed', 'the credential sets no dates'),
  'DPP-DAT-03': code('dates', 'failed', 'expired'),
  'DPP-DAT-04': code('dates', 'failed', 'not yet valid'),
  'DPP-DAT-05': code('dates', 'failed', 'a date cannot be read or contradicts another'),
  'DPP-DAT-06': code('dates', 'passed', 'in date then, expired since'),
  'DPP-DAT-10': code('dates', 'not-checked', 'the clock of this computer is behind: dates cannot be judged'),
  'DPP-DAT-11': code('dates', 'not-checked', 'no dates were looked at'),
  'DPP-DAT-12': code('dates', 'not-checked', 'no date says that the credential was there then'),
  'DPP-DAT-13': code('dates', 'not-checked', 'the time of registration has no time zone: it is shown as written and compared with nothing'),

  // Status: revoked or suspended?
  'DPP-STA-01': code('status', 'passed', 'not revoked, according to a current status list'),
  'DPP-STA-02': code('status', 'not-checked', 'the credential offers no status list'),
  'DPP-STA-03': code('status', 'not-checked', 'the status list is not held on this computer'),
  'DPP-STA-04': code('status', 'not-checked', 'the status list is out of date'),
  'DPP-STA-05': code('status', 'not-checked', 'the kind of status entry is not supported'),
  'DPP-STA-06': code('status', 'not-checked', 'the status list cannot be used'),
  'DPP-STA-07': code('status', 'not-checked', 'no status was looked at'),
  'DPP-STA-08': code('status', 'not-checked', 'no status list of that time is held on this computer'),
  'DPP-STA-09': code('status', 'passed', 'not revoked or suspended then, but since'),
  'DPP-STA-10': code('status', 'not-checked', 'revoked or suspended, and whether it was so then is not known'),
  'DPP-STA-11': code(
    'status',
    'not-checked',
    'another copy that is held here was revoked or suspended: contested, or perhaps of another batch',
  ),
  'DPP-STA-31': code('status', 'failed', 'another copy that is held here was revoked or suspended, and this one does not replace it'),
  'DPP-STA-32': code('status', 'not-checked', 'another copy that is held here was revoked, this one was not'),
  'DPP-STA-33': code('status', 'passed', 'an earlier one was revoked or suspended, and this one replaces it'),
  'DPP-STA-34': code('status', 'passed', 'another issuer has revoked its own credential about this'),
  'DPP-STA-17': code(
    'status',
    'not-checked',
    'claims are hidden, and neither a status nor an expiry is disclosed: a status could be hidden',
  ),
  'DPP-STA-12': code(
    'status',
    'not-checked',
    'revoked or suspended by a list whose key was revoked or had expired before the list was first seen; a current list must confirm it',
  ),
  'DPP-STA-18': code('status', 'not-checked', "revocation of the issuer's certificate was not checked"),
  'DPP-STA-20': code('status', 'failed', 'revoked'),
  'DPP-STA-21': code('status', 'failed', 'suspended'),
  'DPP-STA-22': code('status', 'failed', 'the passport was set to invalid by its issuer'),

  // Trust data: how old are the data behind the verdict?
  'DPP-TRU-01': code('trust', 'passed', 'the trust data is fresh'),
  'DPP-TRU-02': code('trust', 'passed', 'rests on the own key of this computer'),
  'DPP-TRU-03': code('trust', 'not-checked', 'the trust data is due for renewal'),
  'DPP-TRU-04': code('trust', 'not-checked', 'the trust data is out of date'),
  'DPP-TRU-05': code('trust', 'not-checked', 'there is no trust data on this computer'),
  'DPP-TRU-06': code('trust', 'passed', 'rests on an issuer that was added on this computer'),
  'DPP-TRU-07': code('trust', 'not-checked', 'the age of the trust data cannot be judged: the clock of this computer is behind'),
  'DPP-TRU-09': code('trust', 'not-checked', 'a newer trust list is waiting: its number jumps too far'),
  'DPP-TRU-10': code('trust', 'not-checked', 'there are two different trust lists of one number'),
  'DPP-TRU-11': code('trust', 'not-checked', 'the operator has announced a newer trust list'),
  'DPP-TRU-12': code('trust', 'not-checked', 'the data of the service are a copy that is older than its limit, or of unknown age'),
  'DPP-TRU-08': code('trust', 'not-checked', 'no trust list of that time is held on this computer'),

  // Clock
  'DPP-CLK-01': code('clock', 'passed', 'the clock is plausible'),
  'DPP-CLK-02': code('clock', 'not-checked', 'the clock of this computer is behind what it has already seen'),
  'DPP-CLK-03': code('clock', 'not-checked', 'judged as it stood at a past moment that was chosen, not as of now'),

  // Content: does the credential follow the data model? It never decides alone, but malformed content is refused.
  'DPP-CON-01': code('content', 'passed', 'keeps to the data model'),
  'DPP-CON-02': code('content', 'failed', 'breaks a rule of the W3C data model'),
  'DPP-CON-03': code('content', 'failed', 'breaks a rule of the UNTP schema for its type'),
  'DPP-CON-04': code('content', 'not-checked', 'the type of credential is not known here'),
  'DPP-CON-05': code('content', 'not-checked', 'an unknown @context: terms may mean something else'),
  'DPP-CON-06': code('content', 'not-checked', 'the content of this version of UNTP is not checked'),
  'DPP-CON-07': code('content', 'failed', 'an event breaks a rule of EPCIS 2.0'),
  'DPP-CON-10': code('content', 'not-checked', 'no content was looked at'),

  // Completeness: are the data that the law requires present? "Data complete" does not mean "compliant".
  'DPP-CPL-01': code('completeness', 'passed', 'all mandatory data are there'),
  'DPP-CPL-02': code('completeness', 'failed', 'mandatory data are missing'),
  'DPP-CPL-03': code('completeness', 'not-checked', 'completeness was not looked at'),
  'DPP-CPL-04': code('completeness', 'not-checked', 'the law requires no passport for the product yet'),
} as const satisfies Record<string, CodeEntry>;

export type Code = keyof typeof CODES;
