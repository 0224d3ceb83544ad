// TLS to a real PostgreSQL: the name and the authority of the server are verified, a client certificate is given, and each refusal names its cause.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readAddress } from '../../server/cli/serve/postgres-address.ts';
import { element } from '../../server/domain/keys/der.ts';
import { connect, disconnect } from '../../server/features/publication/database.ts';
import { publish } from '../../server/features/publication/index.ts';
import { certificate, extension, pair, pem, type Wanted } from '../fixtures/certificates.ts';
import { askPort } from '../fixtures/client.ts';
import { SAMPLE } from '../fixtures/fresh-app.ts';
import { endPostgres, newLink, newPostgres, newPostgresWithTls, noPostgres } from '../fixtures/postgres.ts';
import { newReader, publishedRows } from '../fixtures/publication.ts';
import { newWriter, said } from '../fixtures/replica.ts';
import { endServed, serve } from '../fixtures/serving.ts';
import { named } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

vi.setConfig({ testTimeout: 240_000 });
const root = temporaryFolder();

/** An authority, and what it issues as PEM files of this test. */
function newAuthority(name: string) {
  const keys = pair();
  const own = pem(certificate({ subject: name, keys, ca: true, usage: [5, 6] }));
  const file = (what: string, content: string): string => {
    const path = join(root, `${name}-${what}.pem`);
    writeFileSync(path, content, { mode: 0o600 });
    return path;
  };
  return {
    own,
    file: file('authority', own),
    issue: (subject: string, wanted: Partial<Wanted>) => {
      const issued = pair();
      const content = pem(certificate({ subject, keys: issued, by: { subject: name, keys }, ca: false, usage: [0], ...wanted }));
      const key = issued.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
      return {
        certificate: content,
        key,
        files: `&sslcert=${file(subject, content)}&sslkey=${file(`${subject}-key`, key)}`,
      };
    },
  };
}

const [SERVER_AUTH, CLIENT_AUTH] = ['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2'];
const authority = newAuthority('operators');
const other = newAuthority('others');
const ofServer = (wanted: Partial<Wanted>) => authority.issue('server', { purposes: [SERVER_AUTH], ...wanted });
const byName = ofServer({ dns: ['localhost'] });
const LOOPBACK = Buffer.from([127, 0, 0, 1]);
const byAddress = ofServer({ extensions: [extension('2.5.29.17', element(0x30, element(0x87, LOOPBACK)))] });
const client = authority.issue('dpp', { purposes: [CLIENT_AUTH] });

