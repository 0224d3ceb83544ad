// A passport that this service has taken back: every copy of it reads so on this computer, also one that is brought from elsewhere or names no list.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';

const CODE = SAMPLE.dppCode;
let fresh: FreshApp;
beforeEach(() => {
  fresh = freshApp({ sample: true, now: () => new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => fresh.close());

const copies = () => credentialsByCode(fresh.context.store, CODE);
const reading = (text: string) => {
  const [found] = inspect({ channel: 'file', text }, fresh.context).inspections;
  return [found?.headline, found?.reasons[0]];
};
/** The same claims under the same signature in bytes that the store does not know. */
const otherBytes = (format: string, body: string): string => (format === 'vc' ? JSON.stringify(JSON.parse(body), null, 1) : body);

it.each([
  ['suspend', 'DPP-STA-21'],
  ['revoke', 'DPP-STA-20'],
] as const)('says of every copy that is brought: %s', (action, code) => {
  const all = copies();
  expect(all.length).toBeGreaterThan(4);
  for (const { body } of all) expect(reading(body)[0]).toBe('valid');
  changeStatus(CODE, { action, who: 'A. Officer', reason: 'recall' }, fresh.context);
  for (const { format, body, type } of all)
    expect([type, format, ...reading(otherBytes(format, body))]).toEqual([type, format, 'invalid', code]);
});
