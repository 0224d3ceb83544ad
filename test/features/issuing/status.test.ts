// The service's own status lists: a place for every credential, signed lists that others can check, and a passport that is taken back at once.

import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import type { StatusAction } from '../../../server/contract/index.ts';
import { original } from '../../../server/domain/foreign/index.ts';
import { bitAt } from '../../../server/domain/status-list/bitstring.ts';
import { trustFromIssuers } from '../../../server/domain/trust/from-issuers.ts';
import type { Trust } from '../../../server/domain/trust/trust.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { changeStatus, renewLists } from '../../../server/features/issuing/status.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { credentialsByCode } from '../../../server/store/passports/credentials.ts';
import { listPassports } from '../../../server/store/passports/list.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { removeSample } from '../../../server/store/passports/sample.ts';
import { addStatusLog, bitsOf, readStatusLog, signedList } from '../../../server/store/trust/own-status.ts';
import { asReal, type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { heldList } from '../../fixtures/held.ts';
import { verifyIndependently } from '../../fixtures/independent.ts';

const DAY = 86_400_000;
let clock = new Date('2026-11-21T12:00:00Z');
let fresh: FreshApp;
beforeAll(() => {
  fresh = freshApp({ sample: true, now: () => clock });
  asReal(fresh.context);
});
afterAll(() => fresh.close());

const codes = (): string[] => listPassports(fresh.context.store, { limit: 500, offset: 0 }).items.map(({ dppCode }) => original(dppCode));
const issued = (dppCode: string) => credentialsByCode(fresh.context.store, dppCode).filter(({ source }) => source === 'published');
const change = (dppCode: string, action: StatusAction) =>
  changeStatus(dppCode, { action, who: 'A. Officer', reason: 'recall' }, fresh.context);

interface Entry {
  readonly statusPurpose: string;
  readonly statusListIndex: number | string;
  readonly statusListCredential: string;
}
const entriesOf = (format: string, body: string): readonly Entry[] => {
  const text = format === 'vc' ? body : Buffer.from(body.split('.')[1] ?? '', 'base64url').toString();
  return [(JSON.parse(text) as { credentialStatus: Entry | Entry[] }).credentialStatus].flat();
};
const statusOf = (format: 'vc' | 'vc-jwt' | 'sd-jwt', text: string, trust: Trust) =>
  verifyCredential({ kind: format, text, flags: [] }, { now: clock, trust }).evidence.find(({ check }) => check === 'status')?.code;

/** Another computer that vouches for this service and holds its lists as they were fetched now. */
function elsewhere(): Trust {
  const { did, name, didDocument } = fresh.context.signer();
  const asOf = clock.toISOString();
  const held = (purpose: 'revocation' | 'suspension') => signedList(fresh.context.store, 1, purpose)?.vc ?? '';
  const lists = (['revocation', 'suspension'] as const).map(held).map((credential) => {
    const { id: url } = JSON.parse(credential) as { id: string };
    return [url, heldList(credential, asOf)] as const;
  });
  return {
    ...trustFromIssuers([{ did, name, origin: 'list', status: 'granted', didDocument, asOf }], { state: 'fresh', asOf }),
    statusLists: new Map(lists),
  };
}

describe('what is issued', () => {
  it('names a place of its own for every credential: one entry in UNTP credentials, both in tokens', () => {
    const places = new Map<string, Set<string>>();
    for (const code of codes()) {
      for (const { format, body, credentialId = '' } of issued(code)) {
        const entries = entriesOf(format, body);
        expect(entries.map(({ statusPurpose }) => statusPurpose)).toEqual(format === 'vc' ? ['revocation'] : ['revocation', 'suspension']);
        const [first] = entries;
        expect(typeof first?.statusListIndex).toBe(format === 'vc' ? 'number' : 'string');
        const place = String(first?.statusListIndex);
        places.set(place, (places.get(place) ?? new Set()).add(credentialId));
      }
    }
    expect([...places.values()].filter((ids) => ids.size !== 1)).toEqual([]);
    const numbers = [...places.keys()].map(Number);
    expect([...numbers].sort((one, other) => one - other)).not.toEqual(numbers);
  });

  it('keeps its place when it is issued anew', () => {
    const before = issued(SAMPLE.dppCode).map(({ format, body }) => entriesOf(format, body));
    publishStored(SAMPLE.dppCode, fresh.context);
    expect(issued(SAMPLE.dppCode).map(({ format, body }) => entriesOf(format, body))).toEqual(before);
  });

  it('is not revoked by a current list, here and elsewhere, in every form', () => {
    for (const code of codes()) {
      for (const { format, body } of issued(code)) {
        if (format === 'enveloped-vc') continue;
        expect([format, statusOf(format, body, fresh.context.trust()), statusOf(format, body, elsewhere())]).toEqual([
          format,
          'DPP-STA-01',
          'DPP-STA-01',
        ]);
      }
    }
  });
});

describe('the list', () => {
  it('is a signed credential of 131 072 entries, and hides behind decoys how many are revoked', () => {
    const signed = signedList(fresh.context.store, 1, 'revocation');
    const document = JSON.parse(signed?.vc ?? '{}');
    expect(verifyIndependently(signed?.vc ?? '', fresh.context.signer().publicJwk)).toBe(true);
    expect(document).toMatchObject({
      id: 'http://localhost:8080/api/v1/public/status/1',
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: fresh.context.signer().did,
      validFrom: '2026-11-21T12:00:00Z',
      validUntil: '2026-11-28T12:00:00Z',
      credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation', ttl: 7 * DAY },
    });
    const bits = gunzipSync(Buffer.from(document.credentialSubject.encodedList.slice(1), 'base64url'));
    expect(bits.length * 8).toBe(131_072);
    expect(bits.some((byte) => byte !== 0)).toBe(true);
  });

  it('is served as it was signed, as JSON and as a token; an unknown one is not found', async () => {
    const app = createPublic(fresh.reader, { report: (fault) => expect(fault).toBeUndefined() });
    const get = (url: string, accept: string) => app.inject({ method: 'GET', url, headers: { accept } });
    const json = await get('/api/v1/public/status/1', '*/*');
    expect([json.statusCode, json.body]).toEqual([200, signedList(fresh.context.store, 1, 'revocation')?.vc]);
    const token = await get('/api/v1/public/status/1/suspension', 'application/vc+jwt');
    expect([token.headers['content-type'], token.body]).toEqual([
      'application/vc+jwt',
      signedList(fresh.context.store, 1, 'suspension')?.jwt,
    ]);
    expect(verifyCredential({ kind: 'vc-jwt', text: token.body, flags: [] }, { now: clock, trust: elsewhere() }).evidence).toContainEqual(
      expect.objectContaining({ check: 'integrity', outcome: 'passed' }),
    );
    for (const none of ['2', '0', '01', '1.5', 'x', '999999999999']) {
      expect((await get(`/api/v1/public/status/${none}`, '*/*')).statusCode).toBe(404);
    }
    await app.close();
  });

  it('is signed anew when it is a day old, when another key signed it, and when the clock was ahead', () => {
    const { store } = fresh.context;
    expect(renewLists(store, fresh.context.signer(), clock)).toBe(0);
    expect(renewLists(store, fresh.context.signer(), new Date(clock.getTime() + DAY))).toBe(2);
    expect(renewLists(store, fresh.context.signer(), clock)).toBe(2);
    expect(renewLists(store, { ...fresh.context.signer(), verificationMethod: `${fresh.context.signer().did}#key-9` }, clock)).toBe(2);
    expect(renewLists(store, fresh.context.signer(), clock)).toBe(2);
  });

  it('of this service is never outdated for itself: what it says here is read from the store', () => {
    const before = clock;
    const [one] = issued(SAMPLE.dppCode);
    const away = elsewhere();
    clock = new Date(before.getTime() + 30 * DAY);
    expect(statusOf('vc', one?.body ?? '', fresh.context.trust())).toBe('DPP-STA-01');
    expect(statusOf('vc', one?.body ?? '', away)).toBe('DPP-STA-04');
    clock = before;
  });
});

describe('a passport that is taken back', () => {
  const code = SAMPLE.dppCode;
  const all = (trust: Trust) =>
    issued(code).map(({ format, body }) => (format === 'enveloped-vc' ? undefined : statusOf(format, body, trust)));
  const verified = async () => {
    const app = createPublic(fresh.reader, { report: (fault) => expect(fault).toBeUndefined() });
    const [stored, page, summary] = await Promise.all(
      [`/api/v1/verify/${code}`, `/dpp/${code}`, `/api/v1/public/customs/verify/${code}`].map((url) => app.inject({ method: 'GET', url })),
    );
    await app.close();
    return { valid: stored?.json().valid, reasons: stored?.json().reasons, page: page?.statusCode, espr: summary?.json().espr_compliant };
  };

  it('is suspended in every form at once, here and elsewhere, and reinstated', async () => {
    expect(await verified()).toMatchObject({ valid: true, page: 200 });
    change(code, 'suspend');
    expect(new Set([...all(fresh.context.trust()), ...all(elsewhere())])).toEqual(new Set(['DPP-STA-21']));
    expect(await verified()).toEqual({ valid: false, reasons: ['DPP-STA-21'], page: 200, espr: false });
    expect(passportByCode(fresh.context.store, code)?.dppStatus).toBe('inactive');
    expect(() => change(code, 'suspend')).toThrow(/suspended already/);
    change(code, 'reinstate');
    expect(new Set([...all(fresh.context.trust()), ...all(elsewhere())])).toEqual(new Set(['DPP-STA-01']));
    expect(await verified()).toMatchObject({ valid: true, page: 200 });
    expect(passportByCode(fresh.context.store, code)?.dppStatus).toBe('active');
    expect(() => change(code, 'reinstate')).toThrow(/not suspended/);
  });

  it('is revoked for good: gone for readers, not published again, not reinstated', async () => {
    const before = bitsOf(fresh.context.store, 1, 'revocation');
    change(code, 'revoke');
    expect(new Set([...all(fresh.context.trust()), ...all(elsewhere())])).toEqual(new Set(['DPP-STA-20']));
    expect(await verified()).toEqual({ valid: false, reasons: ['DPP-STA-20'], page: 410, espr: false });
    expect(() => change(code, 'reinstate')).toThrow(/final/);
    expect(() => publishStored(code, fresh.context)).toThrow(/invalid|final/);
    const after = bitsOf(fresh.context.store, 1, 'revocation');
    const taken = new Set(
      issued(code).flatMap(({ format, body }) => entriesOf(format, body).map(({ statusListIndex }) => Number(statusListIndex))),
    );
    for (const place of taken) expect([bitAt(before, place), bitAt(after, place)]).toEqual([0, 1]);
    // No bit that was set is ever cleared in the list of what is revoked.
    expect(before.every((byte, at) => (byte & ~(after[at] ?? 0)) === 0)).toBe(true);
  });

  it('leaves who did it and why, newest first, and nothing takes that back', () => {
    expect(readStatusLog(fresh.context.store).map(({ action, who, reason }) => [action, who, reason])).toEqual([
      ['revoke', 'A. Officer', 'recall'],
      ['reinstate', 'A. Officer', 'recall'],
      ['suspend', 'A. Officer', 'recall'],
    ]);
    const line = { at: clock.toISOString(), dppCode: 'DPP-1', action: 'suspend', dppStatus: 'active', who: 'A. Officer' } as const;
    addStatusLog(fresh.context.store, { ...line, sample: false });
    expect(() => fresh.context.store.db.prepare('DELETE FROM status_log').run()).toThrow(/append-only/);
    expect(() => fresh.context.store.db.prepare("UPDATE status_log SET action = 'suspend'").run()).toThrow(/append-only/);
  });

  it('stays revoked whatever a file says of it', () => {
    const { store } = fresh.context;
    const document = JSON.parse(passportByCode(store, code)?.document ?? '{}');
    const { refused } = importText(JSON.stringify({ ...document, dppStatus: 'active' }), fresh.context);
    expect([refused, passportByCode(store, code)?.dppStatus]).toEqual([[], 'invalid']);
  });

  it('is refused without a publication, and for a code that nobody knows', () => {
    expect(() => change('DPP-09520123456788-NONE', 'revoke')).toThrow(/no passport/);
  });
});

describe('sample goods', () => {
  it('name no status list; what was taken back stays so until the whole set goes, which leaves nothing behind', () => {
    const { context, close } = freshApp({ sample: true, now: () => clock });
    const { store } = context;
    const copies = credentialsByCode(store, SAMPLE.dppCode).map(({ body }) => body);
    expect(copies.filter((body) => body.includes('credentialStatus') || decoded(body).includes('credentialStatus'))).toEqual([]);
    changeStatus(SAMPLE.dppCode, { action: 'revoke', who: 'A. Officer', reason: 'recall' }, context);
    loadSample(context);
    expect(passportByCode(store, SAMPLE.dppCode)?.dppStatus).toBe('invalid');
    removeSample(store);
    loadSample(context);
    expect(passportByCode(store, SAMPLE.dppCode)?.dppStatus).toBe('active');
    expect(readStatusLog(store)).toEqual([]);
    close();
  });
});

/** The payload of a token. */
const decoded = (token: string): string => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
