// Defines the JSON Schemas (TypeBox) of requests about checkpoints of the logs.
import Type from 'typebox';
import { MOST_LEAVES } from '../../../domain/merkle/tree.ts';
import { strict } from './workbench.ts';

/** In characters. A note has at most 32 KiB, and in the form of a code it is twice as long. */
const NOTE = Type.String({ minLength: 1, maxLength: 100_000 });

export const CHECKPOINT = Type.Object({ since: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_LEAVES })) }, strict);
export const COMPARISON = Type.Object({ text: NOTE, witness: Type.Optional(Type.String({ maxLength: 500 })) }, strict);
export const COSIGNING = Type.Object({ text: NOTE }, strict);
