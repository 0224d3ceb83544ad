// Defines the JSON Schemas (TypeBox) of workbench requests; a mismatch with the contract types fails to compile.
import Type from 'typebox';
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

export const strict = { additionalProperties: false } as const;
export const choice = <T extends string>(...values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });

const LANGUAGE = choice<Language>(...LANGUAGES);
const CHANNEL = choice<Channel>('camera', 'camera-jsqr', 'wedge', 'paste', 'manual', 'file', 'link');
const DECISION = choice<DecisionEntry>('released', 'held', 'referred', 'undone');
export const CATEGORY = choice<Category>(...CATEGORIES);
const STATUS = choice<DppStatus>('active', 'inactive', 'archived', 'invalid');
const INPUT_CODE = choice<InputCode>(...(Object.keys(INPUT_CODES) as InputCode[]));

const GTIN = Type.String({ pattern: '^[0-9]{14}$' });
const KEY_PART = Type.Optional(Type.String({ minLength: 1, maxLength: 20 }));
const PRODUCT_KEY = Type.Object(
  { gtin: GTIN, serial: KEY_PART, batch: KEY_PART, cpv: KEY_PART, tpx: Type.Optional(Type.String({ minLength: 1, maxLength: 28 })) },
  strict,
);

const REQUEST_ID = Type.String({ pattern: '^[0-9A-Za-z-]{16,64}$' });
const upTo = (minimum: number) => Type.Integer({ minimum, maximum: MAX_PARTS });
const PARTS = Type.Unsafe<Parts>(Type.Object({ count: upTo(0), read: Type.Array(upTo(1), { maxItems: MAX_PARTS }) }, strict));

export const INSPECT = Type.Object(
  {
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
    unreadable: Type.Optional(
      Type.Object({ code: INPUT_CODE, detail: Type.String({ maxLength: 2000 }), parts: Type.Optional(PARTS) }, strict),
    ),
  },
  strict,
);

export const AGAIN = Type.Object(
  { requestId: Type.Optional(REQUEST_ID), language: Type.Optional(LANGUAGE), engines: Type.Optional(Type.Literal('all')) },
  strict,
);
export const AFTER = Type.Object({ after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })) }, strict);

export const line = Type.String({ maxLength: 200 });

export const DECIDE = Type.Object(
  {
    requestId: Type.Optional(REQUEST_ID),
    inspectionHash: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
    decision: DECISION,
    undoes: Type.Optional(REQUEST_ID),
    officer: line,
    place: line,
    reference: line,
    note: Type.String({ maxLength: 4000 }),
  },
  strict,
);

export const KEY_ROTATION = Type.Object({ compromised: Type.Boolean(), who: Type.Optional(Type.String({ maxLength: 200 })) }, strict);

const who = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });

export const MAINTENANCE_CHANGE = Type.Unsafe<MaintenanceChange>(
  Type.Union([
    Type.Object({ on: Type.Literal(true), who, reason: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }) }, strict),
    Type.Object({ on: Type.Literal(false), who, reason: Type.Optional(Type.String({ maxLength: 2000 })) }, strict),
  ]),
);

