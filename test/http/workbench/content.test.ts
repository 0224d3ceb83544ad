// What the law requires of the content of an inspected credential, asked of the workbench: by a chosen day, with the shapes beside it.
import { describe, expect, test } from 'vitest';
import type { Duty } from '../../../server/contract/index.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { askedWorkbench } from '../../fixtures/asked-workbench.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { DID, didDocument, passport, secure } from '../../fixtures/issuing.ts';

const PASSPORT = JSON.stringify(
  secure(
    passport({
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
      type: ['VerifiableCredential', 'DigitalProductPassport'],
      credentialSubject: {
        id: 'https://maker.example/01/09506000134352/21/A1',
        name: 'Cell',
        idGranularity: 'item',
        characteristics: { category: 'battery', batteryCategory: 'lmt', placedOnMarketDate: '2026-09-01' },
      },
    }),
  ),
);

describe.each(TRANSPORTS)('the content of an inspected credential over %s', (_, connect) => {
  const { context, get, inspectText, refused } = askedWorkbench(connect);

  test('is judged by its own day or a chosen one, in the language of the reader, and nothing is recorded', async () => {
    putIssuer(context.store, { did: DID, origin: 'local', status: 'granted', didDocument: didDocument(), asOf: '2026-06-01T00:00:00Z' });
    const entry = await inspectText(PASSPORT);
    const path = `/inspections/${entry.id}/completeness`;
    const before = (await get('/log')).json;

    expect((await get(path)).json).toMatchObject({
      outcome: 'judged',
      completeness: { on: '2026-09-01', basis: 'placed-on-market', isDue: false, passportFrom: '2027-02-18' },
    });
    const { completeness } = (await get(`${path}?on=2027-02-18`, { 'accept-language': 'de' })).json;
    expect(completeness).toMatchObject({ on: '2027-02-18', basis: 'chosen', isDue: true });
    expect(completeness.duties.find(({ field }: Duty) => field === 'chemistry')).toMatchObject({ state: 'missing', label: 'Chemie' });
    expect((await get(`/inspections/${entry.id}/shapes`)).json).toMatchObject({ outcome: 'results' });

    expect((await get(`/inspections/${entry.id}`)).json).toEqual(entry);
    expect((await get('/log')).json).toEqual(before);
  });

  test('is not judged without a credential', async () => {
    const { id } = await inspectText('https://id.gs1.org/01/09506000134352/21/B2');
    expect((await get(`/inspections/${id}/completeness`)).json).toEqual({ outcome: 'not-checked', why: 'no-credential' });
    expect((await get(`/inspections/${id}/shapes`)).json).toEqual({ outcome: 'not-checked', why: 'no-credential' });
  });

  test('is not asked by what is no day, nor of what is not there', async () => {
    const { id } = await inspectText(PASSPORT);
    for (const on of ['2027-02-30', 'soon', '', 'x'.repeat(5000)])
      await refused(get(`/inspections/${id}/completeness?on=${on}`), 400, 'bad-parameter', '?on');
    await refused(get(`/inspections/${id}/completeness?day=2027-02-18`), 400, 'bad-parameter');
    for (const what of ['completeness', 'shapes']) {
      await refused(get(`/inspections/999999/${what}`), 404, 'not-found');
      await refused(get(`/inspections/x/${what}`), 400, 'bad-parameter');
    }
  });
});
