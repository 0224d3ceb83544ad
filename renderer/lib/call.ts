// Sends one call to the workbench with the session of this page; guards effects and turns faults into typed errors.
import type { Language, Problem } from '../../server/contract/index.ts';
import { type Committed, commit } from './commit.ts';
import { officerFields, sayLocked } from './officer.ts';
import { sessionField } from './session.ts';
import { isStep } from './steps.ts';

/** The workbench refused the call; carries its problem document. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem;
  /** Seconds until the call may be repeated, if the workbench stated it (Retry-After, RFC 9110 10.2.3). */
  readonly wait: number | undefined;
  constructor(problem: Problem, wait?: number) {
    super(problem.detail || problem.title);
    this.problem = problem;
    this.wait = wait;
  }
}

/** The workbench did not answer: it is starting, restarting, or has stopped. The call may be repeated. */
export class Unreachable extends Error {
  override readonly name: string = 'Unreachable';
}

/** The workbench stored nothing, because its disk is full. The call may be repeated once there is room. */
export class DiskFull extends Unreachable {
  override readonly name = 'DiskFull';
}

/** The browser-mode session has ended: the page must be opened again with a new address. */
export class SessionOver extends Error {
  override readonly name = 'SessionOver';
}

export const BASE = '/workbench';
const LOCKED = 423;
const GATEWAY = new Set([502, 503, 504]);

interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** JSON text sent unchanged: parsing and serialising it would hide what the strict reader has to refuse. */
  readonly raw?: string;
  /** The bytes of a file, unchanged. */
  readonly bytes?: Blob;
  readonly language?: Language;
  readonly signal?: AbortSignal | undefined;
  /** The pass of an earlier step, for a later step or a repetition. */
  readonly pass?: Committed | undefined;
}

async function send(path: string, call: Call): Promise<Response> {
  const headers = new Headers([
    ['accept', 'application/json, application/problem+json'],
    ...[...(await sessionField()), ...officerFields(call.method ?? 'GET')].map((field) => [...field] as [string, string]),
  ]);
  const body = call.bytes ?? call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  if (body !== undefined) headers.set('content-type', call.bytes === undefined ? 'application/json' : 'application/octet-stream');
  if (call.language) headers.set('accept-language', call.language);
  try {
    return await fetch(BASE + path, {
      method: call.method ?? 'GET',
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      ...(body === undefined ? {} : { body }),
      ...(call.signal ? { signal: call.signal } : {}),
    });
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
    throw new Unreachable('the workbench does not answer');
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const plain: Problem = {
    type: 'about:blank',
    title: response.statusText,
    status: response.status,
    detail: '',
    code: `http-${response.status}`,
  };
  if (!response.headers.get('content-type')?.includes('json')) return plain;
  try {
    return { ...plain, ...((await response.json()) as Partial<Problem>) };
  } catch {
    return plain;
  }
}

export async function call<T>(path: string, options: Call = {}): Promise<T> {
  const response = await answer(path, options);
  return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
}

export async function answer(path: string, options: Call): Promise<Response> {
  const { method = 'GET', pass } = options;
  const isFree = method === 'GET' || pass !== undefined || isStep(method, path);
  const response = await (isFree ? send(path, options) : commit(() => send(path, options)));
  if (response.ok) return response;
  const problem = await problemOf(response);
  if (response.status === 401) throw new SessionOver(problem.detail);
  if (response.status === LOCKED) sayLocked();
  if (problem.code === 'disk-full') throw new DiskFull(problem.detail);
  // The workbench answers during maintenance, and continues to refuse changes.
  if (GATEWAY.has(response.status) && problem.code !== 'maintenance') throw new Unreachable(problem.detail, { cause: problem });
  const wait = response.headers.get('retry-after') ?? '';
  throw new Refused(problem, /^\d+$/.test(wait) ? Number(wait) : undefined);
}

/** Omits undefined and empty values. */
export function query(values: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined && value !== '') search.set(name, String(value));
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Fetches an address of the workbench as bytes: an image to show, or a file to save. */
export const fileAt = async (address: string): Promise<Blob> => (await answer(address.slice(BASE.length), {})).blob();
