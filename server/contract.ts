// Request and response types of the private (workbench) API: the only server file that the renderer may import.

export type * from './contract/backup.ts';
export type * from './contract/bodies.ts';
export type * from './contract/inspection.ts';
export type * from './contract/log.ts';
export type * from './contract/office.ts';
export type * from './contract/own-keys.ts';
export type * from './contract/ownership.ts';
export type * from './contract/packs.ts';
export type * from './contract/passport.ts';
export type * from './contract/problem.ts';
export type * from './contract/product.ts';
export type * from './contract/resolver.ts';
export type * from './contract/sample.ts';
export type * from './contract/settings.ts';
export type * from './contract/shell.ts';
export type * from './contract/stakeholder-keys.ts';
export type * from './contract/state.ts';
export type * from './contract/status.ts';
export type * from './contract/sync.ts';
export type * from './contract/trust.ts';
export type * from './contract/trust-issuers.ts';
export type * from './contract/trust-list.ts';
export type * from './contract/want-list.ts';
export type * from './contract/watch.ts';

export type { Foreign } from './domain/foreign/index.ts';
export type { Json, JsonObject } from './recognise/json.ts';
export type { Channel, Flag, Gs1Product, InputCode, Link, Recognised } from './recognise/recognised.ts';
export type { IssuerOrigin, TrustState } from './trust/trust.ts';
export type { Check, Code, Outcome } from './verdict/codes.ts';
export type { Evidence, Headline } from './verdict/evidence.ts';
