// `npm run bench:endure`: minutes of load (MINUTES, else 10) with bad requests, slow clients, revocations and a backup running, on SQLite and then through PostgreSQL with a standby. Exit 1: an answer 5xx or wrong, an error that no client caused, or memory that grows.
import { execFileSync, spawn } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { openApp } from '../../server/features/app/open-app.ts';
import { changeStatus } from '../../server/features/issuing/status.ts';
import { askPort } from '../fixtures/client.ts';
import { endPostgres, newPostgres, noPostgres } from '../fixtures/postgres.ts';
import { CLI } from '../fixtures/program.ts';
import { childrenOf, endServed, type Served, serve } from '../fixtures/serving.ts';
import { type Found, keepAsking, keepSlow, newFound, SLOW_KINDS } from './endure-clients.ts';
import { familyOf, type Process, type Watched, watch } from './endure-processes.ts';
import { requestsFor, type Wanted } from './endure-requests.ts';
import { codeOf, publishedStoreOf } from './stores.ts';

const MINUTES = Number(process.env.MINUTES ?? 10);
const ASKED = 200;
const CLIENTS = 16;
const SLOW_OF_A_KIND = 8;
/** Milliseconds between two revocations. */
const REVOKE_EACH = 5_000;
/** A reader looks for news each second or two. */
const REVOKED_WITHIN = 15_000;
const WORKERS = 2;

interface Place {
  readonly name: string;
  /** Where it is asked. */
  readonly port: number;
  readonly served: readonly Served[];
  readonly processes: () => readonly Process[];
}

const serveAll = (home: string, ...more: readonly string[]): Promise<Served> =>
  serve('--data', home, '--workers', String(WORKERS), '--log', 'json', ...more);

async function onSqlite(home: string): Promise<Place> {
  const served = await serveAll(home);
  return { name: 'SQLite', port: served.port, served: [served], processes: () => familyOf(served.child.pid ?? 0) };
}

