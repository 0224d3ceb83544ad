// The text of a file as it comes, part by part, in; its entries out: the members of a JSON array, the lines of NDJSON, or the one thing that it is.

import { INPUT_CODES, type InputCode } from '../evidence/input-codes.ts';
import { JSON_LIMITS } from '../json/strict-json.ts';

/** The one limit of an import: a file may hold any number of entries of this size, in bytes of UTF-8. */
export const MAX_ENTRY_BYTES = JSON_LIMITS.maxBytes;

export type FileEntry =
  | { readonly ok: true; readonly text: string /** False: the only thing in the file. */; readonly several: boolean }
  | { readonly ok: false; readonly code: InputCode; readonly detail: string };

export interface EntrySplitter {
  /** The entries that are whole with this part. */
  push(part: string): readonly FileEntry[];
  /** What is left at the end of the file. */
  end(): readonly FileEntry[];
}

const BLANK = /^[\s\uFEFF]*$/;
const tooLarge: FileEntry = {
  ok: false,
  code: 'DPP-INP-10',
  detail: `${INPUT_CODES['DPP-INP-10']}: at most ${MAX_ENTRY_BYTES} bytes for one entry`,
};
const notJson = (detail: string): FileEntry => ({ ok: false, code: 'DPP-INP-09', detail });

/** Entries are cut apart here and read by the strict parser later: what is no JSON is refused there, entry by entry, with its place. */
export function splitEntries(): EntrySplitter {
  let start = '';
  let chosen: EntrySplitter | undefined;

  const begin = (isEnd: boolean): readonly FileEntry[] | undefined => {
    const text = start.replace(/^[\s\uFEFF]+/, '');
    if (text === '' && !isEnd) {
      start = '';
      return [];
    }
    if (text[0] === '[') chosen = ofArray();
    else if (text[0] === '{' || text[0] === '"') {
      const line = text.indexOf('\n');
      const more = line >= 0 && !BLANK.test(text.slice(line));
      if (!isEnd && !more && start.length <= MAX_ENTRY_BYTES) return undefined;
      chosen = more && isWhole(text.slice(0, line)) ? ofLines() : ofWhole();
    } else chosen = ofWhole();
    start = '';
    return chosen.push(text);
  };

  return {
    push: (part) => {
      if (chosen !== undefined) return chosen.push(part);
      start += part;
      return begin(false) ?? [];
    },
    end: () => {
      const before = chosen === undefined ? (begin(true) ?? []) : [];
      return [...before, ...(chosen?.end() ?? [])];
    },
  };
}

/** A JSON text on a line of its own: what follows it is another one. */
function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** What is kept of an entry that is not yet whole; one that grows beyond the limit is let go, and said once. */
function held() {
  let text = '';
  let beyond = false;
  return {
    add: (more: string) => {
      if (!beyond) text += more;
      if (text.length > MAX_ENTRY_BYTES) {
        text = '';
        beyond = true;
      }
    },
    isBlank: () => !beyond && BLANK.test(text),
    take: (several: boolean): FileEntry => {
      const entry: FileEntry = beyond || Buffer.byteLength(text) > MAX_ENTRY_BYTES ? tooLarge : { ok: true, text: text.trim(), several };
      text = '';
      beyond = false;
      return entry;
    },
  };
}

function ofWhole(): EntrySplitter {
  const entry = held();
  return {
    push: (part) => {
      entry.add(part);
      return [];
    },
    end: () => [entry.take(false)],
  };
}

function ofLines(): EntrySplitter {
  const line = held();
  const take = (): readonly FileEntry[] => (line.isBlank() ? [] : [line.take(true)]);
  return {
    push: (part) => {
      const lines = part.split('\n');
      return lines.flatMap((text, at) => {
        line.add(text);
        return at < lines.length - 1 ? take() : [];
      });
    },
    end: take,
  };
}

const [QUOTE, ESCAPE, COMMA] = [0x22, 0x5c, 0x2c] as const;
const isOpening = (unit: number): boolean => unit === 0x7b || unit === 0x5b;
const isClosing = (unit: number): boolean => unit === 0x7d || unit === 0x5d;

/** Counts brackets outside strings. */
function ofArray(): EntrySplitter {
  const entry = held();
  let depth = 0;
  let inString = false;
  let escaped = false;
  let count = 0;
  let after = '';

  const push = (part: string): readonly FileEntry[] => {
    const found: FileEntry[] = [];
    let from = 0;
    const cut = (at: number, last: boolean) => {
      entry.add(part.slice(from, at));
      from = at + 1;
      // An array may be empty; a comma always has something before and behind it.
      if (!entry.isBlank()) found.push(entry.take(true));
      else if (!last || count > 0) found.push(notJson(`${INPUT_CODES['DPP-INP-09']}: nothing stands between two commas of the array`));
      count += 1;
    };
    for (let at = 0; at < part.length; at++) {
      const unit = part.charCodeAt(at);
      if (count < 0) {
        after = `${after}${part.slice(at)}`.trim().slice(0, 100);
        return found;
      }
      if (inString) {
        if (escaped) escaped = false;
        else if (unit === ESCAPE) escaped = true;
        else if (unit === QUOTE) inString = false;
      } else if (unit === QUOTE) inString = true;
      else if (isOpening(unit)) {
        depth += 1;
        if (depth === 1) from = at + 1;
      } else if (isClosing(unit)) {
        depth -= 1;
        if (depth === 0) {
          cut(at, true);
          count = Number.NEGATIVE_INFINITY;
        }
      } else if (unit === COMMA && depth === 1) cut(at, false);
    }
    if (count >= 0) entry.add(part.slice(from));
    return found;
  };

  return {
    push,
    end: () => {
      if (count >= 0) return [notJson(`${INPUT_CODES['DPP-INP-09']}: the array has no end; the file was cut off`)];
      return BLANK.test(after) ? [] : [notJson(`${INPUT_CODES['DPP-INP-09']}: something stands behind the array: '${after.slice(0, 40)}'`)];
    },
  };
}
