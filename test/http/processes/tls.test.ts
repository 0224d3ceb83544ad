// `serve` over TLS, asked by real TLS clients: a certificate made here, one of the person's own, its renewal under load, and what is refused.
import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { chmodSync, copyFileSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type PeerCertificate } from 'node:tls';
import { afterEach, describe, expect, test } from 'vitest';
import { renewMade } from '../../../server/features/listener-certificate/index.ts';
import { keepAsking } from '../../fixtures/asking.ts';
import { desk } from '../../fixtures/desk-command.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { endServed, type Served, serve } from '../../fixtures/serving.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

afterEach(endServed);

const DPP = `/api/v1/public/dpp/${SAMPLE.dppCode}`;

interface Got {
  readonly status: number;
  readonly body: string;
  readonly shown: PeerCertificate;
}

const get = (served: Served, path: string, ca: string | undefined, host = 'localhost'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      servername: host,
      port: served.port,
      path,
      agent: false,
      headers: { host: `${host}:${served.port}` },
      ...(ca && { ca }),
    });
    outgoing.on('response', (answer) => {
      const shown = (answer.socket as import('node:tls').TLSSocket).getPeerCertificate();
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body, shown }));
    });
    outgoing.on('error', reject).end();
  });

const authorityIn = (folder: string): string => readFileSync(join(folder, 'tls', 'authority.pem'), 'utf8');

/** An own certificate as a person has it: from openssl. */
function ownCertificate(folder: string, { name = 'own', days = 90, bits = 'prime256v1' } = {}) {
  const [certificate, key] = [join(folder, `${name}.pem`), join(folder, `${name}-key.pem`)];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      `ec_paramgen_curve:${bits}`,
      '-nodes',
      '-days',
      String(days),
      '-subj',
      `/CN=${name}.example`,
      '-addext',
      `subjectAltName=DNS:${name}.example,DNS:localhost`,
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  chmodSync(key, 0o600);
  return { certificate, key, args: ['--tls-cert', certificate, '--tls-key', key] };
}

const refusal = async (...args: string[]): Promise<string> =>
  serve(...args).then(
    ({ output }) => `served: ${output()}`,
    (error: Error) => error.message,
  );

describe('a certificate that is made here', () => {
  test('serves who trusts its authority, by name and by address, and shows what it printed', async () => {
    const folder = temporaryFolder();
    const served = await serve('--data', folder, '--sample', '--tls', '--tls-name', 'resolver.lab.example', '--workers', '2');
    const ca = authorityIn(folder);
    for (const host of ['localhost', 'resolver.lab.example']) expect((await get(served, DPP, ca, host)).status).toBe(200);
    await expect(get(served, DPP, ca, 'other.example')).rejects.toThrow(/ERR_TLS_CERT_ALTNAME_INVALID|does not match/);
    await expect(get(served, DPP, undefined)).rejects.toThrow(/self-signed certificate in certificate chain/);

    const { shown, body } = await get(served, '/.well-known/did.json', ca);
    await expect.poll(served.output).toContain(`SHA-256 ${shown.fingerprint256}\n`);
    expect(served.output()).toContain(`https://127.0.0.1:${served.port}`);
    expect(served.output()).toContain(`SHA-256 ${new X509Certificate(ca).fingerprint256}\n`);
    expect(JSON.parse(body)).toMatchObject({ id: expect.stringMatching(/^did:web:/) });
    const modes = ['key.pem', 'authority-key.pem'].map((name) => statSync(join(folder, 'tls', name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600]);
  });

  test('never answers without encryption', async () => {
    const served = await serve('--data', temporaryFolder(), '--sample', '--tls');
    await expect(fetch(`http://127.0.0.1:${served.port}/health`)).rejects.toThrow();
  });

  test('link sets name the address by the scheme that was asked', async () => {
    const folder = temporaryFolder();
    const served = await serve('--data', folder, '--sample', '--tls');
    const { body } = await get(served, `/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}?linkType=linkset`, authorityIn(folder));
    expect(JSON.parse(body).linkset[0].anchor).toBe(`https://localhost:${served.port}/api/v1/public/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`);
  });

  test('is kept over a restart, and renewed under load without a lost request', async () => {
    const folder = temporaryFolder();
    const first = await serve('--data', folder, '--sample', '--tls', '--workers', '2');
    const ca = authorityIn(folder);
    const before = (await get(first, DPP, ca)).shown.fingerprint256;
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);

    const served = await serve('--data', folder, '--tls', '--workers', '2');
    expect((await get(served, DPP, ca)).shown.fingerprint256).toBe(before);
    const clients = [keepAsking(served.port, DPP, 2, ca), keepAsking(served.port, '/health', 2, ca)];
    expect(renewMade(folder, new Date())).toBe(false);
    expect(renewMade(folder, new Date(), { always: true })).toBe(true);
    const renewed = new X509Certificate(readFileSync(join(folder, 'tls', 'certificate.pem'))).fingerprint256;
    expect(renewed).not.toBe(before);
    // Connections are dealt out in turn: four reach both workers.
    const shown = async () => [
      ...new Set((await Promise.all([1, 2, 3, 4].map(() => get(served, DPP, ca)))).map((got) => got.shown.fingerprint256)),
    ];
    await expect.poll(shown).toEqual([renewed]);
    for (const client of clients) {
      const count = client.count();
      await expect.poll(client.count).toBeGreaterThan(count);
      expect(await client.end()).toEqual(['200']);
    }
  });

  test('is made anew for a name that it lacks, with another authority, and for another private address with the same one', async () => {
    const folder = temporaryFolder();
    const start = async (...args: string[]) => {
      const served = await serve('--data', folder, '--tls', ...args);
      served.child.kill('SIGTERM');
      await served.exited;
      return { authority: authorityIn(folder), certificate: readFileSync(join(folder, 'tls', 'certificate.pem'), 'utf8') };
    };
    const one = await start('--sample');
    const two = await start('--tls-name', '192.168.99.7');
    const three = await start('--tls-name', 'resolver.lab.example');
    expect([two.authority === one.authority, two.certificate === one.certificate]).toEqual([true, false]);
    expect([three.authority === one.authority, three.certificate === two.certificate]).toEqual([false, false]);
  });
});

