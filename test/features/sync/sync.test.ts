// Fetching from another desk over real sockets: what is stored, what is told, and that the next run asks only for what changed.
import { describe, expect, it } from 'vitest';
import { examine } from '../../../server/domain/examination/examine.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { copiesIn } from '../../../server/features/inspection/copies-in.ts';
import { issueKey } from '../../../server/features/stakeholder-keys/stakeholder-key.ts';
import { credentialsByProduct, passportsByProduct } from '../../../server/store/passports/credentials.ts';
import { issuersHere, sync, vouchFor } from '../../fixtures/fetching.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { newKey } from '../../fixtures/issuing.ts';
import { answerDid, closeServices, maker, passOn, serviceThat } from '../../fixtures/services.ts';

closeServices();
const other = await maker();

const fresh = () => freshApp();
/** Of the sample set: a coil with a UUID for a code. */
const STEEL = 'DPP-53414d50-4c45-8000-8000-000000000001';
const scan = (context: AppContext, text: string) => {
  const [item] = recognise({ text, channel: 'camera' });
  if (item === undefined) throw new Error(text);
  return examine(item, { now: context.now(), trust: context.trust(), ...copiesIn(context.store) });
};
const bodies = (context: AppContext) =>
  credentialsByProduct(context.store, { gtin: SAMPLE.gtin, serial: SAMPLE.serial }).map(({ body }) => body);

