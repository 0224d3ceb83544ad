// Forty-eight stories of ordinary life: what happens at a trust office, an issuer and a desk, and the headline that an officer may expect at the end.
import type { Placed, Target, World } from './judge.ts';
import type { Headline } from './reference.ts';
import type { Credential, Door, Identifiers, Keys, Member, Scan, Statement, StatusList, TrustList } from './statements.ts';
import { ITEM, key, MAKER, passport, pin, SUSPENSION, statusList, trustList } from './worlds.ts';

export interface Story extends World {
  readonly sentence: string;
  readonly target: Target;
  readonly clock: number;
  /** What one would hope for. */
  readonly hoped: Headline;
  /** What the rules give, where that is another headline, and why. */
  readonly given?: readonly [headline: Headline, why: string];
}

const FOREVER = 1000;
const HOUR_OF_INSPECTION = 100;
const SCANNED: Target = { scan: ITEM };
const PRESENTED: Target = { cred: 'C1', scan: ITEM };

const then = (at: number, s: Statement, door?: Door): Placed => ({ s, at, ...(door ? { door } : {}) });
const list = (
  hash: string,
  no: number,
  keys?: Keys,
  more: Partial<TrustList> & Partial<Pick<Member, 'status' | 'types' | 'never'>> = {},
): TrustList => {
  const { status = 'granted', types, never, ...rest } = more;
  const member = keys && { status, keys, ...(types && { types }), ...(never && { never }) };
  return trustList(hash, no, member, { next: 900, ...rest });
};
const status = (hash: string, signer: string, from: number, bits: readonly number[], more: Partial<StatusList> = {}): StatusList =>
  statusList(hash, signer, from, bits, { until: 900, ...more });
const suspension = (hash: string, signer: string, from: number, bits: readonly number[]) => status(hash, signer, from, bits, SUSPENSION);
const sdJwt = (ids: Identifiers, gran: Credential['gran'], index: number | undefined, more: Partial<Credential> = {}) =>
  passport('C1', 'C1', 'K1', 10, ids, index, { gran, digests: 2, ...more });

const OPEN = key(0, FOREVER);
const ENDED = key(0, 50);
const SECOND = key(50, FOREVER);
const LISTED = then(1, list('L1', 1, { K1: OPEN }));
const ROTATED = then(50, list('L2', 2, { K1: ENDED, K2: SECOND }, { issuedAt: 50 }));
const REVOKED_FROM_80 = then(95, list('L3', 3, { K1: key(0, 50, 80), K2: SECOND }, { issuedAt: 95 }));
const ISSUED = then(10, passport('C1', 'x', 'K1', 10, ITEM, 7));
const ISSUED_BY_K2 = then(55, passport('C1', 'x', 'K2', 55, ITEM, 7));
const SUSPENDABLE = then(10, passport('C1', 'x', 'K1', 10, ITEM, 7, { suspends: true }));
const CLEAR = then(20, status('Ra', 'K1', 20, []));
const CLEAR_BY_K2 = then(60, status('Rb', 'K2', 60, []));
const MODEL = then(10, passport('M', 'm', 'K1', 10, { gtin: 'g' }, 9));
const FORGED_LIST = then(90, status('evil', 'K1', 40, [7]));
const FORGED_COPY = then(90, passport('Cevil', 'q', 'K1', 40, ITEM, 3));
const voided = (stands: readonly string[]) => then(96, { kind: 'retract', hash: 'void', operator: 'A', did: MAKER, key: 'K1', stands });
const retracted = (hour: number, target: string) => then(hour, { kind: 'retract', hash: 'ret', operator: 'A', target });

const story = (
  sentence: string,
  hoped: Headline,
  placed: readonly Placed[],
  { target = SCANNED, ...more }: Partial<Pick<Story, 'target' | 'given' | 'policy'>> = {},
): Story => ({ sentence, hoped, placed: [then(0, pin()), ...placed], target, clock: HOUR_OF_INSPECTION, ...more });
const scanning = (scan: Scan) => ({ target: { scan } });

