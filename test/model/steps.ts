// What may happen to a desk in a history, generated or told in words.
import fc from 'fast-check';
import type { Statement } from './statements.ts';
import { MAKER, POOL } from './worlds.ts';

/** What a history may bring: everything of the small worlds that a desk with one trust office can be told. */
export const BROUGHT: readonly Statement[] = POOL.map(({ s }) => s)
  .filter(({ hash }) => hash !== 'B1')
  // A history may bring a passport before the hour at which it begins.
  .map((s) => (s.kind === 'cred' ? { ...s, from: s.signed } : s))
  .concat({ kind: 'restrict', hash: 'onlyDCC', did: MAKER, types: ['DCC'] });

export const SERVICES = ['https://hostile.example', 'https://carrier.example'] as const;
export const DISPOSITIONS = ['recalled', 'sellable_accessible', 'destroyed'] as const;

export type OwnAct = 'publish' | 'revoke' | 'suspend' | 'reinstate' | 'rotate' | 'compromised';
export type Step =
  | { readonly kind: 'bring'; readonly what: number; readonly door: 'file' | 'sync' }
  | { readonly kind: 'own'; readonly act: OwnAct }
  | { readonly kind: 'pack'; readonly maker: 'foreign' | 'hostile' }
  | { readonly kind: 'event'; readonly from: number; readonly id: number; readonly says: number }
  | { readonly kind: 'clock'; readonly hours: number }
  | { readonly kind: 'undo' | 'lift' | 'restart' | 'backup' | 'restore' };

const bringing: fc.Arbitrary<Step> = fc
  .record({ what: fc.nat(BROUGHT.length - 1), door: fc.constantFrom('file' as const, 'sync' as const) })
  .map((one) => ({ kind: 'bring', ...one }));
const acting: fc.Arbitrary<Step> = fc
  .constantFrom<OwnAct>('publish', 'publish', 'revoke', 'suspend', 'suspend', 'reinstate', 'reinstate', 'rotate', 'compromised')
  .map((act) => ({ kind: 'own', act }));
const passing: fc.Arbitrary<Step> = fc.integer({ min: -2, max: 12 }).map((hours) => ({ kind: 'clock', hours }));
const packing: fc.Arbitrary<Step> = fc.constantFrom('foreign' as const, 'hostile' as const).map((maker) => ({ kind: 'pack', maker }));
/** What services that were asked say of our own goods: few names and few contents, so that they meet. */
const telling: fc.Arbitrary<Step> = fc
  .record({ from: fc.nat(SERVICES.length - 1), id: fc.nat(1), says: fc.nat(2) })
  .map((one) => ({ kind: 'event', ...one }));
export const STEPS = 20;
/** The doors and the service by their weight. What a restore does to passports of the service is another story: it is not told together with the service. */
export const steps = ({ own }: { readonly own: boolean }): fc.Arbitrary<readonly Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 10, arbitrary: bringing },
      { weight: own ? 4 : 0, arbitrary: acting },
      { weight: own ? 1 : 0, arbitrary: packing },
      { weight: own ? 0 : 2, arbitrary: fc.constantFrom<Step>({ kind: 'backup' }, { kind: 'restore' }) },
      { weight: own ? 2 : 1, arbitrary: telling },
      { weight: 3, arbitrary: passing },
      { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'undo' }, { kind: 'restart' }, { kind: 'lift' }) },
    ),
    { minLength: 1, maxLength: STEPS, size: 'max' },
  );

const ACTS: readonly string[] = ['publish', 'revoke', 'suspend', 'reinstate', 'rotate', 'compromised'] satisfies readonly OwnAct[];
/** A history in words: `L1 by file`, `wait 3`, `pack of foreign`, or the name of any other step. */
export const told = (...words: readonly string[]): readonly Step[] =>
  words.map((word): Step => {
    const [first = '', , last = ''] = word.split(' ');
    const what = BROUGHT.findIndex(({ hash }) => hash === first);
    if (what >= 0) return { kind: 'bring', what, door: last === 'sync' ? 'sync' : 'file' };
    if (first === 'wait') return { kind: 'clock', hours: Number(word.slice('wait '.length)) };
    if (first === 'pack') return { kind: 'pack', maker: last === 'hostile' ? 'hostile' : 'foreign' };
    if (ACTS.includes(first)) return { kind: 'own', act: first as OwnAct };
    if (first === 'undo' || first === 'lift' || first === 'restart' || first === 'backup' || first === 'restore') return { kind: first };
    throw new RangeError(`no step is called '${word}'`);
  });