describe('fetching from another service', () => {
  it('stores what was issued about an item, byte for byte, and says of whom', async () => {
    const { context, close } = fresh();
    const { run, items } = await sync(context, other.url, [{ dppCode: SAMPLE.dppCode }]);
    expect(run).toMatchObject({ state: 'ended', total: 1, settled: 1, counts: { fetched: 1, failed: 0, refused: 0 }, who: 'A. Officer' });
    expect(run.identity).toMatchObject({
      did: other.made.context.signer().did,
      keys: [{ fingerprint: other.made.context.state().keyFingerprint }],
    });
    const [item] = items;
    expect(item).toMatchObject({ dppCode: SAMPLE.dppCode, outcome: 'fetched', present: 0 });
    expect(item?.stored).toBeGreaterThan(2);
    const theirs = new Set(bodies(other.made.context));
    const own = bodies(context);
    expect(own.length).toBeGreaterThan(1);
    // An SD-JWT is cut to what its reader may see; whatever has no such parts comes as it was signed.
    expect(own.filter((body) => !body.includes('~')).filter((body) => !theirs.has(body))).toEqual([]);
    close();
  });

  it('asks the second time only for what changed, and stores nothing twice', async () => {
    const { context, close } = fresh();
    await sync(context, other.url, [{ dppCode: SAMPLE.dppCode }]);
    const held = bodies(context).length;
    const { items } = await sync(context, other.url, [{ dppCode: SAMPLE.dppCode }]);
    expect(items).toMatchObject([{ outcome: 'unchanged', stored: 0 }]);
    expect(bodies(context)).toHaveLength(held);
    close();
  });

  it('a passport without GTIN is found afterwards by its code and by every link to it, also one that another base URL begins', async () => {
    const { context, close } = fresh();
    const links = ['', '/vc'].map((end) => `https://passports.example/api/v1/public/dpp/${STEEL}${end}`);
    const texts = [STEEL, `https://maker.example/dpp/${STEEL}`, ...links];
    const reasons = () => texts.map((text) => scan(context, text).verdict.reasons[0]);
    expect(reasons()).toEqual(texts.map(() => 'DPP-SIG-13'));
    const { items } = await sync(context, other.url, [{ dppCode: STEEL }]);
    expect(items).toMatchObject([{ outcome: 'fetched' }]);
    // Nobody vouches for the maker here: a copy that was found, and an honest answer.
    expect(texts.map((text) => scan(context, text).verdict.headline)).toEqual(texts.map(() => 'unknown-issuer'));
    expect(scan(context, STEEL)).toMatchObject({ dppCode: STEEL, credential: { source: 'stored' } });
    vouchFor(context, other.made.context);
    expect(texts.map((text) => scan(context, text).verdict.headline)).toEqual(texts.map(() => 'valid'));
    expect(scan(context, STEEL.replace(/1$/, 'f')).verdict.reasons).toContain('DPP-SIG-13');
    close();
  });

  it('finds items by GTIN and serial, and every passport of a product by its GTIN', async () => {
    const { context, close } = fresh();
    const { items } = await sync(context, other.url, [{ gtin: SAMPLE.gtin, serial: SAMPLE.serial }]);
    expect(items).toMatchObject([{ outcome: 'fetched' }]);
    const { run, items: all } = await sync(context, other.url, [{ gtin: SAMPLE.gtin }]);
    expect(all.every(({ gtin, dppCode }) => gtin === SAMPLE.gtin && dppCode !== undefined)).toBe(true);
    expect(run.counts['not-there'] + run.counts.failed + run.counts.refused).toBe(0);
    expect(passportsByProduct(context.store, SAMPLE).length).toBeGreaterThan(0);
    close();
  });

  it('says that something is not there only when a service that names itself says so', async () => {
    const { context, close } = fresh();
    const missing = { dppCode: `DPP-${SAMPLE.gtin}-NOBODY` };
    expect((await sync(context, other.url, [missing, { gtin: '04012345000016' }])).items).toMatchObject([
      { outcome: 'not-there' },
      { outcome: 'not-there' },
    ]);
    const nobody = await serviceThat((_, response) => void response.writeHead(404).end());
    const { run, items } = await sync(context, nobody.url, [missing]);
    expect(items).toMatchObject([{ outcome: 'failed', code: 'no-identity', retry: true }]);
    expect(run.identity).toMatchObject({ fault: { code: 'no-identity' }, keys: [] });
    close();
  });

  it('never trusts the service for what it says of itself', async () => {
    const { context, close } = fresh();
    const issuers = issuersHere(context);
    const { run, items } = await sync(context, other.url, [{ dppCode: SAMPLE.dppCode }]);
    expect(run.identity?.did).toBe('did:web:maker.example');
    expect(run.identity).not.toHaveProperty('known');
    expect(issuersHere(context)).toEqual(issuers);
    expect(issuers).not.toContain('did:web:maker.example');
    // Kept as the issuer's word, and told as what it is.
    expect(items[0]?.unverified).toBe(items[0]?.stored);
    close();
  });

  it('sends a stakeholder key to the service and leaves it nowhere in the store', async () => {
    const { context, close } = fresh();
    const seen: (string | undefined)[] = [];
    const service = await serviceThat((request, response, target) => {
      seen.push(request.headers['x-stakeholder-key'] as string | undefined);
      if (target.endsWith('did.json')) void passOn(other.url, request, response);
      else response.writeHead(404).end();
    });
    const key = 'dppk_secret-of-customs';
    const fingerprint = other.made.context.state().keyFingerprint;
    const run = await sync(context, service.url, [{ dppCode: SAMPLE.dppCode }], { key, fingerprint });
    expect(run.items).toMatchObject([{ outcome: 'not-there' }]);
    expect(seen.filter((key) => key !== undefined)).toEqual(['dppk_secret-of-customs']);
    const rows = ['sync_runs', 'sync_items', 'sync_seen'].flatMap((table) => context.store.db.prepare(`SELECT * FROM ${table}`).all());
    expect(JSON.stringify(rows)).not.toContain('dppk_');
    close();
  });
});

