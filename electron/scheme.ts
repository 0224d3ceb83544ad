// Answers the requests of a page to app://desk with files of the bundle or responses of the workbench.
import type { CustomScheme, Protocol } from 'electron';
import { DATA_HEADERS } from '../server/api/http/csp.ts';
import { LIMITS } from '../server/lib/limits.ts';
import { PROBLEM_TYPE, type ProblemCode, Refusal, toProblem } from '../server/lib/problem.ts';
import type { PortCall } from '../server/process/port.ts';
import type { Bundle } from '../server/process/static.ts';
import { isOurs, ORIGIN, SCHEME } from './address.ts';

/** Must be registered before the app is ready. `corsEnabled` stays unset, which excludes every other origin. */
export const SCHEMES: CustomScheme[] = [
  { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
];

const refuse = (code: ProblemCode, detail: string): Response => {
  const { status, body } = toProblem(new Refusal(code, detail));
  return new Response(JSON.stringify(body), { status, headers: { ...DATA_HEADERS, 'content-type': PROBLEM_TYPE } });
};

const fileAnswer = (bundle: Bundle, request: Request, pathname: string): Response => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse('method-not-allowed', 'files of the app can only be read');
  // The names in a bundle need no percent-encoding. A name that is not in the bundle's list never reaches the disk.
  const file = bundle.file(pathname);
  if (file === undefined) return refuse('not-found', `there is no file '${pathname.slice(0, 200)}' in the app`);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(file.bytes), { headers: { ...file.headers } });
};

/** Returns the complete body, or undefined as soon as it exceeds `limit` bytes. */
const buffered = async (request: Request, limit: number): Promise<Uint8Array | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

// 204, 205 and 304 have no body, and the Response constructor throws if given one.
const bodiless = (status: number): boolean => status === 204 || status === 205 || status === 304;

const workbenchAnswer = async (call: PortCall, request: Request, target: string): Promise<Response> => {
  const body = await buffered(request, LIMITS.workbenchBody);
  if (body === undefined) return refuse('too-large', `the body is larger than ${LIMITS.workbenchBody} bytes`);
  const headers = Object.fromEntries(request.headers);
  try {
    const answer = await call({ method: request.method, url: target, headers, ...(body.byteLength === 0 ? {} : { body }) });
    const content = bodiless(answer.status) || request.method === 'HEAD' ? null : Buffer.from(answer.body);
    return new Response(content, { status: answer.status, headers: { ...answer.headers } });
  } catch (fault) {
    return refuse('unavailable', `the workbench does not answer: ${fault instanceof Error ? fault.message : 'no reason given'}`);
  }
};

export interface Served {
  readonly bundle: Bundle;
  readonly call: PortCall;
}

/** Answers one request. Refuses everything that is not below app://desk. */
export const answer = async ({ bundle, call }: Served, request: Request): Promise<Response> => {
  if (!isOurs(request.url)) return refuse('wrong-host', 'only app://desk is served here');
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== ORIGIN) return refuse('bad-origin', 'only the app’s own pages may ask');
  const { pathname, search } = new URL(request.url);
  return pathname.startsWith('/workbench/') ? workbenchAnswer(call, request, pathname + search) : fileAnswer(bundle, request, pathname);
};

export const serveScheme = (protocol: Pick<Protocol, 'handle'>, served: Served): void => {
  protocol.handle(SCHEME, (request) => answer(served, request));
};
