// Reads the options of `desk serve`.
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { proxyList } from '../../api/http/proxies.ts';
import { requestLimit } from '../../api/http/rate.ts';
import { FALLBACKS } from '../../api/public/reader.ts';
import { defined } from '../../domain/json/defined.ts';
import type { Address } from '../../features/publication/index.ts';
import { parseBaseUrl } from '../../lib/base-url.ts';
import { LOG_FORMS } from '../../lib/log-line.ts';
import { loopbackAddress } from '../../lib/loopback.ts';
import { Refusal } from '../../lib/problem.ts';
import type { WorkbenchOpening } from '../../process/opening.ts';
import { portNumber } from '../../process/port-number.ts';
import { newSecrets } from '../../process/session.ts';
import { dataFolder } from '../input/data-folder.ts';
import { passphraseIn } from '../input/passphrase.ts';
import { DAY, timeIn } from '../input/time.ts';
import { readOptions, UsageFault } from '../input/usage.ts';
import { readTimedBackups } from './backup-options.ts';
import type { TlsChoice } from './certificate.ts';
import { readLogFile } from './log-options.ts';
import { readAddress } from './postgres-address.ts';
import type { PublicOptions } from './public-workers.ts';

export function readServeOptions(args: string[]) {
  const { values } = readOptions(args, {
    texts: [
      'port',
      'host',
      'data',
      'base-url',
      'public-site-url',
      'fallback',
      'workbench-port',
      'workbench-host',
      'workers',
      'rate-limit',
      'log',
      'log-file',
      'log-size',
      'log-age',
      'log-files',
      'backup-to',
      'backup-every',
      'backup-keep',
      'replica-of',
      'max-lag',
      'publish-to',
      'read-from',
      'tls-cert',
      'tls-key',
    ],
    lists: ['trusted-proxy', 'tls-name'],
    flags: ['sample', 'open-metrics', 'backup-without-keys', 'tls'],
  });
  const port = readPort(values.port ?? '8080', '--port');
  const host = values.host ?? '127.0.0.1';
  const folder = dataFolder(values.data);
  const fallback = FALLBACKS.find((known) => known === (values.fallback ?? 'redirect'));
  if (fallback === undefined) throw new UsageFault(`--fallback takes redirect or none, not '${values.fallback}'`);
  const workbenchPort = values['workbench-port'];
  const workbenchHost = values['workbench-host'] ?? '127.0.0.1';
  if (loopbackAddress(workbenchHost) === undefined) {
    throw new UsageFault(`the workbench binds this computer's own address only (127.0.0.1 or ::1), not '${workbenchHost}'`);
  }
  const tls = readTls(values);
  const baseUrl = values['base-url'] === undefined ? undefined : readUrl(values['base-url'], '--base-url');
  const publicSiteUrl = values['public-site-url'] === undefined ? undefined : readUrl(values['public-site-url'], '--public-site-url');
  if (tls !== undefined && baseUrl?.startsWith('http:'))
    throw new UsageFault(
      '--base-url begins with https:// where the listener speaks TLS: otherwise codes and passports name an address that does not answer',
    );
  const workbench: WorkbenchOpening = {
    folder,
    mode: 'browser',
    sample: values.sample,
    ...passphraseIn(process.env),
    ...defined({ baseUrl, publicSiteUrl, backups: readTimedBackups(values, process.env) }),
    // Makes links work after a first start on a port other than the default.
    ...(port === 0 ? {} : { firstBaseUrl: `${tls === undefined ? 'http' : 'https'}://localhost:${port}` }),
    ...(workbenchPort === undefined
      ? {}
      : { listen: { host: workbenchHost, port: readPort(workbenchPort, '--workbench-port'), session: newSecrets() } }),
  };
  const form = LOG_FORMS.find((known) => known === values.log);
  if (values.log !== undefined && form === undefined) throw new UsageFault(`--log takes text or json, not '${values.log}'`);
  const proxies = values['trusted-proxy'];
  if (proxyList(proxies) === undefined)
    throw new UsageFault(`--trusted-proxy takes an address, a network such as 192.0.2.0/24, or 'loopback', not '${proxies.join(' ')}'`);
  const listener: PublicOptions = {
    port,
    host,
    fallback,
    workers: readWorkers(values.workers),
    openMetrics: values['open-metrics'],
    proxies,
    ...readRateLimit(values['rate-limit']),
  };
  const replica = readReplica(values, folder);
  const publishTo = values['publish-to'];
  if (replica !== undefined && publishTo !== undefined) throw new UsageFault(`--publish-to does not go with --${replica.option}`);
  return {
    folder,
    workbench,
    listener,
    log: form,
    ...defined({
      logFile: readLogFile(values),
      tls,
      replica,
      publishTo: publishTo === undefined ? undefined : readAddress(publishTo, '--publish-to', process.env),
    }),
  };
}

