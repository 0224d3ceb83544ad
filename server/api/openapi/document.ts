// Builds the OpenAPI 3.1 document of the public interface for a base URL and DID.
import { defined } from '../../domain/json/defined.ts';

import type { Json, JsonObject } from '../../domain/json/json.ts';
import { INTERFACE_VERSION } from '../../lib/version.ts';
import { ALWAYS, HEADERS, headersOf, ON_ANY, REFUSALS, SECURITY_SCHEME } from './common.ts';
import { type Operation, type Reply, TAGS } from './operation.ts';
import { CREDENTIAL_OPERATIONS } from './operations-credentials.ts';
import { EN18222_OPERATIONS } from './operations-en18222.ts';
import { PASSPORT_OPERATIONS } from './operations-passport.ts';
import { RESOLVER_OPERATIONS } from './operations-resolver.ts';
import { SERVICE_OPERATIONS } from './operations-service.ts';
import { VERIFICATION_OPERATIONS } from './operations-verification.ts';
import { PARAMETERS } from './parameters.ts';
import { IDENTITY_SCHEMAS } from './schemas-identity.ts';
import { PASSPORT_SCHEMAS } from './schemas-passport.ts';
import { STANDARD_SCHEMAS } from './schemas-standard.ts';
import { VERIFICATION_SCHEMAS } from './schemas-verification.ts';

export const OPERATIONS: readonly Operation[] = [
  ...PASSPORT_OPERATIONS,
  ...CREDENTIAL_OPERATIONS,
  ...RESOLVER_OPERATIONS,
  ...EN18222_OPERATIONS,
  ...VERIFICATION_OPERATIONS,
  ...SERVICE_OPERATIONS,
];

export interface Named {
  readonly baseUrl: string;
  readonly did: string;
}

const DESCRIPTION = `Digital Product Passports: resolve, read and verify them. No operation needs a key.

- Every GET answers HEAD with the same header fields, and OPTIONS with \`Allow\`.
- Answers carry a strong entity tag; \`If-None-Match\` gets 304.
- Every refusal is an \`application/problem+json\` document (RFC 9457), also for an unknown address (404) and for a method that an address does not have (405 with \`Allow\`); what EN 18222 has a status code for is refused with its result object.
- Scripts of any site may read the answers, without credentials.
- Signatures are Ed25519; they can be verified offline with the key of \`/.well-known/did.json\`.`;

export function openApiDocument({ baseUrl, did }: Named): JsonObject {
  const places: Readonly<Record<string, string>> = { base_url: baseUrl, service_did: did };
  return filled(template(), places) as JsonObject;
}

const template = (): JsonObject => ({
  openapi: '3.1.1',
  info: {
    title: 'Public Digital Product Passport Service Interface',
    summary: 'Resolve, read and verify Digital Product Passports.',
    version: INTERFACE_VERSION,
    description: DESCRIPTION,
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: '{base_url}', description: 'This service.' }],
  security: [],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  paths: pathsOf(OPERATIONS),
  components: {
    schemas: { ...PASSPORT_SCHEMAS, ...STANDARD_SCHEMAS, ...VERIFICATION_SCHEMAS, ...IDENTITY_SCHEMAS },
    parameters: PARAMETERS,
    headers: HEADERS,
    responses: REFUSALS,
    securitySchemes: { StakeholderKey: SECURITY_SCHEME },
  },
});

function pathsOf(operations: readonly Operation[]): JsonObject {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const item = paths[operation.path] ?? {};
    item[operation.method] = toOperation(operation);
    paths[operation.path] = item;
  }
  return paths;
}

function toOperation({ tag, operationId, summary, description, parameters, body, replies, byKey }: Operation): JsonObject {
  const answers = Object.entries({ ...ALWAYS, ...replies }).map(([status, reply]) => [
    status,
    typeof reply === 'string' ? { $ref: `#/components/responses/${reply}` } : toResponse(reply),
  ]);
  return {
    tags: [tag],
    operationId,
    summary,
    ...defined({ description }),
    ...(byKey === undefined ? {} : { security: [{}, { StakeholderKey: [] }] }),
    ...(parameters === undefined ? {} : { parameters: parameters.map((name) => ({ $ref: `#/components/parameters/${name}` })) }),
    ...(body === undefined ? {} : { requestBody: { required: true, description: body.description, content: asJson(body.content) } }),
    responses: Object.fromEntries(answers),
  };
}

const toResponse = ({ description, headers = [], content }: Reply): JsonObject => ({
  description,
  headers: headersOf([...headers, ...ON_ANY]),
  ...(content === undefined ? {} : { content: asJson(content) }),
});

/** Our own types have optional members, which are never present as undefined. */
const asJson = (content: NonNullable<Reply['content']>): JsonObject => content as unknown as JsonObject;

/** Fills in the names of this service. */
function filled(value: Json, places: Readonly<Record<string, string>>): Json {
  if (typeof value === 'string') return value.replace(/\{(base_url|service_did)\}/g, (_, name: string) => places[name] ?? '');
  if (Array.isArray(value)) return value.map((entry: Json) => filled(entry, places));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, filled(entry, places)]));
}
