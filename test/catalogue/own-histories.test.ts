// Generated histories of one service: passports published, taken back, given back, imported again, keys rotated. What was ever signed never reads better than it stands.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { importText } from '../../server/catalogue/import.ts';
import { publishStored } from '../../server/catalogue/publish.ts';
import { changeStatus, renewLists } from '../../server/catalogue/status.ts';
import type { StatusAction } from '../../server/contract.ts';
import { inspect } from '../../server/inspect.ts';
import { sampleSet } from '../../server/passport/sample/index.ts';
import { Refusal } from '../../server/problem.ts';
import { credentialsByCode } from '../../server/store/credentials.ts';
import { StoreFault } from '../../server/store/fault.ts';
import { freshDesk } from '../http/desk.ts';

const RUNS = Math.ceil(Number(process.env.DPP_DESK_HISTORIES ?? 150) / 10);
const DAY = 86_400_000;
const [{ passport }] = sampleSet() as [ReturnType<typeof sampleSet>[number]];
const { sample: _, ...model } = passport;
const CODE = passport.dppCode;

type Step = StatusAction | 'publish' | 'import' | 'import-active' | 'rotate' | 'compromised' | 'renew' | 'day';
const STEPS = ['revoke', 'suspend', 'reinstate', 'publish', 'import', 'import-active', 'rotate', 'compromised', 'renew', 'day'] as const;
const weight = (step: Step): number => (step === 'publish' || step === 'suspend' || step === 'reinstate' ? 3 : 1);
const steps = fc.array(fc.oneof(...STEPS.map((step) => ({ weight: weight(step), arbitrary: fc.constant<Step>(step) }))), {
  minLength: 2,
  maxLength: 8,
});

/** Whether it was done; refused is no fault here. */
function done(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof StoreFault || error instanceof Refusal) return false;
    throw error;
  }
}

it(`nothing that was taken back reads valid (${RUNS} histories)`, { timeout: 30 * 60_000 }, () => {
  let valid = 0;
  fc.assert(
    fc.property(steps, (history) => {
      let now = Date.parse('2027-06-01T12:00:00Z');
      const { desk, close } = freshDesk({ now: () => new Date(now) });
      try {
        importText(JSON.stringify(model), desk);
        publishStored(CODE, desk);
        /** Every text that was ever signed, and the key that signed it. */
        const signed = new Map<string, string>();
        const compromised = new Set<string>();
        let state: StatusAction = 'reinstate';
        for (const step of history) {
          for (const { body } of credentialsByCode(desk.store, CODE))
            if (!signed.has(body)) signed.set(body, desk.signer().verificationMethod);
          switch (step) {
            case 'revoke':
            case 'suspend':
            case 'reinstate':
              if (done(() => changeStatus(CODE, { action: step, who: 'Ana', reason: 'generated' }, desk))) {
                expect(state, history.join()).not.toBe('revoke');
                state = step;
              }
              break;
            case 'publish':
              if (done(() => publishStored(CODE, desk))) expect(state, history.join()).not.toBe('revoke');
              break;
            case 'import':
            case 'import-active':
              importText(JSON.stringify(step === 'import' ? model : { ...model, dppStatus: 'active' }), desk);
              break;
            case 'compromised':
              compromised.add(desk.signer().verificationMethod);
              desk.rotateKey({ compromised: true });
              break;
            case 'rotate':
              desk.rotateKey({ compromised: false });
              break;
            case 'renew':
              renewLists(desk.store, desk.signer(), desk.now(), { all: true });
              break;
            case 'day':
              now += DAY;
          }
          for (const [text, key] of [...signed, [CODE, ''] as const]) {
            const headline = inspect({ channel: 'file', text }, desk).inspections[0]?.headline;
            if (headline === 'valid') valid++;
            if (state !== 'reinstate' || compromised.has(key))
              expect(headline, `${text.slice(0, 40)} after ${history.join()}`).not.toBe('valid');
          }
        }
      } finally {
        close();
      }
    }),
    { numRuns: RUNS },
  );
  // A run in which nothing was ever valid would prove nothing.
  expect(valid).toBeGreaterThan(0);
});
