// Splits the text of a file, in chunks, into entries: array members, NDJSON lines, or the whole file.

import { INPUT_CODES, type InputCode } from '../evidence/input-codes.ts';
import { JSON_LIMITS } from '../json/strict-json.ts';

/** The only limit of an import, in bytes of UTF-8 per entry. A file may hold any number of entries. */
export const MAX_ENTRY_BYTES = JSON_LIMITS.maxBytes;

export type FileEntry =
  | { readonly ok: true; readonly text: string /** False when the entry is the whole file. */; readonly several: boolean }
  | { readonly ok: false; readonly code: InputCode; readonly detail: string };

export interface EntrySplitter {
  /** Adds a chunk and returns the entries that it completes. */
  push(part: string): readonly FileEntry[];
  /** Ends the file and returns the remaining entries. */
  end(): readonly FileEntry[];
}

const BLANK = /^[\s\uFEFF]*$/;
const tooLarge: FileEntry = {
  ok: false,
  code: 'DPP-INP-10',
  detail: `${INPUT_CODES['DPP-INP-10']}: at most ${MAX_ENTRY_BYTES} bytes for one entry`,
};
const notJson = (detail: string): FileEntry => ({ ok: false, code: 'DPP-INP-09', detail });

/** Only separates entries. The strict parser reads each one later and refuses invalid JSON, with its position, per entry. */
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

/** True if the line is a complete JSON text, so that the next line starts another entry. */
function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** Buffers an incomplete entry. Discards an entry that exceeds the limit and reports it once. */
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
      // UTF-8 needs at most three bytes for each UTF-16 unit, so that most texts need not be measured.
      const isBeyond = beyond || (text.length * 3 > MAX_ENTRY_BYTES && Buffer.byteLength(text) > MAX_ENTRY_BYTES);
      const entry: FileEntry = isBeyond ? tooLarge : { ok: true, text: text.trim(), several };
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

const [QUOTE, COMMA] = [0x22, 0x2c] as const;
const isOpening = (unit: number): boolean => unit === 0x7b || unit === 0x5b;
const isClosing = (unit: number): boolean => unit === 0x7d || unit === 0x5d;

/** Returns the offset of the next such sign, or the length of the text if there is none. */
function offsetOf(sign: string, text: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}

/** Splits an array by counting brackets outside strings. */
function ofArray(): EntrySplitter {
  const entry = held();
  let depth = 0;
  let inString = false;
  let escaped = false;
  let count = 0;
  let after = '';

  const push = (part: string): readonly FileEntry[] => {
    const found: FileEntry[] = [];
    let [from, quote, backslash] = [0, -1, -1];
    const cut = (at: number, last: boolean) => {
      entry.add(part.slice(from, at));
      from = at + 1;
      // An array may be empty, but a comma must have a member before and after it.
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
        if (escaped) {
          escaped = false;
          continue;
        }
        // Only a quotation mark and a backslash have a meaning in a string. Native searches find the next one fastest.
        if (quote < at) quote = offsetOf('"', part, at);
        if (backslash < at) backslash = offsetOf('\\', part, at);
        at = Math.min(quote, backslash);
        if (at === part.length) break;
        if (at === quote) inString = false;
        else escaped = true;
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