describe('with a stakeholder key', () => {
  const asks = (key: string | undefined, target: string) => (key === undefined ? [] : [target]);
  /** With the document of the maker, which anybody may copy; what was asked with a key. */
  const listening = async () => {
    const keyed: string[] = [];
    const service = await serviceThat((request, response, target) => {
      keyed.push(...asks(request.headers['x-stakeholder-key'] as string | undefined, target));
      void passOn(other.url, request, response);
    });
    return { ...service, keyed };
  };

  it('asks for nothing where nobody compared the key of the service, also where its issuer is known here', async () => {
    const { context, close } = fresh();
    const service = await listening();
    const wrong = '0'.repeat(64);
    const key = 'dppk_secret-of-customs';
    for (const given of [{}, { fingerprint: wrong }, { fingerprint: '' }]) {
      const { run, items } = await sync(context, service.url, [{ dppCode: SAMPLE.dppCode }], { key, ...given });
      expect([run.state, items]).toEqual(['ended', [expect.objectContaining({ outcome: 'failed', code: 'not-accepted' })]]);
      // The person sees whose key it is, and compares it.
      expect(run.identity?.keys).toMatchObject([{ fingerprint: other.made.context.state().keyFingerprint }]);
    }
    vouchFor(context, other.made.context);
    await sync(context, service.url, [{ dppCode: SAMPLE.dppCode }], { key });
    expect(service.asked.every((target) => target.endsWith('did.json'))).toBe(true);
    expect(service.keyed).toEqual([]);
    await sync(context, service.url, [{ dppCode: SAMPLE.dppCode }], { key, fingerprint: other.made.context.state().keyFingerprint });
    expect(service.keyed).toEqual([expect.stringContaining('vc.sd-jwt')]);
    close();
  });

  it('the SD-JWT discloses what the role may see, and is kept next to the public one', async () => {
    const { context, close } = fresh();
    const tokens = () => bodies(context).filter((body) => body.includes('~'));
    await sync(context, other.url, [{ dppCode: SAMPLE.dppCode }]);
    const [open] = tokens();
    const { secret } = issueKey(other.made.context.store, { role: 'customs', label: 'Border post 7' }, new Date());
    const { keyFingerprint: fingerprint } = other.made.context.state();
    const { items } = await sync(context, other.url, [{ dppCode: SAMPLE.dppCode }], { key: secret, fingerprint });
    expect(items).toMatchObject([{ outcome: 'fetched', stored: 1 }]);
    const wide = tokens().find((token) => token !== open);
    expect(wide?.split('~').length).toBeGreaterThan(open?.split('~').length ?? 0);
    close();
  });
});

describe('a service with more keys than a service has', () => {
  const withMethods = async (count: number) => {
    const { keyed, document } = { keyed: newKey(), document: other.made.context.signer().didDocument };
    const method = (document.verificationMethod as readonly JsonObject[])[0];
    const ids = Array.from({ length: count }, (_, at) => `did:web:maker.example#key-${at}`);
    const text = JSON.stringify({
      ...document,
      verificationMethod: ids.map((id) => ({ ...method, id, publicKeyJwk: keyed.jwk })),
      assertionMethod: ids,
    });
    return serviceThat((request, response, target) => {
      if (target.endsWith('did.json')) response.writeHead(200, { 'content-type': 'application/json' }).end(text);
      else void passOn(other.url, request, response);
    });
  };

  it.each([
    [126, 'too-many'],
    [15_000, 'too-large'],
  ])('%i are not read: %s, and what it has is fetched all the same', async (count, code) => {
    const { context, close } = fresh();
    const { run, items } = await sync(context, (await withMethods(count)).url, [{ dppCode: SAMPLE.dppCode }]);
    expect(run.identity).toEqual({ fault: { code, detail: expect.any(String) }, keys: [] });
    expect(items).toMatchObject([{ outcome: 'fetched' }]);
    close();
  });

  it('a hundred are shown, and the document is read through once', async () => {
    const { context, close } = fresh();
    const { run } = await sync(context, (await withMethods(100)).url, [{ dppCode: SAMPLE.dppCode }]);
    expect(run.identity?.keys).toHaveLength(100);
    close();
  });
});

