// Gives code of the domain the Buffer that it finds under Node. A program imports this before anything else.
import { Bytes } from './buffer.ts';

Object.assign(globalThis, { Buffer: Bytes });
