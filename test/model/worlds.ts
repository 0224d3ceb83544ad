// Small worlds: the statements that the laws are tried over, every small set of them, and random ones. One issuer, two keys, two trust offices, one product.
import type { Placed, World } from './judge.ts';
import type { Credential, Identifiers, Keys, KeyWindow, Member, Pin, Purpose, Scan, StatusList, TrustList } from './statements.ts';

export const MAKER = 'did:x';
export const ITEM: Scan = { gtin: 'g', serial: 'A1' };
/** No window of a small world ends later: from here on a key has no end. */
export const NO_END = 100;

export const key = (from = 0, until = NO_END, revoked?: number): KeyWindow =>
  revoked === undefined ? { from, until } : { from, until, revoked };
export const BOTH: Keys = { K1: key(), K2: key() };

export const pin = (operator = 'A', no = 1): Pin => ({ kind: 'pin', hash: `pin${operator}${no}`, operator, no });

/** A trust list with the maker, or without. */
export const trustList = (
  hash: string,
  no: number,
  member?: Partial<Member> & Pick<Member, 'keys'>,
  more: Partial<TrustList> = {},
): TrustList => ({
  kind: 'trust',
  hash,
  operator: 'A',
  no,
  issuedAt: 0,
  next: 90,
  members: member ? { [MAKER]: { status: 'granted', ...member } } : {},
  ...more,
});

export const statusList = (
  hash: string,
  signer: string,
  from: number,
  bits: readonly number[],
  more: Partial<StatusList> = {},
): StatusList => ({
  kind: 'status',
  hash,
  issuer: MAKER,
  key: signer,
  url: 'r',
  purpose: 'revocation',
  bits,
  from,
  until: 80,
  ...more,
});

export const SUSPENSION = { url: 's', purpose: 'suspension' } as const satisfies { url: string; purpose: Purpose };

type Written = Partial<Credential> & { readonly suspends?: boolean };
/** A passport with its place in the list of revocations, and in that of suspensions when asked. */
export const passport = (
  hash: string,
  id: string,
  signer: string,
  signed: number,
  ids: Identifiers,
  index?: number,
  { suspends = false, ...more }: Written = {},
): Credential => ({
  kind: 'cred',
  hash,
  id,
  issuer: MAKER,
  key: signer,
  type: 'DPP',
  signed,
  ids,
  gran: ids.serial !== undefined ? 'item' : ids.batch !== undefined ? 'batch' : 'model',
  digests: 0,
  status: index === undefined ? undefined : [{ url: 'r', purpose: 'revocation', index }, ...(suspends ? [{ ...SUSPENSION, index }] : [])],
  ...more,
});

const at = (hour: number, s: Placed['s']): Placed => ({ s, at: hour });

/** Each with the hour at which it is first seen. */
export const POOL: readonly Placed[] = [
  at(1, trustList('L1', 1, { keys: BOTH })),
  at(4, trustList('L2withdrawn', 2, { status: 'withdrawn', keys: BOTH })),
  at(6, trustList('L2revK1at5', 2, { keys: { K1: key(0, NO_END, 5), K2: key() } })),
  at(7, trustList('L3noX', 3)),
  at(7, trustList('L3noK1', 3, { keys: { K2: key() } })),
  at(7, trustList('L3K1until3', 3, { keys: { K1: key(0, 3), K2: key() } })),
  at(7, trustList('L3full', 3, { keys: BOTH })),
  at(7, trustList('L3types', 3, { keys: BOTH, types: ['DCC'] })),
  at(2, trustList('L5000', 5000, { status: 'withdrawn', keys: BOTH })),
  at(3, trustList('B1', 1, { keys: BOTH }, { operator: 'B' })),
  at(2, { kind: 'did', hash: 'bareX', did: MAKER, keys: BOTH }),
  at(6, statusList('R1set', 'K1', 3, [7])),
  at(2, statusList('R1clear', 'K1', 1, [])),
  at(7, statusList('R2clear', 'K2', 6, [])),
  at(8, statusList('R2set7', 'K2', 7, [7])),
  at(9, statusList('R0set7', 'K1', 1, [7])),
  at(2, passport('C1', 'x', 'K1', 1, ITEM, 7)),
  at(5, passport('C1re', 'x', 'K1', 4, ITEM, 8)),
  at(5, passport('C2new', 'y', 'K2', 4, ITEM, 8)),
  at(2, passport('C1k2', 'x', 'K2', 1, ITEM, 7)),
  at(2, passport('C2early', 'y', 'K2', 2, ITEM, 8)),
  at(2, passport('M', 'm', 'K1', 1, { gtin: 'g' }, 9)),
  at(5, passport('Mk2', 'm2', 'K2', 5, { gtin: 'g' }, 9)),
  at(6, { kind: 'compromise', hash: 'compK1at5', operator: 'A', did: MAKER, key: 'K1', from: 5 }),
  at(8, { kind: 'retract', hash: 'retractR1', operator: 'A', target: 'R1set' }),
  at(8, { kind: 'retract', hash: 'voidK1', operator: 'A', did: MAKER, key: 'K1', stands: ['C1', 'R1clear'] }),
];

export const PINS: readonly Placed[] = [at(0, pin('A', 1)), at(0, pin('B', 1))];

