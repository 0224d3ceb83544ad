// Text from outside (credentials, file names, addresses, what another service says): its type, and every form in which it is shown.
export { type Foreign, original } from './foreign.ts';
export { escapedJson, jsonText } from './json-text.ts';
export { type Layout, type Part, parts } from './parts.ts';
export { named, oneCell, oneLine, onePage, printable, shown } from './shown.ts';
