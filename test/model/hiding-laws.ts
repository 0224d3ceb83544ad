// The laws of what an issuer signed, and of what a bearer hides of it.
import type { World } from './judge.ts';
import { at, find, type Law, NOW, world } from './law.ts';
import type { Credential, Scan } from './statements.ts';
import { ITEM, passport } from './worlds.ts';

/** What an issuer may sign, and every view of it that a bearer can choose. */
interface Signed {
  readonly label: string;
  readonly full: Credential;
  readonly views: readonly { readonly hidden: readonly string[]; readonly shown: Credential }[];
}
function* signed(): Generator<Signed> {
  for (const gran of ['model', 'batch', 'item', undefined] as const)
    for (const batch of [undefined, 'b1'])
      for (const serial of [undefined, 'A1'])
        for (const commercial of [false, true]) {
          const ids = { gtin: 'g', ...(batch ? { batch } : {}), ...(serial ? { serial } : {}) };
          const full = passport('T', 't', 'K1', 1, ids, 8, { gran });
          const names = [gran && 'gran', batch && 'batch', serial && 'serial', commercial && 'commercial'].filter(
            (name) => typeof name === 'string',
          );
          const views = subsetsOf(names).map((hidden) => ({ hidden, shown: hiding(full, hidden) }));
          yield { label: `granularity ${gran}, batch ${batch}, serial ${serial}`, full, views };
        }
}
const subsetsOf = <T>([first, ...rest]: readonly T[]): readonly (readonly T[])[] => {
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((set) => [set, [first, ...set]]);
};
const hiding = (full: Credential, hidden: readonly string[]): Credential => ({
  ...full,
  hash: hidden.length === 0 ? 'T' : `T-${hidden.join('-')}`,
  digests: hidden.length,
  ids: Object.fromEntries(Object.entries(full.ids).filter(([name]) => !hidden.includes(name))),
  gran: hidden.includes('gran') ? undefined : full.gran,
});

const SCANS: readonly Scan[] = [
  { gtin: 'g' },
  { gtin: 'g', serial: 'A1' },
  { gtin: 'g', serial: 'B2' },
  { gtin: 'g', batch: 'b1' },
  { gtin: 'g', batch: 'b2' },
  { gtin: 'g', batch: 'b1', serial: 'A1' },
  { gtin: 'g', batch: 'b2', serial: 'A1' },
  { gtin: 'g', batch: 'b1', serial: 'B2' },
  { gtin: 'h', serial: 'A1' },
];
const ofToken = (token: Credential): World => world([find('L1'), find('R1set'), find('R2clear'), at(2, token)]);

/** 3. Hiding in what is presented never makes valid what was not. Hiding in a stored copy is no case: the bearer could have left the copy out. */
export const hidden: Law = {
  name: '3: hiding never makes valid',
  *cases(take) {
    for (const { label, full, views } of signed())
      for (const { hidden: names, shown } of views)
        for (const scan of [undefined, ...SCANS]) {
          if (names.length === 0 || !take()) continue;
          yield {
            label: `${label}, scanned ${JSON.stringify(scan)}, hidden ${names}`,
            before: { world: ofToken(full), target: { cred: full.hash, scan }, clock: NOW },
            after: { world: ofToken(shown), target: { cred: shown.hash, scan }, clock: NOW },
            wrong: (before, after) => (before.headline !== 'valid' && after.headline === 'valid' ? 'hiding makes it valid' : undefined),
          };
        }
  },
};

/**
 * 3, continued: a token that discloses status or expiry selectively is malformed. The exception: where the issuer broke the standard for one of the two and has
 * the other in the clear, hiding the one is not seen, because either one in the clear is taken as enough.
 */
export const hiddenDates: Law = {
  name: '3: hiding status or expiry never makes valid',
  *cases(take) {
    const ways = ['none', 'open', 'hideable'] as const;
    const things = [
      [ITEM, ITEM],
      [
        { gtin: 'g', batch: 'b1' },
        { gtin: 'g', batch: 'b1' },
      ],
      [{ gtin: 'g' }, ITEM],
    ] as const;
    for (const status of ways)
      for (const exp of ways)
        for (const [ids, scan] of things)
          for (const commercial of [0, 1]) {
            const hideable = [status, exp].filter((way) => way === 'hideable').length;
            if (hideable === 0 || !take()) continue;
            const index = { none: undefined, open: 8, hideable: 7 }[status];
            const date = { none: undefined, open: 900, hideable: 5 }[exp];
            const more = { form: 'vc+sd' as const, digests: commercial };
            const full = passport('T', 't', 'K1', 1, ids, index, { ...more, exp: date, sdProtected: true });
            const hides = { digests: commercial + hideable, exp: exp === 'open' ? date : undefined };
            const shown = passport('T-hidden', 't', 'K1', 1, ids, status === 'open' ? index : undefined, { ...more, ...hides });
            yield {
              label: `status ${status}, expiry ${exp}, ${JSON.stringify(ids)}`,
              before: { world: ofToken(full), target: { cred: full.hash, scan }, clock: NOW },
              after: { world: ofToken(shown), target: { cred: shown.hash, scan }, clock: NOW },
              wrong: (before, after) => {
                if (before.headline === 'valid') return 'a malformed token is valid';
                const isInTheClear = status === 'open' || exp === 'open';
                return after.headline === 'valid' && !isInTheClear ? 'hiding makes it valid' : undefined;
              },
            };
          }
  },
};

/** Whether a token that an issuer signed in full is about what was scanned. */
function isScanned({ ids, gran }: Credential, scan: Scan): boolean {
  const finest = ids.serial !== undefined || gran === 'item' ? 'serial' : ids.batch !== undefined || gran === 'batch' ? 'batch' : 'gtin';
  const agrees = (['gtin', 'batch', 'serial'] as const).every(
    (name) => ids[name] === undefined || scan[name] === undefined || ids[name] === scan[name],
  );
  return agrees && ids[finest] !== undefined && scan[finest] === ids[finest];
}
/** 6. Items and batches are valid only as scanned. With nothing scanned, green is about the document only, and says so. */
export const scanned: Law = {
  name: '6: valid only as scanned',
  *cases(take) {
    for (const { label, full, views } of signed())
      for (const { hidden: names, shown } of views)
        for (const scan of SCANS) {
          if (isScanned(full, scan) || !take()) continue;
          for (const target of [{ cred: shown.hash, scan }, { scan }]) {
            const asked = { world: ofToken(shown), target, clock: NOW };
            yield {
              label: `${label}, scanned ${JSON.stringify(target)}, hidden ${names}`,
              before: asked,
              after: asked,
              wrong: (_, { headline }) => (headline === 'valid' ? 'it is valid for another thing' : undefined),
            };
          }
        }
  },
};