describe('a run that was ended', () => {
  it('goes on where it was stopped, and asks for nothing that is settled', async () => {
    const { context, close } = fresh();
    const stop = new AbortController();
    const [first, second] = [SAMPLE.dppCode, `DPP-${SAMPLE.gtin}-NOBODY`];
    let stopped = false;
    const service = await serviceThat((request, response, target) => {
      if (target.includes('NOBODY') && !stopped) {
        stopped = true;
        stop.abort();
        // Never answered: the connection is cut by who asked.
      } else void passOn(other.url, request, response);
    });
    const items = [{ dppCode: first }, { dppCode: second }];
    const { run } = await sync(context, service.url, items, { signal: stop.signal, limits: { atOnce: 1 } });
    expect(run).toMatchObject({ state: 'stopped', total: 2, settled: 1, counts: { fetched: 1 } });
    service.asked.length = 0;
    const again = await sync(context, service.url, items);
    expect(again.run).toMatchObject({ id: run.id, state: 'ended', settled: 2, counts: { fetched: 1, 'not-there': 1 } });
    expect(service.asked.filter((target) => target.includes(first))).toEqual([]);
    close();
  });

  it('goes on after the connection was cut in the middle of an answer', async () => {
    const { context, close } = fresh();
    let cut = true;
    const service = await serviceThat((request, response, target) => {
      if (!cut || !target.endsWith('/vc')) return void passOn(other.url, request, response);
      response.writeHead(200, { 'content-type': 'application/vc+ld+json', 'content-length': '5000' });
      response.write('{"@context":', () => response.destroy());
    });
    const { run, items, waits } = await sync(context, service.url, [{ dppCode: SAMPLE.dppCode }]);
    expect(items).toMatchObject([{ outcome: 'failed', code: 'connection', retry: true, stored: 0 }]);
    expect(waits).toEqual([500, 1000]);
    cut = false;
    const again = await sync(context, service.url, [{ dppCode: SAMPLE.dppCode }]);
    expect(again.run.id).toBe(run.id);
    expect(again.items).toMatchObject([{ outcome: 'fetched' }]);
    close();
  });

  it('leaves the rest for another run when the service is away', async () => {
    const { context, close } = fresh();
    const service = await serviceThat((_, response, target) =>
      target.endsWith('did.json') ? answerDid(response) : void response.writeHead(503).end(),
    );
    const many = Array.from({ length: 40 }, (_, index) => ({ dppCode: `DPP-${SAMPLE.gtin}-N${index}` }));
    const { run, items } = await sync(context, service.url, many);
    expect(run).toMatchObject({ state: 'ended', settled: 40, counts: { failed: 40 } });
    expect(items.filter(({ code }) => code === 'service-away').length).toBeGreaterThan(20);
    expect(items.every(({ retry }) => retry)).toBe(true);
    close();
  });
});

describe('a service that asks for patience', () => {
  it('is left alone for as long as it says, and asked again', async () => {
    const { context, close } = fresh();
    let tired = true;
    const service = await serviceThat((request, response, target) => {
      if (!target.endsWith('/vc') || !tired) return void passOn(other.url, request, response);
      tired = false;
      response.writeHead(429, { 'retry-after': '17' }).end();
    });
    const { items, waits } = await sync(context, service.url, [{ dppCode: SAMPLE.dppCode }]);
    expect([items[0]?.outcome, waits]).toEqual(['fetched', [17_000]]);
    close();
  });

  it('is not asked while its quota is used up', async () => {
    const { context, close } = fresh();
    const service = await serviceThat((_, response, target) => {
      response.setHeader('ratelimit', target.endsWith('did.json') ? '"default";r=0;t=9' : '"default";r=5;t=9');
      if (target.endsWith('did.json')) answerDid(response);
      else response.writeHead(404).end();
    });
    expect((await sync(context, service.url, [{ dppCode: SAMPLE.dppCode }])).waits).toEqual([9000]);
    close();
  });

  it('never has more than four requests to answer at once', async () => {
    const { context, close } = fresh();
    let [open, most] = [0, 0];
    const service = await serviceThat((_, response, target) => {
      if (target.endsWith('did.json')) return answerDid(response);
      most = Math.max(most, ++open);
      setImmediate(() => {
        open--;
        response.writeHead(404).end();
      });
    });
    const many = Array.from({ length: 30 }, (_, index) => ({ dppCode: `DPP-${SAMPLE.gtin}-N${index}` }));
    expect((await sync(context, service.url, many)).run.counts['not-there']).toBe(30);
    expect(most).toBeLessThanOrEqual(4);
    close();
  });
});
