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
import { choice, exactly, filled, UUID, why } from './workbench.ts';

const ROLE = choice<OfficerRole>('officer', 'administrator');
/** Longer than any secret may be, so that the rule for secrets can say why. */
const SECRET = Type.String({ maxLength: 1000 });

export const OFFICER = Type.Object({ id: UUID });
export const SIGN_IN = exactly({ officer: UUID, secret: SECRET });
export const BEGIN = exactly({ name: filled, secret: SECRET });
export const ADDITION = exactly({ name: filled, secret: SECRET, role: ROLE });
export const OWN_SECRET = exactly({ secret: SECRET, newSecret: SECRET });
export const RESET = exactly({ secret: SECRET, reason: why });
export const ROLE_CHANGE = exactly({ role: ROLE });
const KIOSK = exactly({ name: filled, resetSeconds: Type.Integer({ minimum: 10, maximum: 600 }) });
export const OFFICER_RULES = exactly({
  isOn: Type.Optional(Type.Boolean()),
  lockMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 480 })),
  kiosk: Type.Optional(Type.Union([KIOSK, Type.Null()])),
});

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
