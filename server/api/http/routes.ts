// Registers routes whose requests are checked by TypeBox schemas.
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';

export type Routes = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

type Handler<Schema extends FastifySchema> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  TypeBoxTypeProvider
>;

/** Registers a GET, and a HEAD with the same header fields. */
export function read(app: Routes, url: string, handler: Handler<FastifySchema>): void;
export function read<const Schema extends FastifySchema>(app: Routes, url: string, schema: Schema, handler: Handler<Schema>): void;
export function read(app: Routes, url: string, ...given: [Handler<FastifySchema>] | [FastifySchema, Handler<FastifySchema>]): void {
  const [schema, handler] = given.length === 1 ? [{}, given[0]] : given;
  app.route({ method: ['GET', 'HEAD'], url, schema, handler });
}
