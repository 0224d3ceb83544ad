// Compares the schemas of requests with the contract types when the program is compiled.
import type { Static, TSchema } from 'typebox';

/** Fails to compile unless every pair is the same. */
export type InStep<Pairs extends true> = Pairs;

/** `true` if a schema and its contract type accept the same values. The contract may say that they are read-only. */
export type Same<Schema extends TSchema, Contract> = [Frozen<Static<Schema>>, Frozen<Contract>] extends [
  Frozen<Contract>,
  Frozen<Static<Schema>>,
]
  ? true
  : false;

type Frozen<Value> = Value extends object ? { readonly [Member in keyof Value]: Frozen<Value[Member]> } : Value;