/** Every set of at most so many, at most three trust lists and two copies among them. */
export function* smallSets(pool: readonly Placed[], most: number, from = 0, taken: readonly Placed[] = []): Generator<readonly Placed[]> {
  yield taken;
  if (taken.length === most) return;
  for (let next = from; next < pool.length; next++) {
    const one = pool[next] as Placed;
    const alike = taken.filter(({ s }) => s.kind === one.s.kind).length;
    if ((one.s.kind === 'trust' && alike === 3) || (one.s.kind === 'cred' && alike === 2)) continue;
    yield* smallSets(pool, most, next + 1, [...taken, one]);
  }
}

/** Without a word in favour, or without a copy, there is nothing to judge. */
export const isOfUse = (set: readonly Placed[]): boolean =>
  set.some(({ s }) => s.kind === 'trust' || s.kind === 'did') && set.some(({ s }) => s.kind === 'cred');

export const permutations = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length < 2 ? [list] : list.flatMap((one, index) => permutations(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));

/** A generator of numbers below one that the same seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

export interface RandomWorld extends World {
  readonly clock: number;
  readonly scan: Scan | undefined;
}

/** Dates, windows, numbers and scopes that nobody has chosen; dense, so that statements meet. */
export function randomWorld(seed: number): RandomWorld {
  const random = randomOf(seed);
  const int = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T;
  const chance = (share: number) => random() < share;
  let count = 0;
  const hash = () => `h${int(0, 99)}-${count++}`;
  const keys = (): Keys =>
    Object.fromEntries(
      ['K1', 'K2']
        .filter(() => chance(0.85))
        .map((name) => [name, key(pick([0, 0, 0, 4]), pick([6, 12, NO_END, NO_END, NO_END]), chance(0.12) ? int(1, 12) : undefined)]),
    );
  const member = (): Member => ({
    status: pick(['granted', 'granted', 'granted', 'granted', 'suspended', 'withdrawn']),
    keys: keys(),
    ...(chance(0.15) ? { types: pick([['DPP'], ['DCC']]) } : {}),
    ...(chance(0.1) ? { scope: pick([['g'], ['z']]) } : {}),
    ...(chance(0.2) ? { never: true } : {}),
  });
  const list = (operator: string, no: number): TrustList =>
    trustList(hash(), no, chance(0.12) ? undefined : member(), { operator, issuedAt: int(0, 8), next: pick([9, 25, 40, 40]) });
  const status = (): StatusList => {
    const purpose = pick<Purpose>(['revocation', 'revocation', 'suspension']);
    const bits = [7, 8, 9].filter(() => chance(0.25));
    return statusList(hash(), pick(['K1', 'K2']), int(1, 14), bits, {
      url: purpose === 'revocation' ? 'r' : 's',
      purpose,
      until: pick([11, 30, 40]),
    });
  };
  const credential = (): Credential => {
    const ids = pick<Identifiers>([ITEM, ITEM, { gtin: 'g', batch: 'b1' }, { gtin: 'g' }, { ...ITEM, batch: 'b1' }]);
    return passport(hash(), pick(['x', 'y']), pick(['K1', 'K2']), int(1, 10), ids, chance(0.85) ? pick([7, 8, 9]) : undefined, {
      suspends: chance(0.4),
      digests: chance(0.2) ? 1 : 0,
      ...(chance(0.2) ? { exp: int(8, 20) } : {}),
      ...(chance(0.1) ? { gran: undefined } : {}),
      ...(chance(0.1) ? { replaces: pick(['x', 'y']) } : {}),
    });
  };
  const some = <T>(low: number, high: number, one: () => T): readonly T[] => Array.from({ length: int(low, high) }, one);
  const top = chance(0.15) ? 3000 : 4;
  const lists = [
    list('A', pick([1, 2, 3])),
    list('A', pick([1, 2, 3, 3])),
    ...(top > 9 ? [list('A', 3000)] : []),
    ...some(0, 1, () => list('B', 1)),
  ];
  const goods = [...some(1, 3, status), ...some(1, 3, credential)];
  const against: readonly Placed[] = [
    ...(chance(0.2)
      ? [at(9, { kind: 'compromise', hash: hash(), operator: 'A', did: MAKER, key: pick(['K1', 'K2']), from: int(1, 12) } as const)]
      : []),
    ...(chance(0.15) ? [at(9, { kind: 'retract', hash: hash(), operator: 'A', target: pick([...lists, ...goods]).hash } as const)] : []),
    ...(chance(0.1)
      ? [at(9, { kind: 'retract', hash: hash(), operator: 'A', did: MAKER, key: 'K1', stands: [pick(goods).hash] } as const)]
      : []),
    ...(chance(0.1) ? [at(2, { kind: 'did', hash: hash(), did: MAKER, keys: keys() } as const)] : []),
    ...(chance(0.1) ? [at(2, { kind: 'restrict', hash: hash(), did: MAKER, types: pick([['DPP'], ['DCC']]) } as const)] : []),
  ];
  return {
    placed: [
      at(0, pin('A', top)),
      at(0, pin('B', 1)),
      ...lists.map((s) => at(int(1, 9), s)),
      ...goods.map((s) => at(int(1, 12), s)),
      ...against,
    ],
    ...(chance(0.1) ? { policy: { own: { did: MAKER, keys: BOTH } } } : {}),
    clock: int(5, 16),
    scan: pick<Scan | undefined>([ITEM, ITEM, { ...ITEM, batch: 'b1' }, { gtin: 'g' }, undefined]),
  };
}
