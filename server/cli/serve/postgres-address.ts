// Reads the address of a PostgreSQL database, and finds the password where other users of the computer cannot see it.
import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { readPair, requireCertificates } from '../../features/listener-certificate/index.ts';
import type { Address } from '../../features/publication/index.ts';
import { readBounded } from '../../lib/files/read-bounded.ts';
import { isLoopback } from '../../lib/loopback.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { UsageFault } from '../input/usage.ts';

const PARAMETERS = ['host', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const;

/** `postgres://USER@HOST:PORT/DATABASE`, with the names of libpq for what may follow. Throws a UsageFault that never repeats the address. */
export function readAddress(text: string, option: string, env: NodeJS.ProcessEnv): Address {
  const url = URL.parse(text);
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol) || url.hash !== '')
    throw new UsageFault(`${option} takes an address such as postgres://user@db.example:5432/dpp`);
  if (url.password !== '')
    throw new UsageFault(
      `${option}: a password among the arguments can be read by every user of this computer; leave it out, and put it into PGPASSWORD or a file that PGPASSFILE names`,
    );
  const wrong = [...url.searchParams.keys()].find((name) => !PARAMETERS.some((known) => known === name));
  if (wrong !== undefined) throw new UsageFault(`${option} knows ${PARAMETERS.join(', ')} after the question mark, not '${wrong}'`);
  const given = (name: (typeof PARAMETERS)[number]): string | undefined => url.searchParams.get(name) || undefined;
  const host = (given('host') ?? decoded(url.hostname.replace(/^\[(.*)\]$/, '$1'), option)) || '127.0.0.1';
  const isSocket = isAbsolute(host);
  const database = decoded(url.pathname.slice(1), option);
  const user = decoded(url.username, option);
  if (user === '' || database === '' || database.includes('/'))
    throw new UsageFault(`${option} names a user and a database: postgres://user@host/database`);
  const port = url.port === '' ? 5432 : Number(url.port);
  const [authority, certificate, key] = [given('sslrootcert'), given('sslcert'), given('sslkey')];
  const files = [authority, certificate, key].filter((file) => file !== undefined);
  const mode = given('sslmode') ?? (files.length === 0 && (isSocket || isLoopback(host)) ? 'disable' : 'verify-full');
  if (mode !== 'disable' && mode !== 'verify-full')
    throw new UsageFault(`${option}: sslmode is verify-full, or disable for a connection that nobody else can read or change`);
  if (mode === 'disable' && files.length > 0)
    throw new UsageFault(`${option}: sslrootcert, sslcert and sslkey go with sslmode=verify-full`);
  if (mode === 'verify-full' && isSocket) throw new UsageFault(`${option}: PostgreSQL speaks no TLS on a socket of this computer`);
  if ((certificate === undefined) !== (key === undefined)) throw new UsageFault(`${option}: sslcert and sslkey go together`);
  if (authority !== undefined) usable(() => requireCertificates(authority), option);
  if (certificate !== undefined && key !== undefined) usable(() => readPair({ certificate, key }, new Date()), option);
  const tls =
    mode === 'disable' ? undefined : { ...(authority && { authority }), ...(certificate && { certificate }), ...(key && { key }) };
  const where = { host, port, user, database };
  const password = env.PGPASSWORD || passwordIn(env.PGPASSFILE, where, option);
  return { ...where, ...(password === undefined ? {} : { password }), ...(tls === undefined ? {} : { tls }) };
}

function decoded(text: string, option: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new UsageFault(`${option} is not encoded as an address`);
  }
}

function usable(read: () => unknown, option: string): void {
  try {
    read();
  } catch (error) {
    if (error instanceof StoreFault) throw new UsageFault(`${option}: ${error.message}`);
    throw error;
  }
}

const OTHERS = 0o077;

/** The form of libpq: `host:port:database:user:password` in each line, `*` for any, a backslash before a colon. */
function passwordIn(
  file: string | undefined,
  { host, port, database, user }: Omit<Address, 'password' | 'tls'>,
  option: string,
): string | undefined {
  if (!file) return undefined;
  const read = readBounded(file);
  if (!('content' in read)) throw new UsageFault(`${option}: the file of PGPASSFILE cannot be read`);
  if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0)
    throw new UsageFault(`${option}: the file of PGPASSFILE is open to other users; close it with chmod 600`);
  const asked = [host, String(port), database, user];
  for (const line of Buffer.from(read.content).toString('utf8').split(/\r?\n/)) {
    if (line.startsWith('#')) continue;
    const fields = (line.match(/(?:\\.|[^:\\])+/g) ?? []).map((field) => field.replaceAll(/\\(.)/g, '$1'));
    if (fields.length === 5 && asked.every((value, at) => fields[at] === '*' || fields[at] === value)) return fields[4];
  }
  return undefined;
}
