// Defines the closed list of problem codes, and turns every refusal or fault into an RFC 9457 problem document.
import { STATUS_CODES } from 'node:http';
import type { FieldError, Problem } from '../contract/index.ts';
import { defined } from '../domain/json/defined.ts';
import { pointerTo } from '../domain/json/json.ts';
import { diskFault, StoreFault, type StoreFaultCode } from './store-fault.ts';

const problem = (status: number, title: string) => ({ status, title });

export const PROBLEMS = {
  'bad-request': problem(400, 'The request cannot be understood'),
  'bad-encoding': problem(400, 'Malformed percent-encoding in the address'),
  'bad-parameter': problem(400, 'A parameter has a value that is not allowed'),
  'bad-body': problem(400, 'The body does not have the expected form'),
  'bad-json': problem(400, 'The body is not valid JSON'),
  'future-moment': problem(400, 'A moment in the future cannot be judged'),
  'bad-credential': problem(400, 'The body holds no credential that can be decoded'),
  'unknown-key': problem(401, 'The stakeholder key is unknown, expired or revoked'),
  'no-session': problem(401, 'This browser has no session'),
  'bad-origin': problem(403, 'Requests from other sites are refused'),
  'used-link': problem(403, 'This one-time address has already been used'),
  'wrong-secret': problem(403, 'The PIN or passphrase is not that of this officer'),
  'administrator-only': problem(403, 'Only an administrator may do this'),
  'local-only': problem(403, 'Only for the computer that the service runs on'),
  'not-found': problem(404, 'Not found'),
  'method-not-allowed': problem(405, 'The method is not allowed here'),
  'not-acceptable': problem(406, 'None of the accepted media types can be served'),
  'request-timeout': problem(408, 'The request took too long to arrive'),
  conflict: problem(409, 'The present state does not allow this'),
  'older-list': problem(409, 'The list is older than the present one'),
  'store-damaged': problem(409, 'The records of this computer cannot be opened'),
  'trust-refused': problem(409, 'The trust data cannot be changed like this'),
  gone: problem(410, 'This passport was set to invalid'),
  'too-large': problem(413, 'The body is too large'),
  'address-too-long': problem(414, 'A part of the address is too long'),
  'unsupported-media-type': problem(415, 'The media type of the body is not supported'),
  'wrong-host': problem(421, 'The Host header does not name this service'),
  'not-publishable': problem(422, 'The passport cannot be published'),
  locked: problem(423, 'No officer is signed in'),
  'locked-out': problem(429, 'Too many failed attempts to sign in'),
  'too-many-requests': problem(429, 'Too many requests'),
  'headers-too-large': problem(431, 'The header fields are too large'),
  'disk-full': problem(503, 'The disk with the data folder is full'),
  internal: problem(500, 'The service failed'),
  maintenance: problem(503, 'The service is in maintenance'),
  'store-busy': problem(503, 'Another program is writing to the store'),
  unavailable: problem(503, 'The service is not ready'),
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;
export const PROBLEM_TYPE = 'application/problem+json';

/** The state of the requested passport. `since` is ISO 8601 UTC and absent if unknown. */
export interface PassportStanding {
  readonly state: 'suspended' | 'inactive' | 'archived' | 'revoked' | 'invalid' | 'unknown';
  readonly since?: string;
  readonly dppCode?: string;
  readonly sample?: boolean;
}

export interface RefusalParts {
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly standing?: PassportStanding;
}

/** Thrown for refused input. `message` is the plain sentence returned as `detail`. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  readonly standing: PassportStanding | undefined;

  constructor(code: ProblemCode, message: string, parts: RefusalParts = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.errors = parts.errors ?? [];
    this.headers = parts.headers ?? {};
    this.standing = parts.standing;
  }
}

export const nothingHere = (): Refusal => new Refusal('not-found', 'there is nothing at this address');

export interface ProblemAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Problem;
  /** Shown on the page that a browser receives. */
  readonly standing?: PassportStanding;
}

/** `instance` is the requested path. `base` is the base URL under which `/problems/{code}` describes the codes. */
export function toProblem(error: unknown, instance?: string, base = ''): ProblemAnswer {
  const refusal = asRefusal(error);
  const { status, title } = PROBLEMS[refusal.code];
  const { standing } = refusal;
  return {
    status,
    headers: refusal.headers,
    ...defined({ standing }),
    body: {
      type: `${base}/problems/${refusal.code}`,
      title,
      status,
      detail: refusal.message,
      ...defined({ instance }),
      code: refusal.code,
      ...(standing?.state === 'revoked' || standing?.state === 'invalid' ? { state: standing.state } : {}),
      ...(standing?.since === undefined ? {} : { since: standing.since }),
      ...(refusal.errors.length === 0 ? {} : { errors: refusal.errors }),
    },
  };
}

