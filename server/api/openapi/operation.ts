// Defines the entries of the operation tables in this folder, with short names for parameters, bodies and responses.
import { defined } from '../../domain/json/defined.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { ref } from './schema.ts';

export const TAGS = {
  Passports: 'A passport in each of its representations.',
  Resolution: 'From a GS1 Digital Link to a passport (GS1-Conformant Resolver 1.2.1).',
  'EN 18222': 'The read methods of the standard’s API.',
  Verification: 'Checking signatures and everything else that a verdict rests on.',
  Events: 'What happened to a product, as EPCIS 2.0.',
  Identity: 'Who the service is, and what it issues.',
  Reference: 'Notified bodies and shapes.',
  Service: 'The service itself: state, documentation.',
} as const;

export interface Reply {
  readonly description: string;
  /** Names from `components.headers` that are always present; a question mark after a name marks it as optional. */
  readonly headers?: readonly string[];
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Media {
  readonly schema?: JsonObject;
  readonly example?: JsonObject | string;
}

export interface Operation {
  readonly method: 'get' | 'post';
  /** The path, with parameters in braces. */
  readonly path: string;
  /** The path in the route table, if it is written differently there. */
  readonly row?: string;
  readonly tag: keyof typeof TAGS;
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  /** Names from `components.parameters`. */
  readonly parameters?: readonly string[];
  readonly body?: { readonly description: string; readonly content: Readonly<Record<string, Media>> };
  /** Responses by status; a string is a name from `components.responses`. The responses shared by all operations are added. */
  readonly replies: Readonly<Record<string, Reply | string>>;
  /** Set if a stakeholder key changes the response. */
  readonly byKey?: true;
}

export const media = (schema: JsonObject | string, example?: JsonObject | string): Media => ({
  schema: typeof schema === 'string' ? ref(schema) : schema,
  ...defined({ example }),
});

/** The same content under several media types. The first one has the example. */
export const under = (
  types: readonly string[],
  schema: JsonObject | string,
  example?: JsonObject | string,
): Readonly<Record<string, Media>> => Object.fromEntries(types.map((type, at) => [type, media(schema, at === 0 ? example : undefined)]));

/** A successful response to GET, with its entity tag. */
export const found = (description: string, content: NonNullable<Reply['content']>, headers: readonly string[] = []): Reply => ({
  description,
  headers: ['ETag', 'Cache-Control', ...headers],
  content,
});

/** The response to a conditional request if the content is unchanged (RFC 9110 §15.4.5): the header fields of the full response, no body. */
export const unchanged = ({ headers = [] }: Reply): Reply => ({ description: 'The client holds the present version: no body.', headers });

interface Get extends Omit<Operation, 'method' | 'replies'> {
  readonly good: Reply;
  readonly replies?: Operation['replies'];
}

/** A read that may be conditional. */
export const get = ({ parameters = [], good, replies, ...rest }: Get): Operation => ({
  ...rest,
  method: 'get',
  parameters: [...parameters, 'IfNoneMatch'],
  replies: { 200: good, 304: unchanged(good), ...replies },
});
