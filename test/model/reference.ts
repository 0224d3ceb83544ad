// The reference model of the verdict: one pure function of (admitted statements, clock, local policy), written from the rules and not from the program.
// No I/O and no cryptography: a signature is the name of its key. Times are hours. Headings name the model of the rules that each part states.

import type { Compromise, Credential, Door, Keys, KeyWindow, Member, Scan, Statement, StatusList, TrustList } from './statements.ts';

export type Headline = 'valid' | 'genuine' | 'unknown' | 'cannot' | 'invalid';
/** The order of the headlines. `genuine` is "genuine, not current". */
export const RANK: Readonly<Record<Headline, number>> = { valid: 3, genuine: 2, unknown: 1, cannot: 1, invalid: 0 };

// ---- Model 1: the state is a set that only grows. ----------------------------------------------------------------------------------------------

export interface Policy {
  /** The service of this desk. */
  readonly own?: { readonly did: string; readonly keys: Keys };
  /** How far the number of a trust list may lie beyond the highest that a person compared. */
  readonly jump: number;
  /** Lists that a person set aside, by their hashes: they say nothing in favour. */
  readonly aside?: readonly string[];
}
export interface Admitted<S extends Statement = Statement> {
  readonly s: S;
  /** When it was first seen. */
  readonly at: number;
  /** When a service last answered with it; absent: it came another way. */
  readonly fetched?: number;
  /** The service of this desk said it itself. */
  readonly isOurs?: true;
}
/** In the order of the hashes: no rule below can depend on the order of arrival. */
export interface State {
  readonly set: readonly Admitted[];
  readonly policy: Policy;
}
export const nothing = (policy: Partial<Policy> = {}): State => ({ set: [], policy: { jump: 1000, ...policy } });

/** What a door admits depends on door and kind, never on what is there already. */
const BROUGHT: readonly Statement['kind'][] = ['trust', 'status', 'cred', 'compromise', 'retract'];
const DOORS: Readonly<Record<Door, readonly Statement['kind'][]>> = {
  own: ['status', 'cred'],
  sync: ['trust', 'status', 'cred'],
  file: BROUGHT,
  pack: BROUGHT,
  person: [...BROUGHT, 'pin', 'did', 'restrict'],
  backup: [...BROUGHT, 'pin', 'did', 'restrict'],
};

/** A union: of a statement that is there already, the earlier sight counts, and the last answer. */
export function admit(state: State, s: Statement, door: Door, at: number): State {
  if (!DOORS[door].includes(s.kind)) return state;
  const known = state.set.find((one) => one.s.hash === s.hash);
  const isOurs = known?.isOurs === true || door === 'own';
  const answered = door === 'sync' ? at : known?.fetched;
  const fetched = answered === undefined ? {} : { fetched: answered };
  const merged = { s, at: Math.min(known?.at ?? at, at), ...fetched, ...(isOurs ? { isOurs } : {}) };
  const others = state.set.filter((one) => one !== known);
  return { ...state, set: [...others, merged].sort((one, other) => (one.s.hash < other.s.hash ? -1 : 1)) };
}

/** What is derived from a state is a cache. */
function derived<Value>(work: (state: State) => Value): (state: State) => Value {
  const cache = new WeakMap<State, { readonly value: Value }>();
  return (state) => {
    const known = cache.get(state) ?? { value: work(state) };
    cache.set(state, known);
    return known.value;
  };
}
const kinds = derived((state) => Map.groupBy(state.set, ({ s }) => s.kind));
const every = <K extends Statement['kind']>(state: State, kind: K) =>
  (kinds(state).get(kind) ?? []) as unknown as readonly Admitted<Extract<Statement, { kind: K }>>[];

// ---- Model 2, first half: a verdict is a meet. -------------------------------------------------------------------------------------------------

