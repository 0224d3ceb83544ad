// Services that are slow, endless, lying or somebody else: each ends in a code, and nothing of it is stored.
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { SyncLimits } from '../../../server/features/sync/limits.ts';
import { countCredentials, credentialsByProduct } from '../../../server/store/passports/credentials.ts';
import { passportBytes } from '../../../server/store/passports/published-credentials.ts';
import { sync, vouchFor } from '../../fixtures/fetching.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { asPlainRows } from '../../fixtures/plain-rows.ts';
import { type Answering, answerDid, closeServices, maker, passOn, serviceThat } from '../../fixtures/services.ts';

closeServices();
const other = await maker();
const { context, close } = freshApp();
afterAll(close);
const { context: theirs } = other.made;
vouchFor(context, theirs);

const VC = { 'content-type': 'application/vc+ld+json' };
const isVc = (target: string): boolean => target.endsWith('/vc');
const genuine = String(passportBytes(theirs.store, SAMPLE.dppCode, 'vc')?.bytes);

/** The identity is in order, the credential is what the test makes of it, and there is nothing else. */
const whose =
  (answering: (response: ServerResponse, target: string) => void): Answering =>
  (_, response, target) => {
    if (target.endsWith('did.json')) answerDid(response);
    else if (isVc(target)) answering(response, target);
    else response.writeHead(404).end();
  };

async function outcomeOf(answering: Answering, limits: Partial<SyncLimits> = {}) {
  const held = countCredentials(context.store);
  const service = await serviceThat(answering);
  const { items } = await sync(context, service.url, [{ dppCode: SAMPLE.dppCode }], { limits });
  return { outcome: items[0]?.outcome, code: items[0]?.code, new: countCredentials(context.store) - held, asked: service.asked };
}

const sends = (text: string, headers: Record<string, string> = VC) => whose((response) => void response.writeHead(200, headers).end(text));