export const STORIES: readonly Story[] = [
  // Keys come and go.
  story('after a rotation the old key is listed with its end, and its goods stay valid', 'valid', [
    LISTED,
    ISSUED,
    CLEAR,
    ROTATED,
    CLEAR_BY_K2,
  ]),
  story('after a rotation that leaves the old key out, its goods are of an unknown issuer', 'unknown', [
    LISTED,
    ISSUED,
    then(50, list('L2', 2, { K2: SECOND }, { issuedAt: 50 })),
    CLEAR_BY_K2,
  ]),
  // Re-issue and renewal.
  story('a renewal under the same identifier outlives the revocation of the first copy', 'valid', [
    LISTED,
    ISSUED,
    then(30, passport('C1b', 'x', 'K1', 30, ITEM, 8)),
    then(60, status('Ra', 'K1', 60, [7])),
  ]),
  story(
    'a correction ten minutes later, the first copy being revoked at the same hour',
    'valid',
    [LISTED, ISSUED, then(11, passport('C1b', 'x', 'K1', 10.2, ITEM, 8)), then(11, status('Ra', 'K1', 10.3, [7]))],
    { given: ['genuine', 'signed within the hour of the copy that it corrects and naming nothing, it cannot be told from a second copy'] },
  ),
  story('a re-issue under a new identifier, signed after the list that revokes the first', 'valid', [
    LISTED,
    ISSUED,
    then(60, status('Ra', 'K1', 60, [7])),
    then(61, passport('C2', 'y', 'K1', 61, ITEM, 8)),
  ]),
  story('a re-issue that names what it replaces, which is revoked afterwards', 'valid', [
    LISTED,
    ISSUED,
    then(59, passport('C2', 'y', 'K1', 59, ITEM, 8, { replaces: 'x' })),
    then(60, status('Ra', 'K1', 60, [7])),
  ]),
  story('the same without naming the old one is a doubt', 'genuine', [
    LISTED,
    ISSUED,
    then(59, passport('C2', 'y', 'K1', 59, ITEM, 8)),
    then(60, status('Ra', 'K1', 60, [7])),
  ]),
  // Suspensions.
  story(
    'a suspension is lifted by a newer list',
    'valid',
    [LISTED, SUSPENDABLE, CLEAR, then(20, suspension('Sa', 'K1', 20, [7])), then(30, suspension('Sb', 'K1', 30, []))],
    { target: PRESENTED },
  ),
  story(
    'a suspension is lifted, then the key rotates and the next key restates the lists',
    'valid',
    [
      LISTED,
      SUSPENDABLE,
      then(20, suspension('Sa', 'K1', 20, [7])),
      then(30, suspension('Sb', 'K1', 30, [])),
      ROTATED,
      CLEAR_BY_K2,
      then(60, suspension('Sc', 'K2', 60, [])),
    ],
    { target: PRESENTED },
  ),
  story(
    'a suspension is lifted in the same second in which it was set',
    'valid',
    [LISTED, SUSPENDABLE, CLEAR, then(20, suspension('Sa', 'K1', 20, [7])), then(21, suspension('Sb', 'K1', 20, []))],
    { target: PRESENTED, given: ['invalid', 'of two lists of one second the suspension counts; a list of the next second lifts it'] },
  ),
  // A stolen key.
  story('a stolen key that had ended revokes the goods, backdated; nobody has reported it yet', 'genuine', [
    LISTED,
    ISSUED_BY_K2,
    ROTATED,
    CLEAR_BY_K2,
    FORGED_LIST,
  ]),
  story(
    'the same, dated after the end of the key',
    'valid',
    [LISTED, ISSUED_BY_K2, ROTATED, CLEAR_BY_K2, then(90, status('evil', 'K1', 80, [7]))],
    { given: ['genuine', 'evidence against never counts for nothing: what a key says after its end is contested'] },
  ),
  story('the office lists the stolen key as revoked, and the list of the next key is current', 'genuine', [
    LISTED,
    ISSUED_BY_K2,
    ROTATED,
    CLEAR_BY_K2,
    FORGED_LIST,
    REVOKED_FROM_80,
  ]),
  story(
    'the office retracts the forged list by its hash, and the thief sends another',
    'valid',
    [
      LISTED,
      ISSUED_BY_K2,
      ROTATED,
      CLEAR_BY_K2,
      FORGED_LIST,
      then(97, status('evil2', 'K1', 41, [7])),
      REVOKED_FROM_80,
      retracted(96, 'evil'),
    ],
    { given: ['genuine', 'a hash takes back one list; against a thief the office takes back everything under the key'] },
  ),
  story('the office takes back everything under the stolen key except what it names', 'valid', [
    LISTED,
    ISSUED_BY_K2,
    ROTATED,
    CLEAR_BY_K2,
    FORGED_LIST,
    then(97, status('evil2', 'K1', 41, [7])),
    REVOKED_FROM_80,
    voided(['C1']),
  ]),
  story(
    'a stolen key that had ended forges a copy whose place is truly revoked',
    'valid',
    [LISTED, ISSUED_BY_K2, ROTATED, then(60, status('Rb', 'K2', 60, [3])), FORGED_COPY],
    { target: PRESENTED, given: ['genuine', 'until the key is taken back, a copy that its word revokes is a doubt'] },
  ),
  story(
    'the same after the key is listed as revoked',
    'genuine',
    [LISTED, ISSUED_BY_K2, ROTATED, then(60, status('Rb', 'K2', 60, [3])), FORGED_COPY, REVOKED_FROM_80],
    { target: PRESENTED },
  ),
  story('a thief dates a revocation back, so that a copy signed meanwhile would succeed the revoked one', 'genuine', [
    then(1, list('L1', 1, { K1: key(0, FOREVER, 30), K2: OPEN })),
    then(10, passport('C1', 'x', 'K2', 10, ITEM, 7)),
    then(40, passport('C2', 'y', 'K2', 40, ITEM, 8)),
    then(60, status('Rb', 'K2', 60, [7])),
    then(90, status('evil0', 'K1', 20, [7])),
  ]),
  story(
    'the forged copy counts for nothing after the office has taken back the key',
    'valid',
    [LISTED, ISSUED_BY_K2, ROTATED, then(60, status('Rb', 'K2', 60, [3])), FORGED_COPY, REVOKED_FROM_80, voided([])],
    { target: PRESENTED },
  ),
  story('goods that were signed and seen long before their key was compromised', 'genuine', [
    LISTED,
    ISSUED,
    REVOKED_FROM_80,
    then(96, status('Rb', 'K2', 96, [])),
  ]),
  // Slips of an office, and their correction.
  story('a key is revoked by a typing error, corrected and retracted', 'valid', [
    LISTED,
    ISSUED,
    CLEAR,
    then(30, list('L2', 2, { K1: key(0, FOREVER, 0) })),
    then(31, list('L3', 3, { K1: OPEN })),
    retracted(32, 'L2'),
  ]),
  story('an entry names too few types, and the next list corrects it', 'valid', [
    then(1, list('L1', 1, { K1: OPEN }, { types: ['DCC'] })),
    ISSUED,
    CLEAR,
    then(31, list('L2', 2, { K1: OPEN }, { types: ['DCC', 'DPP'] })),
  ]),
  story('two lists with one number, then one with the next number', 'valid', [
    LISTED,
    then(2, list('L1b', 1, { K1: OPEN, K2: OPEN })),
    ISSUED,
    CLEAR,
    then(31, list('L2', 2, { K1: OPEN })),
  ]),
  story("an old backup is restored, and today's list is too far ahead of it", 'genuine', [
    then(1, list('L1', 1, { K1: OPEN }), 'backup'),
    then(2, list('L20', 20, { K1: OPEN }, { next: 60 }), 'backup'),
    ISSUED,
    CLEAR,
    then(90, list('L2500', 2500, { K1: OPEN }), 'file'),
  ]),
  story('a person compares the fingerprint of that list again', 'valid', [
    then(1, list('L1', 1, { K1: OPEN }), 'backup'),
    ISSUED,
    CLEAR,
    then(90, list('L2500', 2500, { K1: OPEN }), 'file'),
    then(91, pin('A', 2500)),
  ]),
  story('a trust list is dated decades ahead by mistake, corrected and retracted', 'valid', [
    LISTED,
    ISSUED,
    CLEAR,
    then(30, list('L2', 2, { K1: OPEN }, { next: 9000, issuedAt: 5000 })),
    then(61, list('L3', 3, { K1: OPEN }, { issuedAt: 60 })),
    retracted(62, 'L2'),
  ]),
  // Models, batches and items.
  story('a passport of the model for one item', 'valid', [LISTED, MODEL, CLEAR]),
  story(
    'a passport of the model that does not state its granularity',
    'valid',
    [LISTED, then(10, passport('M', 'm', 'K1', 10, { gtin: 'g' }, 9, { gran: undefined })), CLEAR],
    { given: ['genuine', 'without a stated granularity it could be the passport of an item'] },
  ),
  story('the passport of the model is revoked when passports of items take its place', 'valid', [
    LISTED,
    then(5, passport('M', 'm', 'K1', 5, { gtin: 'g' }, 9)),
    ISSUED,
    then(20, status('Ra', 'K1', 20, [9])),
  ]),
  story('the passport of the model, published the day after the item was revoked, brings nothing back', 'invalid', [
    LISTED,
    ISSUED,
    then(20, status('Ra', 'K1', 20, [7])),
    then(44, passport('M', 'm', 'K1', 44, { gtin: 'g' }, 9)),
  ]),
  story('nor does it while the item is suspended', 'invalid', [
    LISTED,
    SUSPENDABLE,
    CLEAR,
    then(20, suspension('Sa', 'K1', 20, [7])),
    MODEL,
  ]),
  story('a batch is recalled, and the label gives a serial number only', 'genuine', [
    LISTED,
    then(5, passport('Cb', 'b', 'K1', 5, { gtin: 'g', batch: 'b1' }, 7)),
    then(5, passport('M', 'm', 'K1', 5, { gtin: 'g' }, 9)),
    then(20, status('Ra', 'K1', 20, [7])),
  ]),
  story(
    'a passport of the batch, and a label with lot and serial number',
    'valid',
    [LISTED, then(5, passport('Cb', 'b', 'K1', 5, { gtin: 'g', batch: 'b1' }, 7)), CLEAR],
    scanning({ ...ITEM, batch: 'b1' }),
  ),
  story('a passport of the batch, and a label with the serial number only', 'genuine', [
    LISTED,
    then(5, passport('Cb', 'b', 'K1', 5, { gtin: 'g', batch: 'b1' }, 7)),
    CLEAR,
  ]),
  story('a passport of the item that states its lot, and a label without the lot', 'valid', [
    LISTED,
    then(10, passport('C1', 'x', 'K1', 10, { ...ITEM, batch: 'b1' }, 7)),
    CLEAR,
  ]),
  // Hidden claims.
  story('the public view of an item as an SD-JWT, commercial claims hidden', 'valid', [LISTED, then(10, sdJwt(ITEM, 'item', 7)), CLEAR]),
  story('the same, and the label has a lot that the passport does not state', 'valid', [LISTED, then(10, sdJwt(ITEM, 'item', 7)), CLEAR], {
    ...scanning({ ...ITEM, batch: 'b1' }),
    given: ['genuine', 'the lot could be one of the hidden claims'],
  }),
  story('the public view of a model as an SD-JWT', 'valid', [LISTED, then(10, sdJwt({ gtin: 'g' }, 'model', 7)), CLEAR], {
    given: ['cannot', 'a serial number could be one of the hidden claims; the trust list can say that it never is'],
  }),
  story('the same, and the trust list says what this issuer never hides', 'valid', [
    then(1, list('L1', 1, { K1: OPEN }, { never: true })),
    then(10, sdJwt({ gtin: 'g' }, 'model', 7)),
    CLEAR,
  ]),
  story(
    'the public view of an item that offers no status and expires in ten years',
    'genuine',
    [LISTED, then(10, sdJwt(ITEM, 'item', undefined, { exp: 87_600 }))],
    { given: ['valid', 'the standard forbids issuers to hide status or expiry: either one in the clear is taken as enough'] },
  ),
  story('a W3C credential as an SD-JWT, status in the clear, no expiry', 'valid', [
    LISTED,
    then(10, sdJwt(ITEM, 'item', 7, { form: 'vc+sd' })),
    CLEAR,
  ]),
  // Strangers, and what is not said.
  story("a stranger's own passport is next to a revoked one", 'invalid', [
    LISTED,
    ISSUED,
    then(20, status('Ra', 'K1', 20, [7])),
    then(30, passport('E', 'e', 'KE', 30, ITEM, undefined, { issuer: 'did:e' })),
  ]),
  story('a passport with neither status nor expiry, nothing hidden', 'valid', [LISTED, then(10, passport('C1', 'x', 'K1', 10, ITEM))]),
  story(
    'the trust office withdraws the service of this desk',
    'invalid',
    [then(1, list('L1', 1, { K1: OPEN }, { status: 'withdrawn' })), ISSUED, CLEAR],
    {
      policy: { own: { did: MAKER, keys: { K1: OPEN } } },
    },
  ),
  story('an issuer leaves one list, and another office still vouches for it', 'valid', [
    then(0, pin('B')),
    LISTED,
    then(1, list('B1', 1, { K1: OPEN }, { operator: 'B' })),
    ISSUED,
    CLEAR,
    then(30, list('A2', 2)),
  ]),
  story('one office withdraws an issuer that another vouches for', 'invalid', [
    then(0, pin('B')),
    then(1, list('A1', 1, { K1: OPEN }, { status: 'withdrawn' })),
    then(1, list('B1', 1, { K1: OPEN }, { operator: 'B' })),
    ISSUED,
    CLEAR,
  ]),
  story('nothing was scanned, and the passport of an item is inspected', 'valid', [LISTED, ISSUED, CLEAR], { target: { cred: 'C1' } }),
  story('the passport of an item, and a bare GTIN was scanned', 'genuine', [LISTED, ISSUED, CLEAR], scanning({ gtin: 'g' })),
];
