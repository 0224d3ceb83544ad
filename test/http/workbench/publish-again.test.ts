// Signing everything anew over the workbench API: after another base URL and after another key, some at a time, with what is refused and what stays as it was.
import { describe, expect, test } from 'vitest';
import type { InspectResponse, PublishAgainPreview, PublishAgainStep, State } from '../../../server/contract/index.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { changeStatus } from '../../../server/features/issuing/status.ts';
import { passportsByCode } from '../../../server/store/passports/credentials.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { asReal, SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

describe.each(TRANSPORTS)('publishing again over %s', (_, connect) => {
  const reached = reachedWorkbench(connect);
  const { context } = reached;
  const ask = async (method: string, path: string, body?: object) =>
    (await reached.ask(`/workbench${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })).json;
  const preview = async () => (await ask('GET', '/publish-again')) as PublishAgainPreview;
  const all = async (): Promise<readonly PublishAgainStep[]> => {
    const steps: PublishAgainStep[] = [];
    for (let after: string | undefined; steps.length < 50; ) {
      const step = (await ask('POST', '/publish-again', after === undefined ? {} : { after })) as PublishAgainStep;
      steps.push(step);
      if (step.next === undefined) return steps;
      after = step.next;
    }
    throw new Error('it never ends');
  };
  const signed = (code: string) => passportsByCode(context.store, code).find(({ format }) => format === 'vc');
  const headline = async () => {
    const text = `https://id.example.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;
    const { inspections } = (await ask('POST', '/inspections', { channel: 'paste', text })) as InspectResponse;
    return inspections[0]?.headline;
  };

  test('nothing is published: nothing to do', async () => {
    expect(await preview()).toEqual({ passports: 0, underOtherName: 0, underRevokedKey: 0, changed: 0 });
    expect(await all()).toEqual([{ done: 0, refused: [] }]);
  });

  test('after another base URL: how many, all of them, and what was unknown is valid again', async () => {
    expect((await reached.ask('/workbench/sample', { method: 'PUT' })).status).toBeLessThan(300);
    asReal(context);
    const { passports } = await preview();
    expect(passports).toBeGreaterThan(9);
    context.changeSettings({ baseUrl: 'https://maker.example' });
    expect(await headline()).toBe('unknown-issuer');
    expect(await preview()).toMatchObject({ passports, underOtherName: passports });
    const steps = await all();
    expect(steps.flatMap(({ refused }) => refused)).toEqual([]);
    expect(steps.reduce((sum, { done }) => sum + done, 0)).toBe(passports);
    expect(await preview()).toMatchObject({ passports, underOtherName: 0 });
    expect(((await ask('GET', '/state')) as State).signedUnderOtherName).toBeUndefined();
    expect(await headline()).toBe('valid');
  });

  test('after another key: all that was signed before it; what is revoked, and what was never published, stays as it is', async () => {
    const { passports } = await preview();
    const [first, second] = context.store.db
      .prepare('SELECT dpp_code FROM passports WHERE dpp_code <> ? ORDER BY dpp_code')
      .pluck()
      .all(SAMPLE.dppCode) as [string, string];
    changeStatus(first, { action: 'revoke', who: 'Ana', reason: 'stolen' }, context);
    context.store.db.prepare('UPDATE passports SET published_at = NULL WHERE dpp_code = ?').run(second);
    const before = [signed(first)?.body, signed(second)?.body, signed(SAMPLE.dppCode)?.body];
    context.rotateKey({ compromised: true, who: 'Ana' });
    // Signed and first seen here before the key was revoked.
    expect(await headline()).toBe('valid-not-current');
    expect(await preview()).toMatchObject({ passports: passports - 2, underRevokedKey: passports - 2 });
    await all();
    expect(await preview()).toMatchObject({ passports: passports - 2, underRevokedKey: 0 });
    expect(await headline()).toBe('valid');
    expect([signed(first)?.body, signed(second)?.body]).toEqual(before.slice(0, 2));
    expect(signed(SAMPLE.dppCode)?.body).not.toBe(before[2]);
  });

  test('one that cannot be published is told, stays as it was, and the others go on', async () => {
    const { passports } = await preview();
    // Revoked in the log, while the passport was set back by hand.
    const { db } = context.store;
    const revoked = db.prepare("SELECT dpp_code FROM passports WHERE dpp_status = 'invalid'").pluck().get() as string;
    db.prepare("UPDATE passports SET dpp_status = 'active' WHERE dpp_code = ?").run(revoked);
    const body = signed(revoked)?.body;
    const steps = await all();
    expect(steps.flatMap(({ refused }) => refused)).toEqual([{ dppCode: revoked, detail: expect.stringContaining('revoked') }]);
    expect(steps.reduce((sum, { done }) => sum + done, 0)).toBe(passports);
    expect(signed(revoked)?.body).toBe(body);
  });

  test('a change that was not published yet is counted, because it is published with the rest', async () => {
    context.store.db
      .prepare("UPDATE passports SET published_document = json_set(document_text(document), '$.x', 1) WHERE dpp_code = ?")
      .run(SAMPLE.dppCode);
    expect((await preview()).changed).toBe(1);
    expect(publishStored(SAMPLE.dppCode, context).publishedDocument).toBeUndefined();
    expect((await preview()).changed).toBe(0);
  });
});