describe("a certificate of the person's own", () => {
  test('serves, and a replaced one is taken into use; one that does not fit is named and the former one stays', async () => {
    const folder = temporaryFolder();
    const own = ownCertificate(folder);
    const served = await serve('--data', folder, '--sample', '--workers', '1', ...own.args);
    const shown = () =>
      new Promise<string>((resolve, reject) => {
        const socket = connect({ port: served.port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false }, () => {
          resolve(socket.getPeerCertificate().subject.CN as string);
          socket.destroy();
        }).on('error', reject);
      });
    expect(await shown()).toBe('own.example');

    const next = ownCertificate(folder, { name: 'next', days: 10 });
    renameSync(next.certificate, own.certificate);
    await expect.poll(served.errors).toMatch(/the former certificate stays in use: the key in .* is not that of the first certificate/);
    expect(await shown()).toBe('own.example');
    renameSync(next.key, own.key);
    await expect.poll(shown).toBe('next.example');
  });

  test('ends soon: the start says when', async () => {
    const folder = temporaryFolder();
    const served = await serve('--data', folder, '--sample', ...ownCertificate(folder, { days: 29 }).args);
    await expect.poll(served.errors).toMatch(/own\.pem' ends on \d{4}-\d\d-\d\d: put a new one in its place/);
  });

  test('that cannot serve ends the start with the reason, and nothing listens', async () => {
    const folder = temporaryFolder();
    const own = ownCertificate(folder);
    const other = ownCertificate(folder, { name: 'other' });
    const sealed = join(folder, 'sealed.pem');
    execFileSync('openssl', ['pkey', '-in', own.key, '-aes256', '-passout', 'pass:secret', '-out', sealed]);
    chmodSync(sealed, 0o600);
    const open = join(folder, 'open.pem');
    copyFileSync(own.key, open);
    chmodSync(open, 0o640);
    const none = join(folder, 'none.pem');
    writeFileSync(none, 'nothing', { mode: 0o600 });
    const tried = async (certificate: string, key: string) =>
      refusal('--data', folder, '--sample', '--tls-cert', certificate, '--tls-key', key);
    expect(await tried(own.certificate, open)).toMatch(/ended with 78: .*open\.pem' \(mode 0640\): close it with chmod 600/s);
    expect(await tried(own.certificate, other.key)).toMatch(/ended with 78: .*is not that of the first certificate/s);
    expect(await tried(own.certificate, sealed)).toMatch(/ended with 78: .*is encrypted/s);
    expect(await tried(own.certificate, none)).toMatch(/ended with 78: .*holds no private key/s);
    expect(await tried(none, own.key)).toMatch(/ended with 78: .*holds no certificate/s);
    expect(await tried(join(folder, 'gone.pem'), own.key)).toMatch(/ended with 78: .*there is no file/s);
  });

  test.each([
    [['--tls-cert', 'a.pem'], '--tls-cert and --tls-key go together'],
    [['--tls', '--tls-cert', 'a.pem', '--tls-key', 'b.pem'], 'give one of them'],
    [['--tls-name', 'x.example'], '--tls-name goes with --tls'],
    [['--tls', '--tls-name', 'a b'], "not 'a b'"],
    [['--tls', '--base-url', 'http://resolver.lab.example'], '--base-url begins with https://'],
  ])('%j is wrong use', (args, why) => {
    const { code, stderr } = desk(['serve', '--port', '0', ...args]);
    expect([code, stderr]).toEqual([64, expect.stringContaining(why)]);
  });
});

test('many clients that begin no handshake do not displace one that asks', async () => {
  const folder = temporaryFolder();
  const served = await serve('--data', folder, '--sample', '--tls', '--workers', '1');
  const client = keepAsking(served.port, DPP, 5, authorityIn(folder));
  await expect.poll(client.count).toBeGreaterThan(0);
  const { connect: connectPlain } = await import('node:net');
  const idle = Array.from({ length: 200 }, () => connectPlain(served.port, '127.0.0.1').on('error', () => undefined));
  const count = client.count();
  await wait(1000);
  expect(client.count()).toBeGreaterThan(count + 20);
  expect(await client.end()).toEqual(['200']);
  for (const socket of idle) socket.destroy();
});
