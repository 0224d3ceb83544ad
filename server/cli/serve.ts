// Starts and supervises the workbench and the public workers, and stops them cleanly (`desk serve`).

import { availableParallelism } from 'node:os';
import { figuresIn } from '../api/http/figures.ts';
import { proxyList } from '../api/http/proxies.ts';
import { rateCountsIn, requestLimit } from '../api/http/rate.ts';
import { FALLBACKS } from '../api/public/reader.ts';
import type { Published } from '../api/workbench/published.ts';
import { defined } from '../domain/json/defined.ts';
import { parseBaseUrl } from '../lib/base-url.ts';
import { chooseLog, LOG_FORMS, log, logAs } from '../lib/log-line.ts';
import { loopbackAddress } from '../lib/loopback.ts';
import { Refusal } from '../lib/problem.ts';
import { print } from '../lib/terminal.ts';
import { forkServer, forkWorker } from '../process/fork.ts';
import { EXIT_FAULT } from '../process/lifecycle.ts';
import { whenNpmIsGone } from '../process/npm.ts';
import { sayOneTime } from '../process/one-time.ts';
import type { WorkbenchOpening } from '../process/opening.ts';
import { portNumber } from '../process/port-number.ts';
import { newSecrets } from '../process/session.ts';
import { faultIn, type Ready, supervise } from '../process/supervise.ts';
import { keepWorkers, type Workers } from '../process/workers.ts';
import { dataFolder } from './input/data-folder.ts';
import { passphraseIn } from './input/passphrase.ts';
import { readOptions, UsageFault } from './input/usage.ts';

export async function run(args: string[]): Promise<number> {
  const options = readServeOptions(args);
  if (options.log !== undefined) chooseLog(options.log);
  logAs('serve');
  const over = Promise.withResolvers<number>();
  const started: { stop(): Promise<void> }[] = [];
  const hearFault = (message: unknown): void => {
    if (faultIn(message) !== undefined) over.resolve(EXIT_FAULT);
  };
  const giveUp = (): void => {
    log({ level: 'error', code: 'given-up', message: 'a server process ended three times in a row: giving up' });
    over.resolve(1);
  };

  let workers: Workers | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => over.resolve(0));
  // SIGHUP from a terminal stops what was started in it. A service manager sends it to request new workers. Windows sends it only for a
  // terminal.
  const ownTerminal = process.stdout.isTTY || process.platform === 'win32';
  process.on('SIGHUP', () => (ownTerminal ? over.resolve(0) : void workers?.replace()));
  whenNpmIsGone(() => over.resolve(0));

  const serving = (async () => {
    let opening = options.workbench;
    let published: Published = { state: 'starting' };
    const tell = (): void => workbench.child()?.post({ published });
    const workbench = supervise({
      name: 'workbench',
      start: ({ restarts, lastExit }) =>
        forkServer('workbench', {
          ...opening,
          ...(restarts === 0 ? {} : { restarted: { exitCode: lastExit ?? null } }),
        }),
      message: hearFault,
      changed: (phase) => (phase === 'failed' ? giveUp() : phase === 'ready' ? tell() : undefined),
    });
    started.push(workbench);
    const first: (Ready & { readonly oneTimeUrl?: string; readonly notes?: string }) | undefined = await workbench.ready();
    if (first === undefined) return;
    for (const one of (first.notes ?? '').split('\n')) if (one !== '') log({ level: 'warn', code: 'publishing', message: `note: ${one}` });

    // Keeps the ports of the first start, even if the operating system chose them.
    if (opening.listen !== undefined && first.url !== undefined) {
      opening = { ...opening, listen: { ...opening.listen, port: Number(new URL(first.url).port || 80) } };
    }
    const { folder, host, fallback, openMetrics, proxies, rateLimit } = options;
    let { port } = options;
    let asked = port;
    const kept = keepWorkers({
      name: 'public',
      count: options.workers,
      start: (worker, { restarts }) => {
        if (restarts > 0) workbench.child()?.post({ notice: { code: 'public-restarted' } });
        // Workers share a port by requesting the same number. With port 0, they keep requesting 0 as long as a worker
        // holds the chosen port.
        if (workers?.children().length === 0) asked = port;
        return forkWorker({ folder, host, port: asked, fallback, worker, openMetrics, proxies, ...rateLimit });
      },
      message: (message, from) => {
        hearFault(message);
        if (rateCountsIn(message) !== undefined || figuresIn(message) !== undefined)
          for (const other of workers?.children() ?? []) if (other !== from) other.post(message);
      },
      failed: giveUp,
    });
    workers = kept;
    started.push(kept);
    const ready = await kept.ready();
    if (ready?.url === undefined) return;
    port = Number(new URL(ready.url).port || 80);
    published = { state: 'on', url: ready.url, since: new Date().toISOString(), fallback };
    tell();
    if (first.oneTimeUrl !== undefined) sayOneTime(first.oneTimeUrl);
    print(`DPP Desk serves passports at ${ready.url}`);
  })();
  serving.catch(over.reject);

  const code = await over.promise;
  // Stops the public process first: it reads what the workbench writes, and the last process to close the store checkpoints the WAL.
  for (const kept of started.toReversed()) await kept.stop();
  return code;
}

function readServeOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const { values } = readOptions(args, {
    options: {
      port: text,
      host: text,
      data: text,
      'base-url': text,
      'public-site-url': text,
      sample: { type: 'boolean', default: false },
      fallback: text,
      'workbench-port': text,
      'workbench-host': text,
      workers: text,
      'open-metrics': { type: 'boolean', default: false },
      'trusted-proxy': { type: 'string', multiple: true, default: [] },
      'rate-limit': text,
      log: text,
    },
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
  const baseUrl = values['base-url'] === undefined ? undefined : readUrl(values['base-url'], '--base-url');
  const publicSiteUrl = values['public-site-url'] === undefined ? undefined : readUrl(values['public-site-url'], '--public-site-url');
  const workbench: WorkbenchOpening = {
    folder,
    mode: 'browser',
    sample: values.sample,
    ...passphraseIn(process.env),
    ...defined({ baseUrl, publicSiteUrl }),
    // Makes links work after a first start on a port other than the default.
    ...(port === 0 ? {} : { firstBaseUrl: `http://localhost:${port}` }),
    ...(workbenchPort === undefined
      ? {}
      : { listen: { host: workbenchHost, port: readPort(workbenchPort, '--workbench-port'), session: newSecrets() } }),
  };
  const form = LOG_FORMS.find((known) => known === values.log);
  if (values.log !== undefined && form === undefined) throw new UsageFault(`--log takes text or json, not '${values.log}'`);
  const proxies = values['trusted-proxy'];
  if (proxyList(proxies) === undefined)
    throw new UsageFault(`--trusted-proxy takes an address, a network such as 192.0.2.0/24, or 'loopback', not '${proxies.join(' ')}'`);
  const rateLimit = readRateLimit(values['rate-limit']);
  const workers = readWorkers(values.workers);
  return { port, host, folder, fallback, workbench, workers, openMetrics: values['open-metrics'], proxies, rateLimit, log: form };
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