test.each([
  ['sslmode=disable&sslrootcert=/a', /go with sslmode=verify-full/],
  [`sslcert=${authority.file}`, /sslcert and sslkey go together/],
  ['sslrootcert=/nowhere', /no file '\/nowhere'/],
  ['sslmode=verify-full&host=/run/postgresql', /no TLS on a socket/],
  [`sslrootcert=${join(root, 'dpp-key.txt')}`, /dpp-key\.txt' holds no certificate in PEM form/],
  [client.files.replace(/sslkey=.*/, `sslkey=${join(root, 'open.pem')}`), /other users may use the key file/],
  [client.files.replace(/sslkey=.*/, `sslkey=${join(root, 'dpp-key.txt')}`), /is not that of the first certificate/],
])('an address with %s is refused', (query, why) => {
  writeFileSync(join(root, 'open.pem'), client.key, { mode: 0o644 });
  writeFileSync(join(root, 'dpp-key.txt'), byName.key, { mode: 0o600 });
  expect(() => readAddress(`postgres://u@h/d?${query}`, '--publish-to', {})).toThrow(why);
});

test('an address of this computer that names an authority is not connected to in the clear', () => {
  expect(readAddress('postgres://u@localhost/d', '--publish-to', {}).tls).toBeUndefined();
  const { tls } = readAddress(`postgres://u@localhost/d?sslrootcert=${authority.file}`, '--publish-to', {});
  expect(tls).toEqual({ authority: authority.file });
});

describe.skipIf(noPostgres)(named('PostgreSQL with TLS', noPostgres), () => {
  let postgres: Awaited<ReturnType<typeof newPostgresWithTls>>;
  const closing: (() => void)[] = [];
  beforeAll(async () => {
    postgres = await newPostgresWithTls({ ...byName, authority: authority.own }, [
      'hostssl certified all 127.0.0.1/32 cert',
      'hostssl all all 127.0.0.1/32 trust',
    ]);
    await postgres.query('CREATE DATABASE certified');
  });
  afterEach(endServed);
  afterAll(async () => {
    for (const close of closing) close();
    await endPostgres();
  });
  const writer = () => {
    const made = newWriter(root);
    closing.push(made.close);
    return made;
  };
  const url = (database: string, query = `sslrootcert=${authority.file}`, host = 'localhost'): string =>
    `postgres://dpp@${host}:${postgres.port}/${database}?${query}`;
  const encrypted = (database: string) =>
    postgres.query(
      `SELECT version, client_dn AS certified FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
       WHERE ssl AND datname = '${database}' AND application_name LIKE 'dpp-desk%'`,
    );

  test.each([
    ['without a client certificate', 'open_to_all', '', null],
    ['with a client certificate, which the server demands', 'certified', client.files, '/CN=dpp'],
  ])('a writer and a reader are connected %s', async (_, database, more, certified) => {
    if (database !== 'certified') await postgres.query(`CREATE DATABASE ${database}`);
    const address = readAddress(url(database, `sslrootcert=${authority.file}${more}`), '--publish-to', {});
    const made = writer();
    const over = new AbortController();
    const work = publish(made.context.store, address, () => new Date(), over.signal);
    const folder = join(root, `reader-of-${database}`);
    mkdirSync(folder);
    const follower = newReader(address, folder);
    try {
      await follower.until(() => follower.position() !== undefined);
      expect(publishedRows(follower.db())).toEqual(publishedRows(made.context.store.db));
      expect(await encrypted(database)).toEqual(Array(2).fill({ version: 'TLSv1.3', certified }));
    } finally {
      over.abort();
      await Promise.all([work, follower.end()]);
    }
  });

  const refusal = async (address: string): Promise<string> => {
    const connected = connect(readAddress(address, '--read-from', {}), 'dpp-desk', () => undefined);
    return connected.then(
      (one) => {
        disconnect(one);
        return 'connected';
      },
      (error: Error) => error.message,
    );
  };
  const TRUSTED = `sslrootcert=${authority.file}`;

  test.each([
    [
      'a certificate of another authority',
      () => url('postgres', `sslrootcert=${other.file}`),
      /^no authority in '.*others-authority\.pem' has issued the certificate of localhost/,
    ],
    [
      'a certificate of an authority that no one named',
      () => url('postgres', 'sslmode=verify-full'),
      /^no authority that is known here has issued .* with sslrootcert/,
    ],
    [
      'a certificate for another host',
      () => url('postgres', TRUSTED, '127.0.0.1'),
      /^the certificate of the server is for DNS:localhost, not for 127\.0\.0\.1/,
    ],
    ['a connection without a client certificate', () => url('certified'), /^localhost asks for a client certificate: name it with sslcert/],
    [
      'a client certificate of another authority',
      () => url('certified', TRUSTED + other.issue('dpp', { purposes: [CLIENT_AUTH] }).files),
      /^localhost refuses the client certificate in '.*others-dpp\.pem'/,
    ],
    [
      'a client certificate of another user',
      () => url('certified', TRUSTED + authority.issue('someone', { purposes: [CLIENT_AUTH] }).files),
      /certificate authentication failed for user "dpp"/,
    ],
    [
      'a plain connection',
      () => url('postgres', 'sslmode=disable'),
      /^localhost refuses a connection without TLS: add sslmode=verify-full .*no encryption/,
    ],
  ])('refused: %s', async (_, address, why) => {
    expect(await refusal(address())).toMatch(why);
  });

  test('refused: a server without TLS, to which a name and an authority are given', async () => {
    const plain = await newPostgres();
    const link = await newLink(plain);
    closing.push(link.close);
    expect(await refusal(link.url('postgres'))).toBe('connected');
    expect(await refusal(`${link.url('postgres')}?${TRUSTED}`)).toMatch(/^127\.0\.0\.1 offers no TLS: switch it on there/);
  });

  test('refused: a certificate that has expired, or is not valid yet; taken: one for the address', async () => {
    try {
      await postgres.certify(ofServer({ dns: ['localhost'], until: '2026-01-01T00:00:00Z' }));
      await expect.poll(() => refusal(url('postgres'))).toMatch(/^the certificate of localhost, or of its authority, has expired/);
      await postgres.certify(ofServer({ dns: ['localhost'], from: '2034-01-01T00:00:00Z' }));
      await expect.poll(() => refusal(url('postgres'))).toMatch(/is not valid yet: compare the clocks/);
      await postgres.certify(byAddress);
      await expect.poll(() => refusal(url('postgres', TRUSTED, '127.0.0.1'))).toBe('connected');
      expect(await refusal(url('postgres'))).toMatch(/is for IP Address:127\.0\.0\.1, not for localhost/);
    } finally {
      await postgres.certify(byName);
    }
  });

  test('serve says on both sides why nothing arrives, and goes on when the certificate is mended', async () => {
    const made = writer();
    await postgres.query('CREATE DATABASE served');
    const address = url('served');
    const source = await serve('--data', made.home, '--workers', '1', '--log', 'json', '--publish-to', address);
    const reader = await serve('--read-from', address, '--data', join(root, 'served-reader'), '--workers', '1', '--log', 'json');
    const VERIFY = `/api/v1/verify/${SAMPLE.dppCode}`;
    expect((await askPort(reader.port, VERIFY)).json.verdict).toBe('valid');
    await postgres.certify(other.issue('server', { purposes: [SERVER_AUTH], dns: ['localhost'] }));
    await postgres.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'served'`);
    await said(source, /nothing is published: no authority in '[^']*operators-authority\.pem' has issued the certificate of localhost/);
    await said(
      reader,
      /PostgreSQL cannot be read: no authority in '[^']*operators-authority\.pem' has issued the certificate of localhost/,
    );
    made.revoke();
    await postgres.certify(byName);
    await expect.poll(async () => (await askPort(reader.port, VERIFY)).json.verdict, { timeout: 60_000 }).toBe('invalid');
  });
});
