// Serves the public interface of a data folder (process entry for Node and Electron).
// Opens the store read-only and never sees a private key.
import type { Server } from 'node:https';
import { parseArgs } from 'node:util';
import { type Figures, figuresIn } from './api/http/figures.ts';
import { proxyList } from './api/http/proxies.ts';
import { RATE_POLICY, type RateLimit, rateCountsIn, rateLimit, requestLimit } from './api/http/rate.ts';
import { type Trials, trials } from './api/http/trial.ts';
import { FALLBACKS, readerOf } from './api/public/reader.ts';
import { createPublic } from './api/public.ts';
import { dataFolder } from './cli/input/data-folder.ts';
import { defined } from './domain/json/defined.ts';
import { readPair } from './features/listener-certificate/index.ts';
import { selfTest } from './features/self-test/index.ts';
import { LIMITS } from './lib/limits.ts';
import { log, logAs } from './lib/log-line.ts';
import { inUrl, isLoopback, portOf } from './lib/loopback.ts';
import { Refusal } from './lib/problem.ts';
import { watchCertificate } from './process/certificate-watch.ts';
import { leaving } from './process/leave.ts';
import { type Running, report, runProcess } from './process/lifecycle.ts';
import type { PublicOpening } from './process/opening.ts';
import type { Port } from './process/port.ts';
import { portNumber } from './process/port-number.ts';
import { openStore } from './store/open.ts';

function byHand(): PublicOpening {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      data: text,
      host: text,
      port: text,
      fallback: text,
      'open-metrics': { type: 'boolean', default: false },
      'trusted-proxy': { type: 'string', multiple: true, default: [] },
      'rate-limit': text,
      'tls-cert': text,
      'tls-key': text,
    },
  });
  const port = portNumber(values.port ?? process.env.DPP_DESK_PORT ?? '');
  if (port === undefined) {
    throw new Refusal('bad-parameter', 'the public interface is off unless it is given a port: --port 8080, or DPP_DESK_PORT');
  }
  const fallback = FALLBACKS.find((known) => known === (values.fallback ?? 'redirect'));
  if (fallback === undefined) throw new Refusal('bad-parameter', `--fallback takes redirect or none, not '${values.fallback}'`);
  const host = values.host ?? process.env.DPP_DESK_HOST ?? '127.0.0.1';
  const limit = values['rate-limit'];
  const requests = limit === undefined ? undefined : requestLimit(limit);
  if (limit !== undefined && requests === undefined) throw new Refusal('bad-parameter', `--rate-limit takes 0 to 1000000, not '${limit}'`);
  const { 'tls-cert': certificate, 'tls-key': key } = values;
  if ((certificate === undefined) !== (key === undefined)) throw new Refusal('bad-parameter', '--tls-cert and --tls-key go together');
  return {
    fallback,
    folder: dataFolder(values.data),
    host,
    port,
    openMetrics: values['open-metrics'],
    proxies: values['trusted-proxy'],
    ...defined({ rateLimit: requests, tls: certificate === undefined || key === undefined ? undefined : { certificate, key } }),
  };
}

async function start(
  { folder, host, port, fallback, worker = 1, openMetrics = false, proxies: trusted = [], rateLimit: requests, copy, tls }: PublicOpening,
  parent: Port | undefined,
): Promise<Running> {
  logAs(`public-${worker}`);
  const broken = selfTest().filter(({ ok }) => !ok);
  if (broken.length > 0)
    log({ level: 'error', code: 'self-test-failed', message: `the self-test failed: ${broken.map(({ name }) => name).join(', ')}` });
  const store = openStore(folder, { readonly: true });
  const used = new Set<string>();
  const reader = { ...readerOf(store, () => new Date(), fallback, copy), keyUsed: (id: string) => void used.add(id) };
  const proxies = proxyList(trusted);
  if (proxies === undefined)
    throw new Refusal('bad-parameter', `--trusted-proxy takes an address, a network or 'loopback', not '${trusted.join(' ')}'`);
  // On loopback, all clients are this computer, unless a proxy forwards others.
  const isLimited = requests === undefined ? !isLoopback(host) || proxies.size > 0 : requests > 0;
  const rate = isLimited ? rateLimit({ ...RATE_POLICY, requests: requests ?? RATE_POLICY.requests }, Date.now, proxies) : undefined;
  // A listener that was asked to encrypt never serves without it: what cannot be read ends this process with the reason.
  const pair = tls === undefined ? undefined : readPair(tls, new Date());
  const tried = trials(() => new Date(), proxies);
  const app = createPublic(reader, { report, worker, openMetrics, proxies, answered: tried.note, ...defined({ rate, tls: pair }) });
  const leave = leaving(app);
  await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port });
  const stopWatching = tls === undefined || pair === undefined ? undefined : watchCertificate(app.server as unknown as Server, tls, pair);
  if (rate !== undefined && parent !== undefined) shareRate(rate, parent);
  if (app.figures !== undefined && parent !== undefined) shareFigures(app.figures, parent);
  if (parent !== undefined) shareKeyUses(used, parent);
  if (parent !== undefined) shareTrials(tried, parent);
  return {
    url: `${tls === undefined ? 'http' : 'https'}://${inUrl(host)}:${portOf(app)}`,
    stop: async (gently) => {
      stopWatching?.();
      await leave(gently);
      store.close();
    },
  };
}

/**
 * A client's connections may go to several workers. Each worker reports its counts to the others, so that the limit applies to all
 * together, with a short delay.
 */
function shareRate(rate: RateLimit, parent: Port): void {
  setInterval(() => {
    const counted = rate.counted();
    if (counted !== undefined) parent.post({ rate: counted });
  }, LIMITS.rateShare).unref();
  parent.listen((message) => {
    const counted = rateCountsIn(message);
    if (counted !== undefined) rate.add(counted);
  });
}

/** This process only reads, so the workbench records on which day a key was used. */
function shareKeyUses(used: Set<string>, parent: Port): void {
  setInterval(() => {
    if (used.size === 0) return;
    parent.post({ keysUsed: [...used] });
    used.clear();
  }, LIMITS.figuresShare).unref();
}

/** Reports opened tests by phone to the parent at short intervals, because a person waits for them at the screen. */
function shareTrials(tried: Trials, parent: Port): void {
  setInterval(() => {
    const opened = tried.taken();
    if (opened.length > 0) parent.post({ opened });
  }, LIMITS.trialShare).unref();
}

/**
 * Each worker reports its metrics to the others. A scrape that reaches any worker returns the figures of all, those of the others slightly
 * delayed.
 */
function shareFigures(figures: Figures, parent: Port): void {
  setInterval(() => parent.post({ figures: figures.told() }), LIMITS.figuresShare).unref();
  parent.listen((message) => {
    const told = figuresIn(message);
    if (told !== undefined) figures.hear(told);
  });
}

await runProcess({ name: 'public', byHand, start });
