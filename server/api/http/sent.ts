// An answer with its fields and the condition of a request in; what goes out on the wire: the answer, its header fields alone, or 304 (RFC 9110 §13.1.2, §15.4.5).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { noneMatch } from './conditional.ts';

export interface Sendable {
  readonly status: number;
  /** Only of a 200: nothing else answers a condition. */
  readonly tag: string | undefined;
  /** Names and values in turn. */
  readonly fields: readonly string[];
  readonly body: string | Uint8Array;
}

const OF_THE_BODY = /^content-(?:type|disposition|length)$/;

/** Of a 304, which drops what describes the body. */
const withoutBody = (fields: readonly string[]): string[] => fields.filter((_, at) => !OF_THE_BODY.test(fields[at - (at % 2)] ?? ''));

export function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, tag, fields, body }: Sendable,
  { condition, more }: { readonly condition: string | undefined; readonly more: readonly string[] },
): void {
  const fresh = tag === undefined || noneMatch(condition, tag);
  response.writeHead(fresh ? status : 304, [...more, ...(fresh ? fields : withoutBody(fields))]);
  response.end(fresh && method === 'GET' ? body : undefined);
}