/** The best headline that a check allows, with the points that it leaves open. */
export interface Bound {
  readonly head: Headline;
  readonly open: readonly string[];
  readonly facts?: readonly string[];
}
const bound = (head: Headline, open?: string): Bound => ({ head, open: open === undefined ? [] : [open] });
const CLEAR = bound('valid');
/** The lowest headline, the open points of all. */
const meet = (bounds: readonly Bound[]): Bound => ({
  head: bounds.reduce<Headline>((lowest, { head }) => (RANK[head] < RANK[lowest] ? head : lowest), 'valid'),
  open: bounds.flatMap(({ open }) => open),
  facts: bounds.flatMap(({ facts = [] }) => facts),
});
const best = (bounds: readonly Bound[]): Bound | undefined => bounds.toSorted((a, b) => RANK[b.head] - RANK[a.head])[0];

// ---- Models 3 and 7: trust lists. ---------------------------------------------------------------------------------------------------------------

const operators = derived((state) => [...new Set(every(state, 'pin').map(({ s }) => s.operator))]);
const isRetracted = (state: State, { operator, hash }: TrustList | Compromise) =>
  every(state, 'retract').some(({ s }) => s.operator === operator && s.target === hash);
/** All lists of operators whom a person has compared, whatever their number. */
const lists = derived((state) =>
  every(state, 'trust')
    .map(({ s }) => s)
    .filter(({ operator }) => operators(state).includes(operator)),
);

/** Lists count up to a number that is reached in bounded jumps from the highest that a person compared; what lies beyond is pending. */
export const wordOf = derived((state) => {
  const { jump, aside = [] } = state.policy;
  return operators(state).map((operator) => {
    const own = lists(state)
      .filter((list) => list.operator === operator)
      .toSorted((a, b) => a.no - b.no);
    const pins = every(state, 'pin').filter(({ s }) => s.operator === operator);
    const top = own.reduce((at, { no }) => (no > at && no - at <= jump ? no : at), Math.max(...pins.map(({ s }) => s.no)));
    const reached = own.filter(({ no }) => no <= top);
    return {
      operator,
      reached,
      newest: latest(reached.filter(({ hash }) => !aside.includes(hash))),
      pending: own.some(({ no }) => no > top),
    };
  });
});
/** Those with the highest number: one, or several in contradiction. */
const latest = (some: readonly TrustList[]) => some.filter(({ no }) => no === Math.max(...some.map((list) => list.no)));

const cut = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined) => (a && b ? a.filter((one) => b.includes(one)) : (a ?? b));
/** Two lists of one number: in favour they intersect, against they unite. */
function memberOf(some: readonly TrustList[], did: string): Member | undefined {
  const members = some.map((list) => list.members[did]);
  if (members.length === 0 || members.includes(undefined)) return members.find((one) => one !== undefined && one.status !== 'granted');
  return (members as readonly Member[]).reduce((a, b) => {
    const [types, scope] = [cut(a.types, b.types), cut(a.scope, b.scope)];
    const statuses = [a.status, b.status];
    return {
      status: statuses.includes('withdrawn') ? 'withdrawn' : statuses.includes('suspended') ? 'suspended' : 'granted',
      keys: Object.fromEntries(
        Object.entries(a.keys).flatMap(([name, one]) => {
          const other = b.keys[name];
          return other ? [[name, { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) }]] : [];
        }),
      ),
      ...(types && { types }),
      ...(scope && { scope }),
      never: a.never === true && b.never === true,
    };
  });
}
/** The operator's last word about something: of the newest lists that speak of it. */
const lastWord = (reached: readonly TrustList[], did: string, speaks: (member: Member | undefined) => unknown) =>
  memberOf(latest(reached.filter((list) => speaks(list.members[did]))), did);

const isNamed = (state: State, did: string) => lists(state).some((list) => list.members[did]);
/** A DID that any list ever named is never admitted by a bare document. */
const bareKeys = (state: State, did: string) =>
  isNamed(state, did) ? [] : every(state, 'did').flatMap(({ s }) => (s.did === did ? [s.keys] : []));

