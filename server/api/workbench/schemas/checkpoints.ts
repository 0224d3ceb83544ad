// Defines the JSON Schemas (TypeBox) of requests about checkpoints of the logs.
import Type from 'typebox';
import { MOST_LEAVES } from '../../../domain/merkle/tree.ts';
import { exactly } from './workbench.ts';

/** In characters. A note has at most 32 KiB, and in the form of a code it is twice as long. */
const NOTE = Type.String({ minLength: 1, maxLength: 100_000 });

export const CHECKPOINT = exactly({ since: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_LEAVES })) });
export const COMPARISON = exactly({ text: NOTE, witness: Type.Optional(Type.String({ maxLength: 500 })) });
export const COSIGNING = exactly({ text: NOTE });