/** Whether the error is a fault of the service, which belongs in its own error log. */
export const isFault = (error: unknown): boolean => PROBLEMS[asRefusal(error).code].status === 500;

/** Seconds. Maintenance takes minutes or hours: this bounds how late its end is noticed. */
const MAINTENANCE_TAKES = '60';

const STORE: Record<StoreFaultCode, ProblemCode> = {
  'no-store': 'unavailable',
  'old-store': 'unavailable',
  'newer-store': 'unavailable',
  'not-found': 'not-found',
  'certificate-refused': 'conflict',
  conflict: 'conflict',
  incomplete: 'bad-body',
  'key-locked': 'unavailable',
  'key-damaged': 'unavailable',
  'key-gone': 'unavailable',
  'log-tree-damaged': 'conflict',
  maintenance: 'maintenance',
  'name-taken': 'conflict',
  'open-to-others': 'unavailable',
  'passphrase-short': 'unavailable',
  'store-gone': 'unavailable',
  'store-replaced': 'unavailable',
  unusable: 'unavailable',
};

const FRAMEWORK: Record<string, readonly [ProblemCode, string]> = {
  FST_ERR_BAD_URL: ['bad-encoding', 'the address holds a percent sign that does not begin valid UTF-8 percent-encoding'],
  FST_ERR_MAX_PARAM_LENGTH: ['address-too-long', 'a segment of the path is longer than any identifier can be'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'the body is larger than this service accepts'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'send the body as application/json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad-request', 'the body does not have the length that Content-Length says'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['bad-json', 'the body is empty'],
};

interface SchemaMistake {
  readonly instancePath: string;
  readonly message?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const stored = error instanceof StoreFault ? error : diskFault(error);
  if (stored !== undefined)
    return new Refusal(ofDisk(error) ?? STORE[stored.code], stored.message, {
      errors: stored.errors,
      ...(stored.code === 'maintenance' ? { headers: { 'retry-after': MAINTENANCE_TAKES } } : {}),
    });
  if (!(error instanceof Error)) return fault();
  const { code, statusCode, validation, validationContext } = error as Error & {
    code?: string;
    statusCode?: number;
    validation?: readonly SchemaMistake[];
    validationContext?: string;
  };
  if (validation !== undefined) return schemaRefusal(validation, validationContext ?? 'body');
  const known = code === undefined ? undefined : FRAMEWORK[code];
  if (known !== undefined) return new Refusal(...known);
  // Another 4xx error of the framework. Its message may quote internals, so only the name of the status is returned.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Refusal('bad-request', (STATUS_CODES[statusCode] ?? 'bad request').toLowerCase());
  }
  return fault();
}

/** Nothing was written, and the same request succeeds later: the renderer repeats it, and says what it waits for. */
function ofDisk(error: unknown): ProblemCode | undefined {
  const code = String((error as { readonly code?: unknown }).code);
  if (code.startsWith('SQLITE_BUSY')) return 'store-busy';
  return code === 'SQLITE_FULL' || code === 'ENOSPC' ? 'disk-full' : undefined;
}

const fault = () => new Refusal('internal', 'an error inside the service; it was noted in the error output of the service');

function schemaRefusal(mistakes: readonly SchemaMistake[], context: string): Refusal {
  const inBody = context === 'body';
  const errors = mistakes.slice(0, 20).map(({ instancePath, message, params }): FieldError => {
    const extra = params?.additionalProperty ?? params?.missingProperty;
    const pointer = typeof extra === 'string' ? `${instancePath}${pointerTo([extra])}` : instancePath;
    const detail = params?.additionalProperty === undefined ? (message ?? 'is not allowed') : 'is not known here';
    return inBody ? { pointer, detail } : { parameter: pointer.slice(1), detail };
  });
  const [first] = errors;
  const where = first?.pointer ?? first?.parameter;
  return new Refusal(inBody ? 'bad-body' : 'bad-parameter', `${where ? `'${where}' ` : 'the body '}${first?.detail ?? 'is not allowed'}`, {
    errors,
  });
}