/** Who ever vouched for this key: operators, this desk ('here'), or the desk for its own service ('own'). */
function vouchers(state: State, did: string, key: string): readonly string[] {
  const named = operators(state).filter((one) => lists(state).some((list) => list.operator === one && list.members[did]?.keys[key]));
  const { own } = state.policy;
  return [
    ...named,
    ...(bareKeys(state, did).some((keys) => keys[key]) ? ['here'] : []),
    ...(own?.did === did && own.keys[key] ? ['own'] : []),
  ];
}
/** Revoked keys unite over all lists that are not retracted; the earliest date counts. */
function revokedFrom(state: State, did: string, key: string): number {
  const listed = lists(state).flatMap((list) => (isRetracted(state, list) ? [] : [list.members[did]?.keys[key]?.revoked]));
  const reported = every(state, 'compromise').flatMap(({ s }) => {
    const mayReport = operators(state).includes(s.operator) && vouchers(state, did, key).includes(s.operator);
    return s.did === did && s.key === key && mayReport && !isRetracted(state, s) ? [s.from] : [];
  });
  const { own } = state.policy;
  const dates = [...listed, ...reported, own?.did === did ? own.keys[key]?.revoked : undefined];
  return Math.min(Number.POSITIVE_INFINITY, ...dates.filter((date) => date !== undefined));
}

interface Signed {
  readonly did: string;
  readonly key: string;
  readonly signed: number;
  readonly seen: number;
  readonly type?: string;
  readonly gtin?: string | null | undefined;
}
const inForce = (window: KeyWindow | undefined, signed: number): Bound =>
  window === undefined
    ? bound('unknown', 'key not listed')
    : signed < window.from || signed > window.until
      ? bound('invalid', 'key not in force when signed')
      : CLEAR;
/** Goods signed and first seen before their key was revoked stay genuine. */
function notRevoked(state: State, { did, key, signed, seen }: Signed, now: number): Bound {
  const from = revokedFrom(state, did, key);
  // A key that will be revoked signs until then (CID 1.0); the service of this desk announces nothing, it revokes.
  const isOurs = state.policy.own?.did === did && state.policy.own.keys[key]?.revoked === from;
  if (from === Number.POSITIVE_INFINITY || (from > now && !isOurs)) return CLEAR;
  return signed < from && seen < from ? bound('genuine', 'key revoked since') : bound('invalid', 'key revoked');
}

const DATED = ['trust list out of date', 'two lists of one number', 'a newer list is pending'];
/** In favour, the newest list of the operator that says most; against, the last word of every operator. */
function vouch(state: State, by: Signed, now: number): Bound {
  const { did, key, signed, type, gtin } = by;
  const favour: Bound[] = [];
  const against: Bound[] = [];
  for (const { reached, newest, pending } of wordOf(state)) {
    const member = memberOf(newest, did);
    // A list that a person set aside says nothing in favour; what it says against stays.
    for (const word of [member, lastWord(reached, did, (one) => one)])
      if (word !== undefined && word.status !== 'granted') against.push(bound('invalid', `issuer ${word.status}`));
    const keyWord = lastWord(reached, did, (one) => one?.keys[key])?.keys[key];
    if (keyWord !== undefined && member?.keys[key] === undefined) against.push(inForce(keyWord, signed));
    if (member === undefined) continue;
    const [typed, scoped] = [member.types && type !== undefined, member.scope && typeof gtin === 'string'];
    favour.push(
      meet([
        inForce(member.keys[key], signed),
        ...(typed && !member.types?.includes(type ?? '') ? [bound('unknown', 'type not vouched for')] : []),
        ...(scoped && !member.scope?.includes(gtin ?? '') ? [bound('unknown', 'outside the scope')] : []),
        ...(newest.some(({ next }) => now > next) ? [bound('genuine', DATED[0])] : []),
        ...(newest.length > 1 ? [bound('genuine', DATED[1])] : []),
        ...(pending ? [bound('genuine', DATED[2])] : []),
      ]),
    );
  }
  const { own } = state.policy;
  // Nothing in a list adds to the own service; what a list says against it counts as for anybody.
  if (own?.did === did) return meet([inForce(own.keys[key], signed), notRevoked(state, by, now), ...against]);
  favour.push(...bareKeys(state, did).map((keys) => inForce(keys[key], signed)));
  for (const { s } of every(state, 'restrict'))
    if (s.did === did && type !== undefined && !s.types.includes(type)) against.push(bound('unknown', 'restricted here'));
  return meet([best(favour) ?? bound('unknown', 'nobody vouches'), notRevoked(state, by, now), ...against]);
}
/** Inside the key's window at signing and never revoked; the age of the list is another question. */
const goodNow = (state: State, { s, at }: Admitted<StatusList>, now: number) =>
  vouch(state, { did: s.issuer, key: s.key, signed: s.from, seen: at }, now).open.every((point) => DATED.includes(point));

