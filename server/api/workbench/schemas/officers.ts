// Defines the JSON Schemas (TypeBox) of requests about officers.
import Type from 'typebox';
import type {
  OfficerAddition,
  OfficerBegin,
  OfficerRole,
  OfficerRules,
  OwnSecretChange,
  RoleChange,
  SecretReset,
  SignInRequest,
} from '../../../contract/index.ts';
import type { InStep, Same } from './in-step.ts';
import { choice, person, strict, why } from './workbench.ts';

const ID = Type.String({ pattern: '^[0-9a-f-]{36}$' });
const ROLE = choice<OfficerRole>('officer', 'administrator');
/** Longer than any secret may be, so that the rule for secrets can say why. */
const SECRET = Type.String({ maxLength: 1000 });

export const OFFICER = Type.Object({ id: ID });
export const SIGN_IN = Type.Object({ officer: ID, secret: SECRET }, strict);
export const BEGIN = Type.Object({ name: person, secret: SECRET }, strict);
export const ADDITION = Type.Object({ name: person, secret: SECRET, role: ROLE }, strict);
export const OWN_SECRET = Type.Object({ secret: SECRET, newSecret: SECRET }, strict);
export const RESET = Type.Object({ secret: SECRET, reason: why }, strict);
export const ROLE_CHANGE = Type.Object({ role: ROLE }, strict);
const KIOSK = Type.Object({ name: person, resetSeconds: Type.Integer({ minimum: 10, maximum: 600 }) }, strict);
export const OFFICER_RULES = Type.Object(
  {
    isOn: Type.Optional(Type.Boolean()),
    lockMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 480 })),
    kiosk: Type.Optional(Type.Union([KIOSK, Type.Null()])),
  },
  strict,
);

/** Fails to compile if a schema and its contract type differ. */
export type OfficersInStep = InStep<
  | Same<typeof SIGN_IN, SignInRequest>
  | Same<typeof BEGIN, OfficerBegin>
  | Same<typeof ADDITION, OfficerAddition>
  | Same<typeof OWN_SECRET, OwnSecretChange>
  | Same<typeof RESET, SecretReset>
  | Same<typeof ROLE_CHANGE, RoleChange>
  | Same<typeof OFFICER_RULES, OfficerRules>
>;