describe('what is not taken', () => {
  it('a service that never answers: failed, and may be asked again', async () => {
    expect(
      await outcomeOf(
        whose(() => undefined),
        { time: 300, attempts: 1 },
      ),
    ).toMatchObject({ outcome: 'failed', code: 'timeout', new: 0 });
  });

  it('an answer that comes a byte at a time and never ends', async () => {
    const dripping = whose((response) => {
      response.writeHead(200, VC);
      const drop = setInterval(() => (response.destroyed ? clearInterval(drop) : response.write(' ')), 10);
    });
    expect(await outcomeOf(dripping, { time: 300, attempts: 1 })).toMatchObject({ outcome: 'failed', code: 'timeout', new: 0 });
  });

  it('an answer that is small as it comes and large when it is unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 0x20));
    const packed = whose((response) => void response.writeHead(200, { ...VC, 'content-encoding': 'gzip' }).end(bomb));
    expect(await outcomeOf(packed)).toMatchObject({ outcome: 'refused', code: 'too-large', new: 0 });
  });

  it('an answer without an end', async () => {
    const endless = whose((response) => {
      response.writeHead(200, VC);
      const block = Buffer.alloc(64 * 1024, 0x20);
      const more = (): void => {
        while (!response.destroyed && response.write(block));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await outcomeOf(endless)).toMatchObject({ outcome: 'refused', code: 'too-large', new: 0 });
  });

  it('a length that is beyond every bound, before anything is read', async () => {
    const claims = whose((response) => {
      response.writeHead(200, { ...VC, 'content-length': String(10 * 1024 ** 3) });
      response.write('{');
    });
    expect(await outcomeOf(claims)).toMatchObject({ outcome: 'refused', code: 'too-large', new: 0 });
  });

  it('an answer that is shorter than it says', async () => {
    const short = whose((response) => {
      response.writeHead(200, { ...VC, 'content-length': String(Buffer.byteLength(genuine) + 1000) });
      response.write(genuine, () => response.destroy());
    });
    expect(await outcomeOf(short, { attempts: 1 })).toMatchObject({ outcome: 'failed', code: 'connection', new: 0 });
  });

  it('an answer that is longer than it says: what is cut off is no credential', async () => {
    const long = whose((response) => {
      response.socket?.end(
        `HTTP/1.1 200 OK\r\ncontent-type: application/vc+ld+json\r\ncontent-length: ${Buffer.byteLength(genuine) - 10}\r\nconnection: close\r\n\r\n${genuine}`,
      );
    });
    expect(await outcomeOf(long, { attempts: 1 })).toMatchObject({ new: 0, code: expect.stringMatching(/^(?:DPP-INP-09|connection)$/) });
  });

  it.each([
    ['to another host', 'http://other.example/vc', 'other-origin'],
    ['to another port of the same computer', 'http://127.0.0.1:1/vc', 'other-origin'],
    ['to the same computer by another name', 'http://2130706433/vc', 'other-origin'],
    ['to another scheme', 'file:///etc/passwd', 'other-origin'],
    ['into the network of this computer', 'http://10.0.0.1/vc', 'other-origin'],
    ['to the data of a machine in a cloud', 'http://169.254.169.254/latest/meta-data', 'other-origin'],
    ['to this computer itself', 'http://[::1]:8081/workbench/settings', 'other-origin'],
    ['with a name and a word', 'http://user:word@127.0.0.1/vc', 'other-origin'],
    ['to no address', 'http://[', 'bad-redirect'],
  ])('a redirect %s', async (_, location, code) => {
    const away = whose((response) => void response.writeHead(302, { location }).end());
    expect(await outcomeOf(away)).toMatchObject({ outcome: 'refused', code, new: 0 });
  });

  it('a redirect that turns in a circle', async () => {
    const circle = whose((response, target) => void response.writeHead(307, { location: target }).end());
    const { asked, ...outcome } = await outcomeOf(circle);
    expect(outcome).toEqual({ outcome: 'refused', code: 'too-many-redirects', new: 0 });
    expect(asked.filter(isVc)).toHaveLength(4);
  });

  it('another kind of content', async () => {
    expect(await outcomeOf(sends(genuine, { 'content-type': 'text/html' }))).toMatchObject({
      outcome: 'refused',
      code: 'content-type',
      new: 0,
    });
  });

  it('an altered credential', async () => {
    const altered = genuine.replace('"name":"', '"name":"Not ');
    expect(altered).not.toBe(genuine);
    expect(await outcomeOf(sends(altered))).toMatchObject({ outcome: 'refused', code: expect.stringMatching(/^DPP-SIG-/), new: 0 });
  });

  it('a genuine credential of another product', async () => {
    asPlainRows(theirs.store);
    const row = theirs.store.db
      .prepare("SELECT body FROM credentials WHERE format = 'vc' AND type = 'DigitalProductPassport' AND gtin <> ? LIMIT 1")
      .pluck()
      .get(SAMPLE.gtin) as string;
    expect(await outcomeOf(sends(row))).toMatchObject({ outcome: 'refused', code: 'DPP-PRD-03', new: 0 });
  });

  it('a certificate in place of the passport', async () => {
    const beside = credentialsByProduct(theirs.store, SAMPLE).find(
      ({ type, format }) => format === 'vc' && type !== 'DigitalProductPassport',
    );
    expect(await outcomeOf(sends(beside?.body ?? ''))).toMatchObject({ outcome: 'refused', code: 'not-a-passport', new: 0 });
  });

  it.each([
    ['HTML', '<!doctype html><title>Sign in</title>', /^(?:DPP-INP-\d\d|not-a-credential)$/],
    ['nothing', '', /^not-a-credential$/],
    ['two names in one object', '{"a":1,"a":2}', /^DPP-INP-12$/],
    ['depth', '['.repeat(5000), /^DPP-INP-\d\d$/],
  ])('%s as a credential', async (_, text, code) => {
    expect(await outcomeOf(sends(text))).toMatchObject({ outcome: 'refused', code: expect.stringMatching(code), new: 0 });
  });

  it('bytes that are no UTF-8', async () => {
    const bytes = whose((response) => void response.writeHead(200, VC).end(Buffer.from([0x7b, 0xff, 0x7d])));
    expect(await outcomeOf(bytes)).toMatchObject({ outcome: 'refused', code: 'not-utf-8', new: 0 });
  });
});

describe('a service that breaks the rules', () => {
  it('that redirects within itself is followed', async () => {
    const service = await serviceThat((request, response, target) => {
      if (isVc(target) && !target.startsWith('/moved')) response.writeHead(308, { location: `/moved${target}` }).end();
      else {
        request.url = target.replace('/moved', '');
        void passOn(other.url, request, response);
      }
    });
    const { items } = await sync(context, service.url, [{ dppCode: SAMPLE.dppCode }]);
    expect(items).toMatchObject([{ outcome: 'fetched', unverified: 0 }]);
  });

  it('that lists something else than passport codes is not followed there', async () => {
    const lists = await serviceThat((_, response, target) => {
      if (target.endsWith('did.json')) return answerDid(response);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ gtin: SAMPLE.gtin, results: [{ dppCode: '../../../health' }], total: 1 }));
    });
    const { items } = await sync(context, lists.url, [{ gtin: SAMPLE.gtin }]);
    expect(items).toMatchObject([{ outcome: 'refused', code: 'bad-answer' }]);
    expect(lists.asked).toHaveLength(2);
  });

  it('that lists without an end is left', async () => {
    let serial = 0;
    const lists = await serviceThat((_, response, target) => {
      if (target.endsWith('did.json')) return answerDid(response);
      const results = Array.from({ length: 500 }, () => ({ dppCode: `DPP-${SAMPLE.gtin}-${serial++}` }));
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ gtin: SAMPLE.gtin, results, total: 1e9 }));
    });
    const { items } = await sync(context, lists.url, [{ gtin: SAMPLE.gtin }], { limits: { passportsOfProduct: 1200 } });
    expect([items.map(({ code }) => code), lists.asked.length]).toEqual([['too-many'], 4]);
  });

  it('is never asked for a link that leads to another', async () => {
    const { items } = await sync(context, other.url, [{ link: 'https://elsewhere.example/vc' }]);
    expect(items).toMatchObject([{ outcome: 'refused', code: 'other-origin' }]);
  });
});
