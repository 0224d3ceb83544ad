// Defines the global `Buffer` that the domain expects, as in Node. Must be imported before anything else.
import { Bytes } from './buffer.ts';

Object.assign(globalThis, { Buffer: Bytes });
