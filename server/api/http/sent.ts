// Sends a response, its header fields alone, or 304, by the condition of the request (RFC 9110 §13.1.2, §15.4.5).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { noneMatch } from './conditional.ts';

export interface Sendable {
  readonly status: number;
  /** Set only for a 200. Conditions do not apply to other responses. */
  readonly tag: string | undefined;
  /** Alternating names and values. */
  readonly fields: readonly string[];
  readonly body: string | Uint8Array;
}

/** Matches short ASCII texts. Examining a longer text costs more than it saves. */
const ASCII = /^[\0-\x7f]{0,1000}$/;

const OF_THE_BODY = /^content-(?:type|disposition|length)$/;

/** The fields of a 304, without those that describe the body. */
const withoutBody = (fields: readonly string[]): string[] => fields.filter((_, at) => !OF_THE_BODY.test(fields[at - (at % 2)] ?? ''));

export function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, tag, fields, body }: Sendable,
  { condition, more }: { readonly condition: string | undefined; readonly more: readonly string[] },
): void {
  const fresh = tag === undefined || noneMatch(condition, tag);
  response.writeHead(fresh ? status : 304, [...more, ...(fresh ? fields : withoutBody(fields))]);
  if (!fresh || method !== 'GET') response.end();
  // Header fields and a body of one byte per character are written at once, and without being measured first.
  else if (typeof body === 'string' && ASCII.test(body)) response.end(body, 'latin1');
  else response.end(body);
}
