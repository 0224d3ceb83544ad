// Defines the JSON Schemas (TypeBox) of the trust office's requests to the workbench API.
import Type from 'typebox';
import type {
  OfficeAnnouncement,
  OfficeDraftFile,
  OfficeEnd,
  OfficeIssuer,
  OfficeKeyRequest,
  OfficeSigning,
  OfficeStart,
} from '../../../contract/index.ts';
import type { InStep, Same } from './in-step.ts';
import { choice, DATE, exactly, filled, HASH } from './workbench.ts';

const DID_TEXT = Type.String({ minLength: 1, maxLength: 2000 });
const words = Type.String({ minLength: 1, maxLength: 500 });
const address = Type.String({ minLength: 1, maxLength: 8000 });
/** A key file has some hundred characters. */
const key = Type.String({ minLength: 1, maxLength: 20_000 });
const passphrase = Type.String({ maxLength: 1000 });

export const OFFICE_START = exactly({ operator: DID_TEXT, name: words });
export const OFFICE_DRAFT = exactly({ text: Type.String(), version: Type.Optional(HASH) });
export const OFFICE_TEXT = exactly({ text: Type.String() });
export const OFFICE_LAST = exactly({ text: Type.String(), version: HASH });
export const OFFICE_ISSUER = exactly({
  version: HASH,
  did: DID_TEXT,
  document: Type.Optional(Type.String({ maxLength: 1_048_576 })),
  name: words,
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  role: Type.Optional(words),
  status: choice<OfficeIssuer['status']>('granted', 'suspended', 'withdrawn'),
  since: Type.Optional(Type.String({ maxLength: 64 })),
  types: Type.Optional(Type.Array(words, { maxItems: 200 })),
  listIssuers: Type.Optional(Type.Array(DID_TEXT, { maxItems: 200 })),
  statusLists: Type.Optional(Type.Array(Type.String(), { maxItems: 1000 })),
  dropLists: Type.Optional(Type.Array(address, { maxItems: 10_000 })),
});
export const OFFICE_REMOVAL = exactly({ version: HASH, did: DID_TEXT });
export const OFFICE_END = exactly({ version: HASH, did: DID_TEXT, key: DID_TEXT, day: DATE });
export const OFFICE_SIGNING = exactly({
  version: HASH,
  key,
  passphrase: Type.Optional(passphrase),
  days: Type.Integer({ minimum: 1, maximum: 3650 }),
  who: filled,
  leaveOut: Type.Optional(Type.Boolean()),
  empty: Type.Optional(Type.Boolean()),
});
export const OFFICE_ANNOUNCEMENT = exactly({ version: HASH, key, passphrase: Type.Optional(passphrase) });
export const OFFICE_KEY = exactly({ passphrase: Type.String({ minLength: 12, maxLength: 1000 }) });

/** Fails to compile if a schema and its contract type differ. */
export type OfficeInStep = InStep<
  | Same<typeof OFFICE_START, OfficeStart>
  | Same<typeof OFFICE_DRAFT, OfficeDraftFile>
  | Same<typeof OFFICE_ISSUER, OfficeIssuer>
  | Same<typeof OFFICE_END, OfficeEnd>
  | Same<typeof OFFICE_SIGNING, OfficeSigning>
  | Same<typeof OFFICE_ANNOUNCEMENT, OfficeAnnouncement>
  | Same<typeof OFFICE_KEY, OfficeKeyRequest>
>;
