// Carries HTTP requests over a message port, as a server for an app and as a client.
// Messages: {id, method, url, headers, body} ⇄ {id, status, headers, body}.
import type { ChildProcess } from 'node:child_process';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { LIMITS } from '../lib/limits.ts';
import { PROBLEM_TYPE, type ProblemCode, Refusal, toProblem } from '../lib/problem.ts';

export interface PortRequest {
  readonly id: number;
  readonly method: string;
  /** Path and query, starting with one slash. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface PortResponse {
  readonly id: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** The common interface of both ends of every kind of port. */
export interface Port {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
}

/** `process` of a forked child, or the `ChildProcess` in its parent. Fork with `serialization: 'advanced'` to keep bytes as bytes. */
export const processPort = (end: NodeJS.Process | ChildProcess): Port => ({
  // A closed channel is not an error here: the receiver has already ended.
  post: (message) => void end.send?.(message as object, undefined, undefined, () => undefined),
  listen: (listener) => void end.on('message', (message: unknown) => listener(message)),
});

export interface ParentPort {
  on(event: 'message', listener: (event: { readonly data: unknown }) => void): unknown;
  postMessage(message: unknown): void;
}

/** `process.parentPort` of Electron's utility process, which wraps each message in an event. */
export const parentPort = (port: ParentPort): Port => ({
  post: (message) => port.postMessage(message),
  listen: (listener) => void port.on('message', (event) => listener(event.data)),
});

/** The methods that `inject` supports. */
const METHODS = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT', 'OPTIONS'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Any other message on the port, such as `{stop: true}`, has another recipient and is ignored. */
function isPortRequest(message: unknown): message is PortRequest {
  return (
    isRecord(message) &&
    Number.isSafeInteger(message.id) &&
    typeof message.method === 'string' &&
    typeof message.url === 'string' &&
    isRecord(message.headers) &&
    (message.body === undefined || message.body instanceof Uint8Array)
  );
}

export interface PortLimits {
  readonly body: number;
  readonly answer?: number;
  readonly concurrency?: number;
}

export function servePort(app: FastifyInstance, port: Port, limits: PortLimits): void {
  let under = 0;
  const answer = async (request: PortRequest): Promise<PortResponse> => {
    const { id } = request;
    const method = METHODS.find((known) => known === request.method);
    if (method === undefined) return refused(id, 'method-not-allowed', 'this method is not passed over the port');
    if (!/^\/(?!\/)/.test(request.url)) return refused(id, 'bad-request', 'the address has to begin with one slash');
    if ((request.body?.byteLength ?? 0) > limits.body) return refused(id, 'too-large', `the body is larger than ${limits.body} bytes`);
    if (under >= (limits.concurrency ?? LIMITS.portConcurrency)) return refused(id, 'unavailable', 'too many requests are under way');
    under++;
    try {
      const response = await app.inject({ method, url: request.url, headers: clean(request.headers), ...payloadOf(request) });
      const body = response.rawPayload;
      if (body.byteLength > (limits.answer ?? LIMITS.portAnswer)) return refused(id, 'internal', 'the answer is too large for the port');
      return { id, status: response.statusCode, headers: flatten(response.headers), body: new Uint8Array(body) };
    } catch {
      return refused(id, 'bad-request', 'the request cannot be understood');
    } finally {
      under--;
    }
  };
  port.listen((message) => {
    if (isPortRequest(message)) answer(message).then((response) => port.post(response), ignoreClosed);
  });
}

/** The caller may have gone before the response is ready. There is no recipient left for the error. */
const ignoreClosed = (): void => undefined;

const payloadOf = ({ body }: PortRequest): Pick<InjectOptions, 'payload'> => (body === undefined ? {} : { payload: Buffer.from(body) });

const clean = (headers: PortRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => typeof value === 'string' && !/^(?:content-length|transfer-encoding|connection)$/i.test(name),
    ),
  );

const flatten = (headers: Readonly<Record<string, number | string | readonly string[] | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, [value].flat().join(', ')]])));

function refused(id: number, code: ProblemCode, detail: string): PortResponse {
  const { status, body } = toProblem(new Refusal(code, detail));
  return { id, status, headers: { 'content-type': PROBLEM_TYPE }, body: new TextEncoder().encode(JSON.stringify(body)) };
}

export type PortCall = (request: Omit<PortRequest, 'id'>) => Promise<PortResponse>;

export interface PortClient {
  readonly call: PortCall;
  /** Rejects every pending call with the reason, because the other side has ended. */
  fail(reason: string): void;
}

export function portClient(port: Port, timeout: number = LIMITS.portCall): PortClient {
  let last = 0;
  const waiting = new Map<number, { settle(response: PortResponse): void; fail(reason: string): void }>();
  port.listen((message) => {
    if (isRecord(message) && typeof message.id === 'number' && typeof message.status === 'number') {
      waiting.get(message.id)?.settle(message as unknown as PortResponse);
    }
  });
  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        const end = () => {
          clearTimeout(timer);
          waiting.delete(id);
        };
        const fail = (reason: string) => {
          end();
          reject(new Error(reason));
        };
        const timer = setTimeout(() => fail(`no answer within ${timeout} ms`), timeout);
        waiting.set(id, {
          settle: (response) => {
            end();
            resolve(response);
          },
          fail,
        });
        port.post({ ...request, id });
      }),
    fail: (reason) => {
      for (const call of [...waiting.values()]) call.fail(reason);
    },
  };
}
