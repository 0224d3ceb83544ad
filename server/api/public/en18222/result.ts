// Converts refusals of EN 18222 methods to result objects (clause 7.2, tables 12 to 15).
// Refusals for which the standard has no status code remain problem documents.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defined } from '../../../domain/json/defined.ts';
import { toProblem } from '../../../lib/problem.ts';

/**
 * Table 15. An invalid passport is reported as not found, because the table has no status for "gone"; the code of the message states it.
 */
const STATUS: Readonly<Record<number, readonly [number, string]>> = {
  400: [400, 'ClientErrorBadRequest'],
  401: [401, 'ClientNotAuthorized'],
  403: [403, 'ClientForbidden'],
  404: [404, 'ClientErrorResourceNotFound'],
  410: [404, 'ClientErrorResourceNotFound'],
};

interface Message {
  readonly messageType: 'Error';
  readonly text: string;
  readonly code?: string;
  readonly timestamp: string;
}

/** A Fastify error handler. Errors that it throws go to the error handler of the app. */
export const resultOf =
  (now: () => Date) =>
  (error: unknown, _: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status, headers, body } = toProblem(error);
    const known = STATUS[status];
    if (known === undefined) throw error;
    const [code, statusCode] = known;
    const timestamp = now().toISOString();
    const message = (text: string, name?: string): Message => ({
      messageType: 'Error',
      text,
      ...defined({ code: name }),
      timestamp,
    });
    const details = (body.errors ?? []).map(({ pointer, parameter, detail, code: name }) => {
      const place = pointer ?? parameter ?? '';
      return message(place === '' ? detail : `${place}: ${detail}`, name);
    });
    const result = { statusCode, message: [message(body.detail ?? body.title, body.code), ...details] };
    return reply
      .code(code)
      .headers({ 'cache-control': 'no-store', ...headers })
      .type('application/json')
      .send(Buffer.from(JSON.stringify(result)));
  };
