// Defines the JSON Schemas (TypeBox) of workbench requests; a mismatch with the contract types fails to compile.
import Type, { type TProperties } from 'typebox';
import type {
  AgainRequest,
  BodyListImport,
  Category,
  Channel,
  DecisionEntry,
  DecisionFilter,
  DecisionRequest,
  DppStatus,
  Headline,
  InspectionOrder,
  InspectionSort,
  InspectRequest,
  Language,
  MaintenanceChange,
  Parts,
  PreviewRequest,
  ResolverChange,
  Settings,
  SettingsChange,
  StakeholderKeyRequest,
  StatusAction,
} from '../../../contract/index.ts';
import { MAX_PARTS } from '../../../domain/decode/parts.ts';
import { HEADLINES } from '../../../domain/evidence/evidence.ts';
import { INPUT_CODES, type InputCode } from '../../../domain/evidence/input-codes.ts';
import { MOST_OF_A_CODE } from '../../../domain/formats/wanted-codes.ts';
import { LANGUAGES } from '../../../domain/language/languages.ts';
import { CATEGORIES } from '../../../domain/passport/fields.ts';
import { ROLE_NAMES } from '../../../domain/passport/roles.ts';
import type { InStep, Same } from './in-step.ts';

const strict = { additionalProperties: false };
/** An object of these members and no others. */
export const exactly = <Members extends TProperties>(members: Members) => Type.Object(members, strict);
/** The same, each member optional. */
const someOf = <Members extends TProperties>(members: Members) => Type.Partial(Type.Object(members), strict);
export const choice = <T extends string>(...values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });

const LANGUAGE = choice<Language>(...LANGUAGES);
const CHANNEL = choice<Channel>('camera', 'camera-jsqr', 'wedge', 'paste', 'manual', 'file', 'link');
const DECISION = choice<DecisionEntry>('released', 'held', 'referred', 'undone');
export const CATEGORY = choice<Category>(...CATEGORIES);
const STATUS = choice<DppStatus>('active', 'inactive', 'archived', 'invalid');
const INPUT_CODE = choice<InputCode>(...(Object.keys(INPUT_CODES) as InputCode[]));

const GTIN = Type.String({ pattern: '^[0-9]{14}$' });
const KEY_PART = Type.Optional(Type.String({ minLength: 1, maxLength: 20 }));
const PRODUCT_KEY = exactly({
  gtin: GTIN,
  serial: KEY_PART,
  batch: KEY_PART,
  cpv: KEY_PART,
  tpx: Type.Optional(Type.String({ minLength: 1, maxLength: 28 })),
});

const REQUEST_ID = Type.String({ pattern: '^[0-9A-Za-z-]{16,64}$' });
const upTo = (minimum: number) => Type.Integer({ minimum, maximum: MAX_PARTS });
const PARTS = Type.Unsafe<Parts>(exactly({ count: upTo(0), read: Type.Array(upTo(1), { maxItems: MAX_PARTS }) }));

export const INSPECT = exactly({
  requestId: Type.Optional(REQUEST_ID),
  channel: CHANNEL,
  text: Type.Optional(Type.String()),
  base64: Type.Optional(Type.String()),
  symbology: Type.Optional(Type.String({ maxLength: 10 })),
  fileName: Type.Optional(Type.String({ maxLength: 1000 })),
  expect: Type.Optional(PRODUCT_KEY),
  chosen: Type.Optional(PRODUCT_KEY),
  asOf: Type.Optional(Type.String({ maxLength: 64 })),
  language: Type.Optional(LANGUAGE),
  unreadable: Type.Optional(exactly({ code: INPUT_CODE, detail: Type.String({ maxLength: 2000 }), parts: Type.Optional(PARTS) })),
});

export const AGAIN = exactly({
  requestId: Type.Optional(REQUEST_ID),
  language: Type.Optional(LANGUAGE),
  engines: Type.Optional(Type.Literal('all')),
});
export const AFTER = exactly({ after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) });

export const line = Type.String({ maxLength: 200 });
/** A name that must be given, such as that of the person who changes something. */
export const filled = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
export const why = Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' });
export const FINGERPRINT = Type.String({ maxLength: 200 });
/** Of 32 bytes, such as a SHA-256, in hexadecimal digits. */
export const HASH = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const UUID = Type.String({ pattern: '^[0-9a-f-]{36}$' });
export const DATE = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' });
export const FOLDER = Type.String({ maxLength: 4096, pattern: '^[^\\u0000]*$' });

export const DECIDE = exactly({
  requestId: Type.Optional(REQUEST_ID),
  inspectionHash: Type.Optional(HASH),
  decision: DECISION,
  undoes: Type.Optional(REQUEST_ID),
  officer: line,
  place: line,
  reference: line,
  note: Type.String({ maxLength: 4000 }),
});

export const KEY_ROTATION = exactly({ compromised: Type.Boolean(), who: Type.Optional(Type.String({ maxLength: 200 })) });

export const MAINTENANCE_CHANGE = Type.Unsafe<MaintenanceChange>(
  Type.Union([
    exactly({ on: Type.Literal(true), who: filled, reason: why }),
    exactly({ on: Type.Literal(false), who: filled, reason: Type.Optional(Type.String({ maxLength: 2000 })) }),
  ]),
);

export const STATUS_CHANGE = exactly({
  action: choice<StatusAction>('revoke', 'suspend', 'reinstate'),
  who: filled,
  reason: Type.Optional(Type.String({ maxLength: 1000 })),
});

