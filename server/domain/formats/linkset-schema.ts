// Defines the JSON Schemas for link sets (1.2.1) and resolver descriptions (1.2.0) of GS1-Conformant Resolver.

const text = { type: 'string' } as const;
const texts = { type: 'array', items: text } as const;
const flag = { type: 'boolean' } as const;
const uri = { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9+.-]*:[^\\s]+$' } as const;
/**
 * GS1's range `A-z` also matches brackets, backslash, circumflex, underscore and grave accent. Kept, so that exactly the same documents are
 * valid.
 */
const WEB = '^https?://[A-z0-9./]+';

const link = {
  type: 'object',
  properties: {
    href: { type: 'string', pattern: WEB },
    title: text,
    hreflang: { type: 'array', items: { type: 'string', pattern: '^\\w{2}(?:-\\w{2})?$' } },
    type: { type: 'string', pattern: '\\w/[-+.\\w]' },
    context: { type: 'array' },
    fwqs: flag,
    public: flag,
  },
  required: ['href', 'title'],
  additionalProperties: false,
} as const;

/** Keys of link types: a complete IRI, or a bare lower-case token that does not start like a member of the context. */
const RELATION = `^(?!anchor|itemDescription|description)[a-z-]+$|${WEB}$`;

export const LINKSET_SCHEMA = {
  type: 'object',
  properties: {
    linkset: {
      type: 'array',
      items: {
        type: 'object',
        properties: { anchor: { type: 'string', pattern: WEB }, itemDescription: text, description: text },
        patternProperties: { [RELATION]: { type: 'array', items: link } },
        required: ['anchor'],
        additionalProperties: false,
      },
    },
  },
  required: ['linkset'],
  additionalProperties: false,
} as const;

const PRIMARY_KEYS = '01 8006 8013 8010 410 411 412 413 414 415 417 8017 8018 255 00 253 401 402 8003 8004'.split(' ');

export const DESCRIPTION_SCHEMA = {
  type: 'object',
  properties: {
    resolverRoot: uri,
    supportedPrimaryKeys: { type: 'array', items: { type: 'string', enum: ['all', ...PRIMARY_KEYS] } },
    name: text,
    supportedLinkType: {
      type: 'array',
      items: { properties: { namespace: uri, prefix: { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_-]*:$' } } },
    },
    linkTypeDefaultCanBeLinkset: flag,
    supportedContextValuesEnumerated: texts,
    supportedContextValuesExternal: { type: 'array', items: { type: 'object', properties: { nameOfList: text, url: uri } } },
    contact: {
      type: 'object',
      properties: {
        fn: text,
        hasAddress: {
          type: 'object',
          properties: { streetAddress: text, locality: text, region: text, 'postal-code': text },
        },
      },
    },
    extensionProfile: uri,
    jsonLdContextLocation: uri,
  },
  required: ['resolverRoot', 'supportedPrimaryKeys'],
} as const;