/** No clock that is behind what an operator has dated can be right. */
export const floorOf = derived((state) =>
  Math.max(0, ...lists(state).flatMap((list) => (isRetracted(state, list) ? [] : [list.issuedAt]))),
);
/** By the newest list of one operator; of two with one number, by both. */
const isNeverHidden = (state: State, issuer: string) =>
  wordOf(state).some(({ newest }) => newest.length > 0 && newest.every((list) => list.members[issuer]?.never));

// ---- Model 1, continued: how a statement against counts. ---------------------------------------------------------------------------------------

/**
 * Firm, or contested where its key was revoked before the statement was first seen or had ended by then; undefined: it does not count.
 * Of two lists of one number that end the key at different hours, the later end counts against (`Math.max`) and the earlier in favour (`Math.min`).
 */
function weight(state: State, { s, at }: Admitted<StatusList | Credential>, endOf = Math.max): 'firm' | 'contested' | undefined {
  const by = vouchers(state, s.issuer, s.key);
  // A retraction takes back the word of one operator only.
  const takenBack = (operator: string) =>
    every(state, 'retract').some(
      ({ s: r }) =>
        r.operator === operator && (r.target === s.hash || (r.did === s.issuer && r.key === s.key && r.stands?.includes(s.hash) === false)),
    );
  if (by.every(takenBack)) return undefined;
  const isEnded = by.every((operator) => {
    const word = wordOf(state).find((one) => one.operator === operator);
    const named = latest(word?.reached.filter((list) => list.members[s.issuer]?.keys[s.key]) ?? []);
    const ends = named.flatMap((list) => list.members[s.issuer]?.keys[s.key]?.until ?? []);
    return ends.length > 0 && endOf(...ends) < at;
  });
  return isEnded || revokedFrom(state, s.issuer, s.key) <= at ? 'contested' : 'firm';
}

// ---- Model 5: status lists. --------------------------------------------------------------------------------------------------------------------

interface Status extends Bound {
  /** `validFrom` of the earliest list under a good key that shows a revocation, and of the latest that shows anything. */
  readonly firstShown: number;
  readonly lastShown: number;
  /** `validFrom` of the newest good list; of two entries the older. */
  readonly goodFrom: number;
}
function statusOf(state: State, c: Credential, now: number): Status {
  const entries = (c.status ?? []).map(({ url, purpose, index }) => {
    const about = every(state, 'status').filter(({ s }) => s.issuer === c.issuer && s.url === url && s.purpose === purpose);
    // What this service says itself holds at once: its own acts are not dated ahead, also on a clock that was set back since.
    const good = about.filter(
      (one) => (one.isOurs || one.s.from <= now) && goodNow(state, one, now) && weight(state, one, Math.min) === 'firm',
    );
    // On a clock that is behind the answer of a service, how old that answer is cannot be told.
    const inDate = good.filter(({ s, fetched = 0 }) => s.until >= now && fetched <= now);
    const endsIt = (from: number) => good.some(({ s }) => s.from > from && !s.bits.includes(index));
    // A set bit counts from any list; a suspension ends by a newer good one.
    const shown = about.flatMap((one) => {
      const counts = one.s.bits.includes(index) ? weight(state, one) : undefined;
      return counts === undefined || (purpose === 'suspension' && endsIt(one.s.from)) ? [] : [{ one, counts }];
    });
    return {
      bounds: [
        ...shown.map(({ counts }) => (counts === 'firm' ? bound('invalid', purpose) : bound('genuine', `contested ${purpose}`))),
        ...(inDate.length > 0 ? [] : [bound('genuine', 'no current status list')]),
      ],
      firstShown: purpose === 'revocation' ? shown.flatMap(({ one }) => (good.includes(one) ? [one.s.from] : [])) : [],
      lastShown: shown.map(({ one }) => one.s.from),
      goodFrom: Math.max(...good.map(({ s }) => s.from)),
    };
  });
  return {
    ...meet(entries.flatMap(({ bounds }) => bounds)),
    firstShown: Math.min(...entries.flatMap(({ firstShown }) => firstShown)),
    lastShown: Math.max(...entries.flatMap(({ lastShown }) => lastShown)),
    goodFrom: Math.min(...entries.map(({ goodFrom }) => goodFrom)),
  };
}