export const SETTINGS = someOf({
  officer: line,
  place: line,
  language: choice<Settings['language']>('system', ...LANGUAGES),
  theme: choice<Settings['theme']>('system', 'light', 'dark', 'contrast'),
  baseUrl: line,
  serviceName: line,
  sound: Type.Boolean(),
  trustExpiryDays: Type.Integer({ minimum: 0, maximum: 3650 }),
  trustFreshDays: Type.Integer({ minimum: 1, maximum: 3650 }),
  lookBackDays: Type.Integer({ minimum: 0, maximum: 3650 }),
  sightingHours: Type.Integer({ minimum: 0, maximum: 8760 }),
  trustTwoPersons: Type.Boolean(),
  hsCodeNeedsKey: Type.Boolean(),
  who: line,
  secondPerson: line,
});

export const RESOLVER_CHANGE = someOf({
  enabled: Type.Boolean(),
  host: Type.String({ minLength: 2, maxLength: 64 }),
  port: Type.Integer({ minimum: 1, maximum: 65_535 }),
  fallback: choice<'redirect' | 'none'>('redirect', 'none'),
  tls: choice<'none' | 'made' | 'own'>('none', 'made', 'own'),
  certificateFile: Type.String({ maxLength: 4096 }),
  keyFile: Type.String({ maxLength: 4096 }),
});

/** As long as the longest code that *Test by phone* accepts. */
export const PREVIEW_REQUEST = exactly({ dppCode: Type.String({ minLength: 1, maxLength: 300 }) });

export const REGISTRY_QUERY = someOf({
  format: choice<'json' | 'xml'>('json', 'xml'),
  after: Type.String({ maxLength: 300 }),
  number: Type.String({ pattern: '^[1-9][0-9]{0,5}$' }),
});

export const ROLE = choice<StakeholderKeyRequest['role']>(...ROLE_NAMES);
export const KEY_REQUEST = exactly({ label: Type.String(), role: ROLE, expiresAt: Type.Optional(Type.String()) });
export const KEY_ID = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const page = {
  limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
  offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
};
export const PAGE = exactly(page);
export const query = Type.Optional(Type.String({ maxLength: 200 }));

const MOMENT = Type.Optional(Type.String({ maxLength: 64 }));
const NAME = Type.Optional(Type.String({ maxLength: 200 }));
const inspectionFilter = {
  /** As long as a scanned URL may be. */
  query: Type.Optional(Type.String({ maxLength: 2048 })),
  headline: Type.Optional(choice<Headline | 'as-of'>(...HEADLINES, 'as-of')),
  decision: Type.Optional(choice<DecisionFilter>('released', 'held', 'referred', 'none', 'released-invalid')),
  from: MOMENT,
  until: MOMENT,
  officer: NAME,
  place: NAME,
  run: Type.Optional(UUID),
  bulk: Type.Optional(UUID),
  declaration: Type.Optional(choice('contradicts')),
  sort: Type.Optional(choice<InspectionSort>('number', 'headline', 'product', 'input', 'at', 'decision')),
  order: Type.Optional(choice<InspectionOrder>('ascending', 'descending')),
};
const after = Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$' }));
export const INSPECTION_QUERY = exactly({ ...inspectionFilter, ...page, after });
/** Accepts and ignores paging and order: an export contains everything that the filter selects. */
export const EXPORT_QUERY = exactly({ format: choice('csv', 'json'), ...inspectionFilter, ...page });
export const PASSPORT_QUERY = exactly({ query, category: Type.Optional(CATEGORY), status: Type.Optional(STATUS), ...page });
export const DAY_QUERY = exactly({ on: Type.String() });
export const DAY_OR_OWN = exactly({ on: Type.Optional(Type.String()) });
const COUNTRY = Type.String({ pattern: '^[A-Za-z]{2}$' });
/** The text is bounded where it is parsed, so that a slightly oversized file is refused with a specific code. */
export const BODY_LIST = exactly({ text: Type.String(), older: Type.Optional(Type.Boolean()) });
export const BODY_QUERY = exactly({ query, country: Type.Optional(COUNTRY), ...page });
export const NUMBER = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) });

/** Fails to compile if a schema and its contract type differ. */
export type WorkbenchInStep = InStep<
  | Same<typeof INSPECT, InspectRequest>
  | Same<typeof AGAIN, AgainRequest>
  | Same<typeof DECIDE, DecisionRequest>
  | Same<typeof BODY_LIST, BodyListImport>
  | Same<typeof KEY_REQUEST, StakeholderKeyRequest>
  | Same<typeof SETTINGS, SettingsChange>
  | Same<typeof RESOLVER_CHANGE, ResolverChange>
  | Same<typeof PREVIEW_REQUEST, PreviewRequest>
>;

/** As long as a line that a QR code of a want-list holds. */
const part = Type.String({ minLength: 1, maxLength: MOST_OF_A_CODE });

/** The content of each item is parsed where it is used, so that an error names the index of the item. */
export const SYNC = exactly({
  url: Type.String({ minLength: 1, maxLength: 500 }),
  allowHttp: Type.Optional(Type.Boolean()),
  items: Type.Optional(
    Type.Array(
      exactly({
        gtin: Type.Optional(part),
        serial: Type.Optional(part),
        batch: Type.Optional(part),
        dppCode: Type.Optional(part),
        link: Type.Optional(part),
      }),
      { minItems: 1, maxItems: 10_000 },
    ),
  ),
  file: Type.Optional(Type.String({ maxLength: 8_388_608 })),
  who: Type.Optional(filled),
  events: Type.Optional(Type.Boolean()),
  key: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  fingerprint: Type.Optional(FINGERPRINT),
});

export const WATCH_CHOICE = exactly({ folder: FOLDER });
/** SHA-256 of the found file's content, or of data that identifies its location. */
export const WATCHED = exactly({ id: HASH });
