// Entry point for text from outside: its type, and every form in which it is shown.
// Such text comes from credentials, file names, addresses and responses of other services.
export { safeFileName } from './file-name.ts';
export { type Foreign, original } from './foreign.ts';
export { escapedJson, jsonText } from './json-text.ts';
export { type Part, parts } from './parts.ts';
export { named, oneCell, oneLine, onePage, printable, shown } from './shown.ts';
