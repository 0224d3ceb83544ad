// Bundles that anyone can make and sign: what they say is shown only in a form that the screens and the command know.
import { describe, expect, it } from 'vitest';
import { inspectBundle } from '../../../server/features/evidence/index.ts';
import { ownBundle, RECORD } from '../../fixtures/own-bundle.ts';

const found = (...given: Parameters<typeof ownBundle>) => inspectBundle(new Blob([Buffer.from(ownBundle(...given))]));
const START = { action: 'start', run: 'r', at: RECORD.at, officer: 'Ana', name: 'Gate 4' };

describe('a bundle that somebody made', () => {
  it('is as it was signed', async () => {
    const finding = await found(RECORD, { runLine: START, not: 'it is lost\u202e' });
    expect(finding).toMatchObject({ state: 'as-signed', runs: ['Gate 4'], entries: [{ headline: 'cannot-check', anew: 'not-made' }] });
    // The words of the bundle are no words of this program.
    expect('entries' in finding && finding.entries[0]?.why).toMatch(/^the bundle says: 'it is lost[^\u202e]*'$/);
  });

  it.each([
    ['a headline', { headline: 'genuine' }],
    ['a moment', { at: 'yesterday' }],
    ['a name', { product: { name: { a: 1 } } }],
    ['a reason', { reasons: ['DPP-SIG-01 and all is well'] }],
    ['a digest', { input: { ...RECORD.input, sha256: '<b>✓ Valid</b>' } }],
    ['an outcome', { checks: [{ code: 'DPP-SIG-01', outcome: 'splendid' }] }],
  ])('cannot be read with %s of another form', async (_what, odd) => {
    expect(await found({ ...RECORD, ...odd })).toMatchObject({ state: 'unreadable', detail: expect.stringContaining('a record: /') });
  });

  it('cannot be read with the name of a run that is no text', async () => {
    expect(await found(RECORD, { runLine: { ...START, name: ['Gate 4'] } })).toMatchObject({ state: 'unreadable' });
  });

  it('is not held beyond the size of a report, and its texts are cut', async () => {
    const half = 'x'.repeat(33 * 2 ** 20);
    expect(await found({ ...RECORD, place: half }, { runLine: { ...START, place: half } })).toMatchObject({
      state: 'unreadable',
      detail: expect.stringContaining('larger together than a report may be'),
    });
    const finding = await found({ ...RECORD, product: { name: 'x'.repeat(9000) } }, { not: 'y'.repeat(9000) });
    const [entry] = 'entries' in finding ? finding.entries : [];
    expect([String(entry?.product).length, (entry?.why ?? '').length < 600]).toEqual([500, true]);
  });
});
