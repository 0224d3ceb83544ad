// Generated histories of one service: passports published, taken back, given back, imported again, keys rotated, an old copy brought back. What was ever signed never reads better than it stands.

import { cpSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StatusAction } from '../../../server/contract/index.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { CredentialInput } from '../../../server/domain/recognise/recognised.ts';
import { trustFromIssuers } from '../../../server/domain/trust/from-issuers.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { recallOwnLists } from '../../../server/features/issuing/own-lists.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { changeStatus, renewLists } from '../../../server/features/issuing/status.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { Refusal } from '../../../server/lib/problem.ts';
import { StoreFault } from '../../../server/lib/store-fault.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { signedLists } from '../../../server/store/trust/own-status.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';
import { heldList } from '../../fixtures/held.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const RUNS = Math.ceil(Number(process.env.DPP_DESK_HISTORIES ?? 150) / 10);
const DAY = 86_400_000;
const [{ passport }] = sampleSet() as [ReturnType<typeof sampleSet>[number]];
const { sample: _, ...model } = passport;
const CODE = passport.dppCode;
const NAMES = ['https://maker.example', 'https://goods.example'] as const;

type Step =
  | StatusAction
  | 'copy'
  | 'publish'
  | 'import'
  | 'import-active'
  | 'import-sample'
  | 'rename'
  | 'rotate'
  | 'compromised'
  | 'renew'
  | 'day';
const STEPS = [
  'copy',
  'revoke',
  'suspend',
  'reinstate',
  'publish',
  'import',
  'import-active',
  'import-sample',
  'rename',
  'rotate',
  'compromised',
  'renew',
  'day',
] as const;
const weight = (step: Step): number => (step === 'publish' || step === 'suspend' || step === 'reinstate' ? 3 : 1);
const steps = fc.array(fc.oneof(...STEPS.map((step) => ({ weight: weight(step), arbitrary: fc.constant<Step>(step) }))), {
  minLength: 2,
  maxLength: 8,
});

/** The folder as it was, and what had been signed by then. */
interface OldCopy {
  readonly folder: string;
  readonly texts: readonly string[];
}

function copyOf(context: AppContext): OldCopy {
  const folder = temporaryFolder();
  context.store.db.pragma('wal_checkpoint(TRUNCATE)');
  cpSync(context.store.folder, folder, { recursive: true });
  return { folder, texts: credentialsByCode(context.store, CODE).map(({ body }) => body) };
}

/** Brought back, and given the lists that the service had published meanwhile. */
function readingsOf({ folder, texts }: OldCopy, lists: readonly string[], now: Date): readonly (string | undefined)[] {
  const context = openApp({ folder, now: () => now });
  try {
    renewLists(context.store, context.signer(), now, { all: true });
    for (const list of lists) importText(list, context);
    recallOwnLists(context);
    return texts.map((text) => inspect({ channel: 'file', text }, context).inspections[0]?.headline);
  } finally {
    context.close();
  }
}

/** On another computer that vouches for the service under its present name and holds the lists that it signed last: what it issued under that name and reads as not taken back. */
function goodElsewhere(context: AppContext, texts: Iterable<string>): readonly string[] {
  const { did, name, didDocument } = context.signer();
  const now = context.now();
  const asOf = now.toISOString();
  const lists = signedLists(context.store).map(({ vc }) => [(JSON.parse(vc) as { readonly id: string }).id, heldList(vc, asOf)] as const);
  const issuers = trustFromIssuers([{ did, name, origin: 'list', status: 'granted', didDocument, asOf }], { state: 'fresh', asOf });
  const trust = { ...issuers, statusLists: new Map(lists) };
  return [...texts].filter((text) => {
    const [item] = recognise({ text, channel: 'file' });
    if (item === undefined || !('text' in item)) return false;
    const { evidence } = verifyCredential(item as CredentialInput, { now, trust });
    return evidence.some(({ code }) => code === 'DPP-STA-01');
  });
}

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
  let good = 0;
  fc.assert(
    fc.property(steps, (history) => {
      let now = Date.parse('2027-06-01T12:00:00Z');
      const { context, close } = freshApp({ now: () => new Date(now) });
      try {
        context.changeSettings({ baseUrl: NAMES[0] });
        importText(JSON.stringify(model), context);
        publishStored(CODE, context);
        /** Every text that was ever signed, and the key that signed it. */
        const signed = new Map<string, string>();
        const compromised = new Set<string>();
        let state: StatusAction = 'reinstate';
        let old: OldCopy | undefined;
        for (const step of history) {
          for (const { body } of credentialsByCode(context.store, CODE))
            if (!signed.has(body)) signed.set(body, context.signer().verificationMethod);
          switch (step) {
            case 'copy':
              old = copyOf(context);
              break;
            case 'revoke':
            case 'suspend':
            case 'reinstate':
              if (done(() => changeStatus(CODE, { action: step, who: 'Ana', reason: 'generated' }, context))) {
                expect(state, history.join()).not.toBe('revoke');
                state = step;
              }
              break;
            case 'publish':
              if (done(() => publishStored(CODE, context))) expect(state, history.join()).not.toBe('revoke');
              break;
            case 'import':
            case 'import-active':
              importText(JSON.stringify(step === 'import' ? model : { ...model, dppStatus: 'active' }), context);
              break;
            case 'import-sample':
              importText(JSON.stringify({ ...model, sample: true }), context);
              break;
            case 'rename':
              // The copy would sign under its name of then.
              old = undefined;
              context.changeSettings({ baseUrl: context.settings().baseUrl === NAMES[0] ? NAMES[1] : NAMES[0] });
              break;
            case 'compromised':
              compromised.add(context.signer().verificationMethod);
              // A key of after the copy signs lists that the copy cannot believe.
              old = undefined;
              context.rotateKey({ compromised: true });
              break;
            case 'rotate':
              old = undefined;
              context.rotateKey({ compromised: false });
              break;
            case 'renew':
              renewLists(context.store, context.signer(), context.now(), { all: true });
              break;
            case 'day':
              now += DAY;
          }
          if (state !== 'reinstate') expect(goodElsewhere(context, signed.keys()), `elsewhere after ${history.join()}`).toEqual([]);
          else good += goodElsewhere(context, signed.keys()).length;
          for (const [text, key] of [...signed, [CODE, ''] as const]) {
            const headline = inspect({ channel: 'file', text }, context).inspections[0]?.headline;
            if (headline === 'valid') valid++;
            if (state !== 'reinstate' || compromised.has(key))
              expect(headline, `${text.slice(0, 40)} after ${history.join()}`).not.toBe('valid');
          }
        }
        const lists = signedLists(context.store).map(({ vc }) => vc);
        if (old !== undefined && state !== 'reinstate')
          for (const headline of readingsOf(old, lists, new Date(now)))
            expect(headline, `an old copy after ${history.join()}`).not.toBe('valid');
      } finally {
        close();
      }
    }),
    { numRuns: RUNS },
  );
  // A run in which nothing was ever valid would prove nothing.
  expect([valid > 0, good > 0]).toEqual([true, true]);
});
