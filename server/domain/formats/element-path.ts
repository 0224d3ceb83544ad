// Parses the path of one data element, an RFC 9535 singular query, into names and indexes.
import { bad, good, type Outcome } from '../gs1/outcome.ts';

/** A member name, or the index of an entry in a list; negative from the end. */
export type Step = string | number;

const MAX_CHARACTERS = 500;
const MAX_STEPS = 32;

/** RFC 9535 2.5.1: a name in shorthand, or in quotes with the escapes of JSON. */
const SHORTHAND = /\.([A-Za-z_\u0080-\u{10ffff}][\w\u0080-\u{10ffff}]*)/uy;
const QUOTED = /\[[ \t\n\r]*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")[ \t\n\r]*\]/uy;
/** RFC 9535 2.3.3: no leading zeros, no minus zero. */
const INDEX = /\[[ \t\n\r]*(0|-?[1-9][0-9]{0,8})[ \t\n\r]*\]/uy;
const BLANKS = /[ \t\n\r]*/uy;

/** Refuses queries that may select several elements (wildcards, slices, filters, descendants), because this method reads one. */
export function parseElementPath(path: string): Outcome<readonly Step[]> {
  if (path.length > MAX_CHARACTERS) return bad('too-long', `a path has at most ${MAX_CHARACTERS} characters`);
  if (!path.startsWith('$')) return bad('structure', "a path begins with '$', as in $.productName (RFC 9535)");
  const steps: Step[] = [];
  let at = 1;
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(path);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  while (at < path.length) {
    match(BLANKS);
    const step = next(match);
    if (step === undefined)
      return bad(
        'structure',
        `character ${at + 1} of the path begins no name and no index; one element is read, so there are no wildcards, slices or filters`,
      );
    steps.push(step);
    if (steps.length > MAX_STEPS) return bad('too-long', `a path has at most ${MAX_STEPS} steps`);
  }
  return steps.length === 0 ? bad('structure', "'$' is the whole passport; name one element of it") : good(steps);
}

function next(match: (pattern: RegExp) => RegExpExecArray | null): Step | undefined {
  const [, shorthand] = match(SHORTHAND) ?? [];
  if (shorthand !== undefined) return shorthand;
  const quoted = match(QUOTED);
  if (quoted !== null) return unescaped(quoted[1], quoted[2]);
  const [, index] = match(INDEX) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** RFC 9535 2.3.1.1: the escapes of JSON, and the enclosing quote. */
function unescaped(single: string | undefined, double: string | undefined): string | undefined {
  const text = double ?? (single ?? '').replace(/\\'|"/g, (found) => (found === '"' ? '\\"' : "'"));
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return undefined;
  }
}
