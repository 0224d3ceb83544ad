// The clients of the endurance run: those that ask as they should, those that send one bad request in a hundred, and those that are slow.
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '../../server/lib/limits.ts';
import { type Asked, askPort } from '../fixtures/client.ts';
import { BAD, type Bad, type Wanted } from './endure-requests.ts';

export interface Found {
  /** Microseconds, by the name of the request. */
  readonly times: Map<string, RecordableHistogram>;
  readonly all: RecordableHistogram;
  bad: number;
  /** Connections of slow clients that the service ended, and the longest life of one, milliseconds, by kind. */
  readonly slow: Map<string, { count: number; longest: number }>;
  /** Wrong answers, answers 5xx, and errors that no client caused. */
  readonly faults: string[];
}

export const newFound = (): Found => ({ times: new Map(), all: createHistogram(), bad: 0, slow: new Map(), faults: [] });

/** Over a connection that is kept. */
function ask(port: number, agent: Agent, { target, options = {} }: Wanted): Promise<Asked> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', body } = options;
    const length = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
    const headers = { ...length, ...options.headers };
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path: target, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Asked['headers'],
          bytes,
          get text() {
            return bytes.toString('utf8');
          },
          get json() {
            return JSON.parse(bytes.toString('utf8'));
          },
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/**
 * The service closes a connection that rests for `keepAliveTime`. A client that uses it in that moment has to ask again (RFC 9112, 9.3.1). On
 * a busy machine the service may have answered long before the client hears of it, so the last request counts, not the last answer.
 */
const RESTED = LIMITS.keepAliveTime - 1_000;

/** One request after the other, each hundredth one bad. `start` sets clients apart. */
export async function keepAsking(port: number, wanted: readonly Wanted[], start: number, found: Found, over: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let last = performance.now();
  let began = last;
  for (let at = start; !over.aborted; at++) {
    if (at % 100 === 0) await askBadly(port, BAD[(at / 100) % BAD.length] as Bad, found);
    // A number without a common divisor with the length: every request is asked, in another order by each client.
    const one = wanted[(at * 7_919) % wanted.length] as Wanted;
    last = began;
    began = performance.now();
    try {
      const answer = await ask(port, agent, one).catch((error) => {
        if (began - last < RESTED || (error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
        return ask(port, agent, one);
      });
      const took = Math.max(1, Math.round((performance.now() - began) * 1000));
      const wrong = one.check(answer);
      if (wrong !== undefined) found.faults.push(`${one.name} ${one.target}: ${wrong}`);
      found.all.record(took);
      const times = found.times.get(one.name) ?? createHistogram();
      times.record(took);
      found.times.set(one.name, times);
    } catch (error) {
      found.faults.push(`${one.name} ${one.target}: ${String(error)}`);
    }
  }
  agent.destroy();
}

async function askBadly(port: number, { name, target, options, status, mayClose }: Bad, found: Found): Promise<void> {
  found.bad += 1;
  try {
    const answer = await askPort(port, target, options);
    if (answer.status !== status) found.faults.push(`bad request, ${name}: ${answer.status} instead of ${status}`);
  } catch (error) {
    const isClosed = ['ECONNRESET', 'EPIPE'].includes(String((error as NodeJS.ErrnoException).code));
    if (!(mayClose && isClosed)) found.faults.push(`bad request, ${name}: ${String(error)}`);
  }
}

/** Answers that no buffer of the system takes. */
const PIPELINED = 200;

interface Slow {
  readonly first: (target: string) => string;
  /** Sent twice a second. */
  readonly more: string;
  readonly reads: boolean;
  /** The limit after which the service ends it. */
  readonly limit: number;
}

const SLOW: Readonly<Record<string, Slow>> = {
  'half a head': { first: (target) => `GET ${target} HTTP/1.1\r\nhost: x\r\nx-a: `, more: 'y', reads: true, limit: LIMITS.headersTime },
  'half a body': {
    first: () => 'POST /api/v1/verify HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{',
    more: ' ',
    reads: true,
    limit: LIMITS.requestTime,
  },
  'reads nothing': {
    first: (target) => `GET ${target} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(PIPELINED),
    // Only a client that reads or writes hears that it was ended.
    more: '\r\n',
    reads: false,
    limit: LIMITS.idleTime,
  },
};
export const SLOW_KINDS = Object.keys(SLOW);

/** Twice the limit, because the machine is busy. */
const within = ({ limit }: Slow): number => 2 * (limit + LIMITS.timeCheck);

/** `target`: a large answer. Ended by the service, it comes again. */
export async function keepSlow(port: number, kind: string, target: string, found: Found, over: AbortSignal): Promise<void> {
  const slow = SLOW[kind] as Slow;
  const { first, more, reads } = slow;
  while (!over.aborted) {
    const began = performance.now();
    const socket = connect(port, '127.0.0.1');
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('error', () => undefined);
    if (reads) socket.resume();
    else socket.pause();
    socket.write(first(target));
    const drip = setInterval(() => socket.write(more), 500);
    const late = wait(within(slow), true, { signal: over, ref: false }).catch(() => undefined);
    const isLate = await Promise.race([closed.then(() => false), late]);
    clearInterval(drip);
    socket.destroy();
    if (isLate === undefined) return;
    if (isLate) found.faults.push(`a slow client (${kind}) was not ended within ${within(slow)} ms`);
    const { count, longest } = found.slow.get(kind) ?? { count: 0, longest: 0 };
    found.slow.set(kind, { count: count + 1, longest: Math.max(longest, performance.now() - began) });
  }
}