/** The reader asks the standby. */
async function throughPostgres(home: string, root: string): Promise<Place> {
  const primary = await newPostgres();
  const standby = await primary.newStandby();
  const [writer, reader] = await Promise.all([
    serveAll(home, '--publish-to', primary.url()),
    serve('--read-from', standby.url(), '--data', join(root, 'reader'), '--workers', String(WORKERS), '--log', 'json'),
  ]);
  const server = (folder: string): number => Number(readFileSync(join(folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    name: 'PostgreSQL with one standby',
    port: reader.port,
    served: [writer, reader],
    processes: () => [
      ...familyOf(writer.child.pid ?? 0, 'writer '),
      ...familyOf(reader.child.pid ?? 0, 'reader '),
      // The process that serves one connection, and those of the server itself.
      ...childrenOf(server(primary.folder)).map((pid) => ({ pid, name: `postgres primary ${pid}` })),
      ...childrenOf(server(standby.folder)).map((pid) => ({ pid, name: `postgres standby ${pid}` })),
    ],
  };
}

/** One backup after the other, the last one read again. Returns how many. */
async function keepBackingUp(home: string, folder: string, found: Found, over: AbortSignal): Promise<number> {
  let count = 0;
  while (!over.aborted) {
    const file = join(folder, `${++count}.backup`);
    const child = spawn(process.execPath, [CLI, 'backup', file, '--without-keys', '--by', 'bench', '--data', home], { stdio: 'ignore' });
    const code = await new Promise((resolve) => child.on('exit', resolve));
    if (code !== 0) found.faults.push(`desk backup ended with ${String(code)}`);
    else if (over.aborted) execFileSync(process.execPath, [CLI, 'restore', file, '--check'], { stdio: 'ignore' });
    rmSync(file, { force: true });
  }
  return count;
}

/** One passport after the other: valid until it is revoked, invalid soon after and for good. Returns how many, and the longest time until the service said so. */
async function keepRevoking(
  { port }: Place,
  home: string,
  found: Found,
  over: AbortSignal,
): Promise<{ readonly count: number; readonly longest: number }> {
  const context = openApp({ folder: home });
  const verdictOf = async (at: number): Promise<string> => (await askPort(port, `/api/v1/verify/${codeOf(at)}`)).json.verdict;
  let [count, longest] = [0, 0];
  try {
    for (; !over.aborted; await wait(REVOKE_EACH)) {
      const at = ASKED + count;
      if ((await verdictOf(at)) !== 'valid') found.faults.push(`${codeOf(at)} is not valid before it is revoked`);
      changeStatus(codeOf(at), { action: 'revoke', who: 'bench', reason: 'recall' }, context);
      count += 1;
      const began = performance.now();
      while ((await verdictOf(at)) !== 'invalid') {
        if (performance.now() - began > REVOKED_WITHIN) {
          found.faults.push(`${codeOf(at)} was revoked ${REVOKED_WITHIN} ms ago and is not invalid`);
          break;
        }
        await wait(20);
      }
      longest = Math.max(longest, performance.now() - began);
      const earlier = ASKED + Math.floor(Math.random() * count);
      if (earlier !== at && (await verdictOf(earlier)) !== 'invalid') found.faults.push(`${codeOf(earlier)} is valid again`);
    }
  } catch (error) {
    found.faults.push(`revoking: ${String(error)}`);
  } finally {
    context.close();
  }
  return { count, longest };
}

/** In less time, caches still fill. */
const MINUTES_OF_MEMORY = 6;
/** Between the second and the last third. A heap that is collected at other moments moves by this much. */
const grows = ({ resident: [, middle, end] }: Watched): boolean => end > 1.1 * middle + 16;

async function endure(place: Place, home: string, root: string): Promise<boolean> {
  const found = newFound();
  const { port } = place;
  const wanted: Wanted[] = [];
  for (let at = 0; at < ASKED; at++) {
    const answer = await askPort(port, `/api/v1/public/dpp/${codeOf(at)}/vc`);
    if (answer.status !== 200) throw new Error(`${codeOf(at)}: ${answer.status} ${answer.text}`);
    wanted.push(...requestsFor(at, answer));
  }
  const processes = place.processes();
  const watching = watch(processes);
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const began = performance.now();
  const aas = `/api/v1/public/dpp/${codeOf(0)}/aas.json`;
  const backups = keepBackingUp(home, root, found, over.signal);
  const revoked = keepRevoking(place, home, found, over.signal);
  const clients = [
    ...Array.from({ length: CLIENTS }, (_, at) => keepAsking(port, wanted, at * 1_009, found, over.signal)),
    ...SLOW_KINDS.flatMap((kind) => Array.from({ length: SLOW_OF_A_KIND }, () => keepSlow(port, kind, aas, found, over.signal))),
  ];
  await wait(MINUTES * 60_000);
  watching.stop();
  over.abort();
  await Promise.all(clients);
  const took = (performance.now() - began) / 1000;
  const [made, { count, longest }] = await Promise.all([backups, revoked]);
  // Workers tell each other their figures each five seconds, and connections are closed meanwhile.
  await wait(7_000);
  const figures = (await askPort(port, '/metrics')).text;
  for (const line of figures.match(/^dpp_desk_http_requests_total\{.*status="5xx".*\} [1-9].*$/gm) ?? []) found.faults.push(line);
  for (const { errors } of place.served)
    for (const line of errors().split('\n')) if (/"level":"(?:error|fatal)"/.test(line)) found.faults.push(`log: ${line}`);
  const watched = watching.end();
  for (const one of watched) {
    if (one.name.startsWith('postgres')) continue;
    if (one.isGone) found.faults.push(`${one.name} ${one.pid} has ended`);
    if (MINUTES >= MINUTES_OF_MEMORY && grows(one))
      found.faults.push(`${one.name} ${one.pid} grows from ${one.resident[1].toFixed(0)} to ${one.resident[2].toFixed(0)} MB`);
    const [first, last] = one.descriptors;
    if (last > first + CLIENTS) found.faults.push(`${one.name} ${one.pid} holds ${last} descriptors, and ${first} before`);
  }
  report(place.name, took, found, watched);
  console.log(`  ${made} backups, ${count} revocations, seen by the service after ${longest.toFixed(0)} ms at most`);
  for (const fault of found.faults.slice(0, 20)) console.log(`  FAULT ${fault}`);
  if (MINUTES < MINUTES_OF_MEMORY) console.log(`  growth of memory: not checked, ${MINUTES_OF_MEMORY} minutes are needed`);
  const isRight = found.faults.length === 0 && found.all.count > 0 && count > 0 && made > 0;
  console.log(`${isRight ? 'ok  ' : 'BAD '}${place.name}: ${found.faults.length} faults`);
  return isRight;
}

const milliseconds = (times: RecordableHistogram, percentile: number): string => (times.percentile(percentile) / 1000).toFixed(1);

function report(name: string, took: number, { all, times, bad, slow }: Found, watched: readonly Watched[]): void {
  const speed = (all.count / took).toFixed(0);
  console.log(
    `${name}: ${took.toFixed(0)} s, ${all.count} requests, ${speed}/s, p50 ${milliseconds(all, 50)} ms, p99 ${milliseconds(all, 99)} ms; ${bad} bad requests`,
  );
  for (const [kind, { count, longest }] of slow)
    console.log(`  slow, ${kind}: ${count} ended, after ${(longest / 1000).toFixed(1)} s at most`);
  for (const [one, histogram] of times)
    console.log(`  ${one}: ${histogram.count}, p50 ${milliseconds(histogram, 50)} ms, p99 ${milliseconds(histogram, 99)} ms`);
  for (const { name: program, resident, slope, processor, descriptors } of watched)
    console.log(
      `  ${program}: ${resident.map((value) => value.toFixed(0)).join(', ')} MB at start, middle and end (${slope.toFixed(2)} MB/min), ${processor.toFixed(1)} s of processor time, descriptors ${descriptors.join(' → ')}`,
    );
}

const root = mkdtempSync(join(tmpdir(), 'dpp-desk-endure-'));
const enough = ASKED + Math.ceil((MINUTES * 60_000) / REVOKE_EACH) + 10;
const places = [onSqlite, ...(noPostgres === undefined ? [throughPostgres] : [])];
if (noPostgres !== undefined) console.log(`not checked with PostgreSQL: ${noPostgres}`);
let isRight = true;
try {
  for (const [at, open] of places.entries()) {
    const home = await publishedStoreOf(enough);
    const own = join(root, String(at));
    mkdirSync(own);
    try {
      isRight = (await endure(await open(home, own), home, own)) && isRight;
    } finally {
      endServed();
      await endPostgres();
      rmSync(home, { recursive: true, force: true });
    }
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.exitCode = isRight ? 0 : 1;
