// The public interface over real sockets and over the port: its page, its addresses, and what all requests have in common.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { rateLimit } from '../../../server/api/http/rate.ts';
import { createPublic, PUBLIC_TABLE } from '../../../server/api/public.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { asPlainRows } from '../../fixtures/plain-rows.ts';
import { DPP, derived, publicInterface, VERIFY } from '../../fixtures/public-interface.ts';

describe.each(TRANSPORTS)('the public interface over %s', (transport, connect) => {
  const { fresh, ask, expectProblem, slash, invalid, draft } = publicInterface(connect);

  describe('the page', () => {
    test('is HTML without script, in the language of the reader, with its own policy', async () => {
      const { status, headers, text } = await ask(`/dpp/${SAMPLE.dppCode}`, { headers: { 'accept-language': 'de', accept: 'text/html' } });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': 'de',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        vary: 'Accept-Language',
      });
      expect(text).toContain('lang="de"');
      expect(/<script|<style|\sstyle="|\son[a-z]+="/i.exec(text)).toBeNull();
      expect(text).toContain('SAMPLE');
      const style = /href="([^"]+\.css)"/.exec(text)?.[1] ?? '';
      expect((await ask(new URL(style, 'http://x/dpp/code').pathname)).headers['content-type']).toBe('text/css; charset=utf-8');
    });

    test('loads its QR code from where the page is, and offers its languages', async () => {
      const { text } = await ask(`/dpp/${SAMPLE.dppCode}`);
      const picture = /<img src="([^"]+)"/.exec(text)?.[1] ?? '';
      expect(new URL(picture, `http://other.example/dpp/${SAMPLE.dppCode}`).href).toBe(`http://other.example${DPP}/qr.png`);
      const french = await ask(`/dpp/${SAMPLE.dppCode}?lang=fr`, { headers: { 'accept-language': 'de' } });
      expect(french.headers['content-language']).toBe('fr');
      expect((await ask(`/dpp/${SAMPLE.dppCode}?lang=%22%3E&lang=x`)).status).toBe(200);
    });

    test('says failed when the signature does not hold, not what was once verified', async () => {
      const code = derived(fresh, 'ALTERED1');
      asPlainRows(fresh.context.store);
      fresh.context.store.db
        .prepare('UPDATE credentials SET body = replace(body, \'"proofValue":"z\', \'"proofValue":"z1\') WHERE dpp_code = ?')
        .run(code);
      expect((await ask(`/dpp/${code}`)).text).toContain('class="signature failed"');
      expect((await ask(`/dpp/${SAMPLE.dppCode}`)).text).toContain('class="signature verified"');
    });

    test('shows what is in a passport as text, never as markup', async () => {
      const code = derived(fresh, 'XSS1', { productName: { en: '<img src=x onerror=alert(1)>&"\'' } });
      const { text } = await ask(`/dpp/${code}`);
      expect(text).not.toContain('<img src=x');
      expect(text).toContain('&lt;img src=x');
    });
  });

  describe('codes in the address', () => {
    test('an encoded slash, percent sign and plus belong to the serial', async () => {
      const code = encodeURIComponent(slash);
      expect(code).toContain('%2F');
      expect((await ask(`/api/v1/public/dpp/${code}`)).json.dppCode).toBe(slash);
      expect((await ask(`/api/v1/verify/${code}`)).json.valid).toBe(true);
      expect((await ask(`/dpp/${code}`)).status).toBe(200);
      await expectProblem(`/api/v1/public/dpp/${code.replaceAll('%', '%25')}`, 404, 'not-found');
    });

    test.each(['', '/vc', '/vc.jwt', '/qr.png'])('an unknown, a draft and an invalid passport have no %s', async (end) => {
      for (const code of [
        'DPP-09520123456788-NONE',
        'x',
        '%00',
        '..%2F..',
        '%F0%9F%98%80',
        'DPP-09506000134352-1',
        draft,
        SAMPLE.dppCode.toLowerCase(),
      ]) {
        await expectProblem(`/api/v1/public/dpp/${code}${end}`, 404, 'not-found');
      }
      await expectProblem(`/api/v1/public/dpp/${invalid}${end}`, 410, 'gone');
    });

    test('nor a page, nor a verification', async () => {
      await expectProblem('/dpp/none', 404, 'not-found');
      await expectProblem(`/dpp/${invalid}`, 410, 'gone');
      await expectProblem('/api/v1/verify/none', 404, 'not-found');
      await expectProblem(`/api/v1/verify/${draft}`, 404, 'not-found');
    });

    test('malformed percent-encoding is a mistake', async () => {
      if (transport === 'a socket') await expectProblem('/api/v1/public/dpp/%E0%A4%A', 400, 'bad-encoding');
      await expectProblem('/api/v1/public/dpp/%zz', 400, 'bad-encoding');
    });
  });

  describe('the rest', () => {
    test('every row of the table is there', async () => {
      for (const { path, method } of PUBLIC_TABLE) {
        const answer = await ask(path.replaceAll(/:\w+/g, 'x'), { method: 'OPTIONS' });
        expect([path, answer.status]).toEqual([path, 204]);
        expect(answer.headers.allow).toContain(method);
      }
      expect(PUBLIC_TABLE.map(({ number }) => number).filter((number) => number !== '-')).toEqual(
        Array.from({ length: 14 }, (_, index) => String(index + 1)),
      );
    });

    test('health, and what a problem type means', async () => {
      expect((await ask('/health')).json).toEqual({ status: 'ok' });
      expect((await ask('/problems/gone')).json).toMatchObject({ code: 'gone', status: 410 });
      await expectProblem('/problems/constructor', 404, 'not-found');
    });

    test('wrong methods', async () => {
      const { headers } = await expectProblem('/api/v1/verify', 405, 'method-not-allowed');
      expect(headers.allow).toBe('POST, OPTIONS');
      await expectProblem(DPP, 405, 'method-not-allowed', { method: 'DELETE' });
    });

    test('a passport that is changed after it was published is read as it was signed, until it is published anew', async () => {
      const code = derived(fresh, 'CHANGED1');
      const target = `/api/v1/public/dpp/${code}`;
      const before = await ask(target);
      derived(fresh, 'CHANGED1', { productName: { en: 'Another name' }, dppStatus: 'inactive' }, false);
      expect((await ask(target)).json).toEqual({ ...before.json, dppStatus: 'inactive' });
      const page = (await ask(`/dpp/${code}`)).text;
      expect(page).toContain('class="signature verified"');
      expect(page).not.toContain('Another name');
      expect((await ask(`/api/v1/verify/${code}`)).json).toMatchObject({ valid: true, productName: before.json.productName });
      expect(passportByCode(fresh.context.store, code)?.document).toContain('Another name');

      publishStored(code, fresh.context);
      expect((await ask(target)).json.productName).toBe('Another name');
      expect((await ask(`/dpp/${code}`)).text).toContain('Another name');
    });

    test('a file that says nothing of the state leaves an invalid passport invalid', async () => {
      const code = derived(fresh, 'STAYS1', { dppStatus: undefined });
      derived(fresh, 'STAYS1', { dppStatus: 'invalid' }, false);
      derived(fresh, 'STAYS1', { dppStatus: undefined }, false);
      await expectProblem(`/api/v1/public/dpp/${code}`, 410, 'gone');
      expect((await ask(`/api/v1/verify/${code}`)).json).toMatchObject({ verdict: 'invalid', reasons: ['DPP-STA-22'] });
    });

    test('a change by the workbench is seen at once, and the tag with it', async () => {
      const before = await ask(DPP);
      fresh.context.changeSettings({ baseUrl: 'https://lab.example' });
      const after = await ask(DPP);
      expect(after.json.vcUrl).toBe(`https://lab.example${DPP}/vc`);
      expect(after.headers.etag).not.toBe(before.headers.etag);
      // Signed under the name before: nobody vouches for that name here any more, and nothing was altered.
      expect((await ask(VERIFY)).json).toMatchObject({ valid: false, verdict: 'unknown-issuer' });
      fresh.context.changeSettings({ baseUrl: 'http://localhost:8080' });
      expect((await ask(VERIFY)).json.valid).toBe(true);
    });
  });
});

