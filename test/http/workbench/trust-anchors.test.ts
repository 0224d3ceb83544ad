// Anchors over the workbench API: looked at, added by a person or listed by the office, and shown with subject, fingerprint and validity.
import { describe, expect, test } from 'vitest';
import type { OfficeOverview, TrustOverview } from '../../../server/contract/index.ts';
import { anchorId, readPem } from '../../../server/domain/certificates/anchor.ts';
import { hierarchy, pem } from '../../fixtures/certificates.ts';
import { overSocket } from '../../fixtures/client.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const text = pem(hierarchy().root);
const read = readPem(text);
if ('detail' in read) throw new Error(read.detail);
const did = anchorId(read);
const fingerprint = (Buffer.from(read.sha256, 'base64url').toString('hex').match(/.{4}/g) ?? []).join(' ');
const shown = {
  did,
  keys: [{ fingerprint }],
  certificate: { subject: 'CN=Root', validFrom: '2025-01-01T00:00:00.000Z', validUntil: '2035-01-01T00:00:00.000Z' },
};

describe('an anchor', () => {
  const reached = reachedWorkbench(overSocket, { now: () => new Date('2027-06-01T12:00:00Z') });
  const ask = (method: string, path: string, body?: object) =>
    reached.ask(`/workbench${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });

  test('is added on this computer after its fingerprint was compared, and removed again', async () => {
    expect((await ask('POST', '/trust/issuers/look', { text })).json).toEqual({ did, fingerprints: [fingerprint] });
    const given = { document: text, name: 'Trust service', who: 'Ana Lind', reason: 'seen at their office' };
    expect((await ask('POST', '/trust/issuers', { ...given, fingerprint: fingerprint.replace(/^./, 'x') })).status).not.toBe(200);
    const added = (await ask('POST', '/trust/issuers', { ...given, fingerprint })).json as TrustOverview;
    expect(added.issuers).toMatchObject([{ ...shown, origin: 'local', name: 'Trust service' }]);
    const left = await ask('DELETE', `/trust/issuers/${encodeURIComponent(did)}?who=Ana%20Lind&reason=moved`);
    expect((left.json as TrustOverview).issuers).toEqual([]);
  });

  test('is listed by the office that keeps a list', async () => {
    await ask('POST', '/office', { operator: 'did:web:lists.example', name: 'List office' });
    const { version } = (await ask('GET', '/office')).json as OfficeOverview;
    const listed = await ask('POST', '/office/issuers', { version, did, document: text, name: 'Trust service', status: 'granted' });
    expect((listed.json as OfficeOverview).entries).toMatchObject([{ ...shown, name: 'Trust service' }]);
    expect((listed.json as OfficeOverview).preview?.added).toMatchObject([{ did, certificate: shown.certificate }]);
    const again = { version: (listed.json as OfficeOverview).version, did, name: 'Trust service', status: 'suspended' };
    expect(((await ask('POST', '/office/issuers', again)).json as OfficeOverview).entries).toMatchObject([
      { ...shown, status: 'suspended' },
    ]);
  });
});