export const STATUS_CHANGE = Type.Object(
  {
    action: choice<StatusAction>('revoke', 'suspend', 'reinstate'),
    who,
    reason: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  strict,
);

export const SETTINGS = Type.Partial(
  Type.Object({
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
  }),
  strict,
);

export const RESOLVER_CHANGE = Type.Partial(
  Type.Object({
    enabled: Type.Boolean(),
    host: Type.String({ minLength: 2, maxLength: 64 }),
    port: Type.Integer({ minimum: 1, maximum: 65_535 }),
    fallback: choice<'redirect' | 'none'>('redirect', 'none'),
    tls: choice<'none' | 'made' | 'own'>('none', 'made', 'own'),
    certificateFile: Type.String({ maxLength: 4096 }),
    keyFile: Type.String({ maxLength: 4096 }),
  }),
  strict,
);

/** As long as the longest code that *Test by phone* accepts. */
export const PREVIEW_REQUEST = Type.Object({ dppCode: Type.String({ minLength: 1, maxLength: 300 }) }, strict);

export const REGISTRY_QUERY = Type.Partial(
  Type.Object({
    format: choice<'json' | 'xml'>('json', 'xml'),
    after: Type.String({ maxLength: 300 }),
    number: Type.String({ pattern: '^[1-9][0-9]{0,5}$' }),
  }),
  strict,
);

export const ROLE = choice<StakeholderKeyRequest['role']>(...ROLE_NAMES);
export const KEY_REQUEST = Type.Object({ label: Type.String(), role: ROLE, expiresAt: Type.Optional(Type.String()) }, strict);
export const KEY_ID = Type.Object({ id: Type.String({ maxLength: 100 }) });

export const page = {
  limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
  offset: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' })),
};
export const PAGE = Type.Object(page, strict);
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
  run: Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' })),
  bulk: Type.Optional(Type.String({ pattern: '^[0-9a-f-]{36}$' })),
  declaration: Type.Optional(choice('contradicts')),
  sort: Type.Optional(choice<InspectionSort>('number', 'headline', 'product', 'input', 'at', 'decision')),
  order: Type.Optional(choice<InspectionOrder>('ascending', 'descending')),
};
const after = Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}$' }));
export const INSPECTION_QUERY = Type.Object({ ...inspectionFilter, ...page, after }, strict);
/** Accepts and ignores paging and order: an export contains everything that the filter selects. */
export const EXPORT_QUERY = Type.Object({ format: choice('csv', 'json'), ...inspectionFilter, ...page }, strict);
export const PASSPORT_QUERY = Type.Object({ query, category: Type.Optional(CATEGORY), status: Type.Optional(STATUS), ...page }, strict);
export const DAY_QUERY = Type.Object({ on: Type.String() }, strict);
export const DAY_OR_OWN = Type.Object({ on: Type.Optional(Type.String()) }, strict);
const COUNTRY = Type.String({ pattern: '^[A-Za-z]{2}$' });
/** The text is bounded where it is parsed, so that a slightly oversized file is refused with a specific code. */
export const BODY_LIST = Type.Object({ text: Type.String(), older: Type.Optional(Type.Boolean()) }, strict);
export const BODY_QUERY = Type.Object({ query, country: Type.Optional(COUNTRY), ...page }, strict);
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

/** The name of a person who changes the trust data, as recorded in its log. */
export const person = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' });
export const why = Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' });
export const FINGERPRINT = Type.String({ maxLength: 200 });

/** As long as a line that a QR code of a want-list holds. */
const part = Type.String({ minLength: 1, maxLength: MOST_OF_A_CODE });

/** The content of each item is parsed where it is used, so that an error names the index of the item. */
export const SYNC = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 500 }),
    allowHttp: Type.Optional(Type.Boolean()),
    items: Type.Optional(
      Type.Array(
        Type.Object(
          {
            gtin: Type.Optional(part),
            serial: Type.Optional(part),
            batch: Type.Optional(part),
            dppCode: Type.Optional(part),
            link: Type.Optional(part),
          },
          strict,
        ),
        { minItems: 1, maxItems: 10_000 },
      ),
    ),
    file: Type.Optional(Type.String({ maxLength: 8_388_608 })),
    who: Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })),
    events: Type.Optional(Type.Boolean()),
    key: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    fingerprint: Type.Optional(FINGERPRINT),
  },
  strict,
);

export const WATCH_CHOICE = Type.Object({ folder: Type.String({ maxLength: 4096, pattern: '^[^\\u0000]*$' }) }, strict);
/** SHA-256 in hex of the found file's content, or of data that identifies its location. */
export const WATCHED = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{64}$' }) }, strict);