test('a store that no workbench has prepared: the public interface says so and serves nothing', async () => {
  const fresh = freshApp();
  fresh.context.store.db.prepare("DELETE FROM settings WHERE name = 'didDocument'").run();
  const app = createPublic(fresh.reader, { report: () => undefined });
  for (const path of ['/health', '/.well-known/did.json']) {
    const answer = await app.inject(path);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
  }
  await app.close();
  fresh.close();
});

test('off loopback the rate of one address is limited', async () => {
  const fresh = freshApp();
  const app = createPublic(fresh.reader, { report: () => undefined, rate: rateLimit() });
  expect((await app.inject('/health')).headers.ratelimit).toMatch(/^"default";r=\d+;t=\d+$/);
  await app.close();
  fresh.close();
});

test('the same passport gives the same bytes from one request to the next', async () => {
  const fresh = freshApp({ sample: true });
  const app = createPublic(fresh.reader, { report: () => undefined });
  for (const path of [DPP, `${DPP}/vc`, `${DPP}/qr.png`]) {
    const hashes = await Promise.all(
      [1, 2, 3].map(async () =>
        createHash('sha256')
          .update((await app.inject(path)).rawPayload)
          .digest('hex'),
      ),
    );
    expect(new Set(hashes).size).toBe(1);
  }
  await app.close();
  fresh.close();
});