// ---- Model 4: product. Granularity, claimed or finer stated × each identifier × scanned. ------------------------------------------------------

const FINE = ['model', 'batch', 'item'] as const;
const IDENTIFIERS = ['gtin', 'batch', 'serial'] as const;
const depth = ({ ids }: Credential) => (ids.serial !== undefined ? 2 : ids.batch !== undefined ? 1 : 0);

export function productOf({ ids, gran, digests }: Credential, scan: Scan | undefined, never: boolean): Bound {
  if (scan === undefined) return { head: 'valid', open: [], facts: ['nothing was scanned'] };
  const mayHide = digests > 0 && !never;
  const byId = ids.serial !== undefined ? 'item' : ids.batch !== undefined ? 'batch' : undefined;
  const finest = FINE.findLast((one) => one === gran || one === byId);
  const bounds = IDENTIFIERS.flatMap((name): readonly Bound[] => {
    const [stated, scanned] = [ids[name], scan[name]];
    // Which claim a digest hides is not known: it is asked of what the claimed granularity needs.
    const needed = gran === 'item' ? name === 'serial' : gran === 'batch' ? name === 'batch' : true;
    if (stated === null) return [bound('cannot', `${name} unreadable`)];
    if (stated === undefined) return mayHide && scanned !== undefined && needed ? [bound('cannot', `${name} hidden`)] : [];
    if (scanned === undefined)
      // The lot is not on every label: the serial number that agrees says enough.
      return name === 'batch' && ids.serial !== undefined ? [] : [bound('genuine', `compare the ${name}`)];
    return stated === scanned ? [] : [bound('invalid', `another ${name}`)];
  });
  if (ids.gtin === undefined) bounds.push(bound('cannot', 'no product identifier'));
  if (finest === undefined) bounds.push(bound(mayHide ? 'cannot' : 'genuine', 'granularity not stated'));
  if (finest === 'item' && ids.serial === undefined) bounds.push(bound('cannot', 'item without serial'));
  if (finest === 'batch' && ids.batch === undefined) bounds.push(bound('cannot', 'batch passport without batch'));
  const couldHide = IDENTIFIERS.some((name) => ids[name] === undefined && (scan[name] !== undefined || finest !== 'item'));
  if (mayHide && (couldHide || finest === 'model'))
    bounds.push(bound(finest === 'item' && ids.serial !== undefined ? 'genuine' : 'cannot', 'an identifier could be hidden'));
  return meet(bounds);
}

// ---- Model 2, second half: one credential, then the copies. ------------------------------------------------------------------------------------

function single(
  state: State,
  { s: c, at }: Admitted<Credential>,
  scan: Scan | undefined,
  clock: number,
): Bound & { readonly stranger?: true } {
  const floor = floorOf(state);
  const now = Math.max(clock, floor);
  const never = isNeverHidden(state, c.issuer);
  const issuer = vouch(state, { did: c.issuer, key: c.key, signed: c.signed, seen: at, type: c.type, gtin: c.ids.gtin }, now);
  if (vouchers(state, c.issuer, c.key).length === 0) return { ...issuer, stranger: true };
  const inTheClear = (c.status?.length ?? 0) > 0 || c.exp !== undefined;
  return meet([
    issuer,
    ...(clock < floor ? [bound('genuine', 'clock is behind')] : []),
    ...(c.exp !== undefined && c.exp < now ? [bound('invalid', 'expired')] : []),
    ...(c.from !== undefined && c.from > now ? [bound('invalid', 'not yet valid')] : []),
    ...(c.sdProtected ? [bound('invalid', 'malformed: status or dates in a disclosure')] : []),
    ...(c.digests > 0 && !inTheClear && !never ? [bound('genuine', 'a status could be hidden')] : []),
    statusOf(state, c, now),
    productOf(c, scan, never),
  ]);
}