function readTls(values: Readonly<Record<string, unknown>>): TlsChoice | undefined {
  const { tls, 'tls-name': further = [], 'tls-cert': certificate, 'tls-key': key } = values;
  const names = further as readonly string[];
  if (names.length > 0 && tls !== true) throw new UsageFault('--tls-name goes with --tls');
  const wrong = names.find((name) => isIP(name) === 0 && !HOST.test(name));
  if (wrong !== undefined) throw new UsageFault(`--tls-name takes a host name or an address, not '${wrong}'`);
  if (typeof certificate !== 'string' && typeof key !== 'string') return tls === true ? { further: names } : undefined;
  if (typeof certificate !== 'string' || typeof key !== 'string') throw new UsageFault('--tls-cert and --tls-key go together');
  if (tls === true) throw new UsageFault('--tls makes a certificate, --tls-cert names one: give one of them');
  return { certificate, key };
}

/** Labels of letters, digits and hyphens: certificates carry internationalised names in that form. */
const HOST = /^(?=.{1,253}$)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$/;

/** Options that replicas refuse, because they have no workbench and publish under the name of the service whose data they serve. */
const NOT_OF_REPLICAS = ['base-url', 'public-site-url', 'sample', 'workbench-port', 'workbench-host', 'backup-to'] as const;

/** A source of the served data other than the store of this folder. */
export type Replica =
  | { readonly option: 'replica-of'; readonly source: string; readonly maxLag: number }
  | { readonly option: 'read-from'; readonly address: Address; readonly maxLag: number };

function readReplica(values: Readonly<Record<string, unknown>>, folder: string): Replica | undefined {
  const { 'replica-of': source, 'read-from': database, 'max-lag': lag = '1d' } = values;
  if (typeof source !== 'string' && typeof database !== 'string') {
    if (values['max-lag'] !== undefined) throw new UsageFault('--max-lag belongs to --replica-of or --read-from');
    return undefined;
  }
  if (typeof source === 'string' && typeof database === 'string') throw new UsageFault('--read-from does not go with --replica-of');
  const option = typeof source === 'string' ? 'replica-of' : 'read-from';
  if (values.data === undefined) throw new UsageFault(`--${option} needs --data with a folder of its own for the copies`);
  const other = NOT_OF_REPLICAS.find((name) => values[name] !== undefined && values[name] !== false);
  if (other !== undefined) throw new UsageFault(`--${other} does not go with --${option}`);
  const maxLag = readLag(String(lag));
  if (typeof source !== 'string')
    return { option: 'read-from', address: readAddress(String(database), '--read-from', process.env), maxLag };
  if (resolve(source) === resolve(folder)) throw new UsageFault('--data names a folder of its own, not the source of --replica-of');
  return { option: 'replica-of', source, maxLag };
}

/** Policy: the maximum lag. A copy that is a month old lacks everything that was revoked since. */
const MOST_LAG = 31 * DAY;

function readLag(text: string): number {
  const lag = timeIn(text);
  if (lag === undefined || lag > MOST_LAG)
    throw new UsageFault(`--max-lag takes a time such as 90s, 15m, 12h or 2d, at most 31d, not '${text}'`);
  return lag;
}

function readPort(text: string, option: string): number {
  const port = portNumber(text);
  if (port === undefined) throw new UsageFault(`${option} takes a port from 0 to 65535, not '${text}'`);
  return port;
}

function readRateLimit(text: string | undefined): { readonly rateLimit?: number } {
  if (text === undefined) return {};
  const rateLimit = requestLimit(text);
  if (rateLimit === undefined) throw new UsageFault(`--rate-limit takes a number from 0 to 1000000, not '${text}'`);
  return { rateLimit };
}

/** Policy: more workers than this gain little, because they share one store and one listening process. */
const MOST_BY_ITSELF = 8;
const MOST = 64;

function readWorkers(text: string | undefined): number {
  if (text === undefined) return Math.min(availableParallelism(), MOST_BY_ITSELF);
  if (!/^[0-9]{1,2}$/.test(text) || Number(text) < 1 || Number(text) > MOST) {
    throw new UsageFault(`--workers takes a number from 1 to ${MOST}, not '${text}'`);
  }
  return Number(text);
}

function readUrl(text: string, option: string): string {
  try {
    return parseBaseUrl(text);
  } catch (error) {
    if (error instanceof Refusal) throw new UsageFault(`${option}: ${error.message}`);
    throw error;
  }
}
