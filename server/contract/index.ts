// Request and response types of the private (workbench) API: the only server file that the renderer may import.

export type * from './backup.ts';
export type * from './bodies.ts';
export type * from './inspection.ts';
export type * from './log.ts';
export type * from './office.ts';
export type * from './own-keys.ts';
export type * from './ownership.ts';
export type * from './packs.ts';
export type * from './passport.ts';
export type * from './problem.ts';
export type * from './product.ts';
export type * from './resolver.ts';
export type * from './sample.ts';
export type * from './settings.ts';
export type * from './shell.ts';
export type * from './stakeholder-keys.ts';
export type * from './state.ts';
export type * from './status.ts';
export type * from './sync.ts';
export type * from './trust.ts';
export type * from './trust-issuers.ts';
export type * from './trust-list.ts';
export type * from './want-list.ts';
export type * from './watch.ts';

export type { Foreign } from '../domain/foreign/index.ts';
export type { Json, JsonObject } from '../domain/json/json.ts';
export type { Channel, Flag, Gs1Product, InputCode, Link, Recognised } from '../domain/recognise/recognised.ts';
export type { IssuerOrigin, TrustState } from '../domain/trust/trust.ts';
export type { Check, Code, Outcome } from '../domain/evidence/codes.ts';
export type { Evidence, Headline } from '../domain/evidence/evidence.ts';