/** What another copy of the same or a finer thing, revoked or suspended, leaves of this one. */
function capOf(state: State, e: Admitted<Credential>, r: Admitted<Credential>, own: Bound, scan: Scan | undefined, now: number): Bound {
  if (r === e || r.s.issuer !== e.s.issuer || r.s.type !== e.s.type || depth(r.s) < depth(e.s)) return CLEAR;
  const isSame = IDENTIFIERS.every((name) => r.s.ids[name] === e.s.ids[name]);
  const about = scan ? productOf(r.s, scan, isNeverHidden(state, r.s.issuer)).head : isSame ? 'valid' : 'invalid';
  const status = statusOf(state, r.s, now);
  const counts = weight(state, r);
  const hits = status.open.filter((point) => point.endsWith('revocation') || point.endsWith('suspension'));
  if (hits.length === 0 || counts === undefined || RANK[about] < RANK.genuine) return CLEAR;
  const isSuspended = hits.some((point) => point.endsWith('suspension'));
  const isSuccessor =
    depth(e.s) >= depth(r.s) &&
    ((e.s.id === r.s.id && e.s.signed >= r.s.signed + 1) || (e.s.signed > status.firstShown && !isSuspended) || e.s.replaces === r.s.id);
  if (isSuccessor) return { ...CLEAR, facts: ['an earlier one was revoked'] };
  const isClear = (e.s.status?.length ?? 0) > 0 && !own.open.includes('no current status list') && RANK[own.head] >= RANK.genuine;
  if (depth(e.s) === depth(r.s) && isClear && status.lastShown <= statusOf(state, e.s, now).goodFrom)
    return bound('genuine', 'another copy was revoked, this one was not');
  const isFirm = counts === 'firm' && hits.some((point) => !point.startsWith('contested'));
  // A finer copy that could be the scanned thing (the lot is not on the label) is a doubt only.
  return isFirm && about === 'valid'
    ? bound('invalid', 'another copy revoked')
    : bound('genuine', 'another copy revoked, contested or perhaps another batch');
}

export interface Target {
  /** The hash of a credential that is presented; absent: what was scanned is looked up among the copies. */
  readonly cred?: string;
  readonly scan?: Scan | undefined;
  readonly type?: string;
}
export interface Verdict {
  readonly headline: Headline;
  readonly open: readonly string[];
  readonly facts: readonly string[];
}
export function verdict(state: State, { cred, scan, type = 'DPP' }: Target, clock: number): Verdict {
  const now = Math.max(clock, floorOf(state));
  const all = every(state, 'cred');
  const judge = (e: Admitted<Credential>): Bound => {
    const own = single(state, e, scan, clock);
    const whole = own.stranger ? own : meet([own, ...all.map((r) => capOf(state, e, r, own, scan, now))]);
    return scan === undefined && whole.head === 'valid'
      ? { ...whole, facts: [...(whole.facts ?? []), 'green for the document only'] }
      : whole;
  };
  const found =
    cred === undefined
      ? all.filter(({ s }) => s.type === type && !isAbout(productOf(s, scan, isNeverHidden(state, s.issuer))))
      : all.filter(({ s }) => s.hash === cred);
  const judged = found.map((e) => ({ ...judge(e), vouched: vouchers(state, e.s.issuer, e.s.key).length > 0 })).toSorted(byText);
  // The best genuine copy. Without one, the lowest of those whose key was ever vouched for: copies under unknown keys decide nothing.
  const vouched = judged.filter((one) => one.vouched);
  const isGenuine = judged.some(({ head }) => RANK[head] >= RANK.genuine);
  const chosen = isGenuine || vouched.length === 0 ? best(judged) : vouched.toSorted((a, b) => RANK[a.head] - RANK[b.head])[0];
  const { head: headline, open, facts = [] } = chosen ?? bound('cannot', 'no copy here');
  return { headline, open: [...new Set(open)].sort(), facts: [...new Set(facts)].sort() };
}
const isAbout = ({ open }: Bound) => open.some((point) => point.startsWith('another'));
const byText = (a: Bound, b: Bound) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
