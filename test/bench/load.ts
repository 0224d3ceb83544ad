// The load of the resolver's benchmark as a process: targets and a number of requests in, all of them asked over a few kept connections, how long it took out.
import { connect } from 'node:net';

export interface Load {
  readonly port: number;
  readonly requests: number;
  /** Asked in turn. */
  readonly targets: readonly string[];
  readonly accept: string;
}

export interface Loaded {
  /** Milliseconds. */
  readonly took: number;
  /** Of the last answer's body. */
  readonly bytes: number;
}

const CONNECTIONS = 16;
const HEAD_END = Buffer.from('\r\n\r\n');

/** One request after the other on each connection. Only what delimits an answer is read: node:http as a client would take longer than the server. */
function ask({ port, requests, targets, accept }: Load): Promise<Loaded> {
  const started = performance.now();
  let sent = 0;
  let answered = 0;
  let bytes = 0;
  return new Promise((resolve, reject) => {
    for (let connection = 0; connection < CONNECTIONS; connection++) {
      const socket = connect(port, '127.0.0.1').setNoDelay();
      let held: Buffer = Buffer.alloc(0);
      const next = () => {
        if (sent === requests) return void socket.end();
        const target = targets[sent++ % targets.length];
        socket.write(
          `GET ${target} HTTP/1.1\r\nhost: localhost:8080\r\naccept: ${accept}\r\naccept-language: en\r\nuser-agent: bench\r\n\r\n`,
        );
      };
      socket.on('data', (part: Buffer) => {
        held = held.length === 0 ? part : Buffer.concat([held, part]);
        const end = held.indexOf(HEAD_END);
        if (end < 0) return;
        const head = held.toString('latin1', 0, end);
        const length = Number(/content-length: ([0-9]+)/i.exec(head)?.[1]);
        if (!/^HTTP\/1\.1 (?:200|307)/.test(head) || Number.isNaN(length)) return reject(new Error(`not an answer to measure: ${head}`));
        if (held.length < end + 4 + length) return;
        held = Buffer.alloc(0);
        bytes = length;
        answered += 1;
        if (answered === requests) resolve({ took: performance.now() - started, bytes });
        next();
      });
      socket.on('error', reject);
      socket.on('connect', next);
    }
  });
}

/** A load that sleeps is woken by each answer of a server that is slower than it, and by none of a faster one: the waking would be charged to one side only. */
async function awake<T>(work: Promise<T>): Promise<T> {
  let turn: NodeJS.Immediate;
  const go = () => {
    turn = setImmediate(go);
  };
  go();
  return work.finally(() => clearImmediate(turn));
}

process.on('message', async (load: Load) => {
  try {
    process.send?.(await awake(ask(load)));
  } catch (error) {
    process.send?.({ failed: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
