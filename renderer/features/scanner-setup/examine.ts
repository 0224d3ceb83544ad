// Derives the settings of a scanner from the keys it sent and the content of the code it read.
import { SCAN_MS } from '../../lib/pace.ts';
import type { Item } from '../../scan/burst.ts';
import { type GsWay, gsWay, type Layout } from '../../scan/decode-key.ts';
import type { Reading } from '../../scan/reading.ts';
import type { Key, Scan } from '../../scan/wedge.ts';
import { replayAsSent, replayEvenly } from './replay.ts';

/** `us`: scanner set to a US keyboard, computer not. `qwertz`, `azerty`: scanner set to such a keyboard, computer not. */
export type LayoutFound = 'same' | 'us' | 'qwertz' | 'azerty' | 'unknown';
/** `caps-lock`: swapped by the computer. `swapped`: swapped by the scanner. */
export type LettersFound = 'right' | 'caps-lock' | 'swapped' | 'upper' | 'lower' | 'unknown';
export type SeparatorWay = GsWay | 'Alt+029';

export type Separator =
  | { readonly is: 'sent'; readonly way: SeparatorWay }
  | { readonly is: 'lost' }
  | { readonly is: 'replaced'; readonly by: string }
  | { readonly is: 'unknown' };

/** Keys without a character are written in square brackets. */
export type Before =
  | { readonly is: 'nothing' }
  | { readonly is: 'unknown' }
  | { readonly is: 'aim'; readonly text: string }
  | { readonly is: 'text'; readonly text: string };
export type After = { readonly is: 'Enter' | 'Tab' | 'nothing' | 'unknown' } | { readonly is: 'text'; readonly text: string };

export interface Pace {
  readonly is: 'taken' | 'slow' | 'pauses';
  /** The mean interval between two keys, in milliseconds. */
  readonly meanMs: number;
  readonly longestMs: number;
}

export interface Finding {
  /** The text that arrived, in the layout of this computer. */
  readonly text: string;
  /** The content of the code was found in the text. All other findings depend on this. */
  readonly isCode: boolean;
  readonly layout: LayoutFound;
  readonly letters: LettersFound;
  readonly before: Before;
  readonly after: After;
  readonly separator: Separator;
  readonly pace: Pace;
  /** How to read scans of this scanner on this computer. Undefined if it makes no difference or is unknown. */
  readonly reading: Reading | undefined;
}

const GS = '\u001d';
/** Policy: a text longer than this in place of the separator means that another code was scanned. */
const LONGEST_REPLACEMENT = 16;
/** ISO/IEC 15424: the kind of symbol. */
const AIM = /^\][A-Za-z][0-9A-Za-z]$/;
/** Keys that accompany others or end a scan. They do not count towards the pace. */
const NO_PACE = /^(?:Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|ScrollLock|Enter|Tab)$/;
/** Placeholders for keys without a character, one per key, used while texts are compared. */
const HOLES = 0xe000;
const ENDS = { Enter: '\n', Tab: '\t' } as const;

const bodyStart = (text: string): number => text.search(/[^\n\t]/);
const bodyEnd = (text: string): number => text.split('').findLastIndex((unit) => unit !== ENDS.Enter && unit !== ENDS.Tab) + 1;

const swapped = (text: string): string =>
  [...text].map((letter) => (letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase())).join('');

const CASES: readonly (readonly [found: LettersFound, apply: (text: string) => string])[] = [
  ['right', (text) => text],
  ['swapped', swapped],
  ['upper', (text) => text.toUpperCase()],
  ['lower', (text) => text.toLowerCase()],
];

/** What a keyboard with the US layout types for each letter of another layout. */
const OTHERS: readonly (readonly [found: 'qwertz' | 'azerty', from: string, to: string])[] = [
  ['qwertz', 'yzYZ', 'zyZY'],
  ['azerty', 'azqwAZQW', 'qwazQWAZ'],
];

interface Match {
  readonly reading: Reading;
  readonly letters: LettersFound;
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

interface Spelled {
  readonly characters: string;
  readonly positions: string;
  readonly names: readonly string[];
}

function spell(items: readonly Item[]): Spelled {
  const names: string[] = [];
  const texts = { characters: '', positions: '' };
  for (const item of items) {
    const hole = item.kind === 'other' ? String.fromCharCode(HOLES + Math.min(names.push(item.name), 0x1000) - 1) : '';
    const end = item.kind === 'end' ? ENDS[item.key] : hole;
    texts.characters += item.kind === 'character' ? item.text : end;
    texts.positions += item.kind === 'character' ? item.us : end;
  }
  return { ...texts, names };
}

const named = (text: string, names: readonly string[]): string =>
  text
    .replace(/[\ue000-\uefff]/g, (hole) => `[${names[hole.charCodeAt(0) - HOLES] ?? '?'}]`)
    .replaceAll('\t', '[Tab]')
    .replaceAll('\n', '[Enter]');

function match({ characters, positions }: Spelled, content: string): Match | undefined {
  const [head = '', tail = ''] = content.split(GS);
  for (const [letters, apply] of CASES) {
    for (const [reading, text] of [['characters', characters] as const, ['positions', positions] as const]) {
      const at = text.indexOf(apply(head));
      const from = at + head.length;
      const to = text.indexOf(apply(tail), from);
      if (at >= 0 && to >= 0 && to - from <= LONGEST_REPLACEMENT)
        return { reading, letters, before: text.slice(0, at), between: text.slice(from, to), after: text.slice(to + tail.length) };
    }
  }
  return undefined;
}

/** Compares letters and key positions only, because punctuation differs between layouts of the same kind. */
function otherLayout(positions: string, content: string): LayoutFound {
  const lettersOf = (text: string) => text.replace(/[^A-Za-z]/g, '').replace(/m/gi, '');
  const sent = lettersOf(positions).toLowerCase();
  const found = OTHERS.find(([, from, to]) =>
    sent.includes(lettersOf([...content].map((letter) => to[from.indexOf(letter)] ?? letter).join('')).toLowerCase()),
  );
  return found?.[0] ?? 'unknown';
}

function wayOf(keys: readonly Key[]): SeparatorWay {
  const down = keys.filter(({ type }) => type === 'keydown');
  const way = down.map(gsWay).find((found) => found !== undefined);
  // The system also sends the character of an Alt code.
  const isAlt = way === undefined || (way === 'GS' && down.some(({ altKey }) => altKey));
  return isAlt ? 'Alt+029' : way;
}

function beforeOf(text: string, names: readonly string[]): Before {
  // The wedge skips end keys before a scan.
  const added = text.slice(Math.max(0, bodyStart(text)));
  // FNC1 in first position may arrive as a separator.
  const plain = added.endsWith(GS) ? added.slice(0, -1) : added;
  if (plain === '') return { is: 'nothing' };
  return AIM.test(plain) ? { is: 'aim', text: plain } : { is: 'text', text: named(plain, names) };
}

function afterOf(text: string, names: readonly string[]): After {
  const [added, ends] = [text.slice(0, bodyEnd(text)), text.slice(bodyEnd(text))];
  if (added !== '') return { is: 'text', text: named(added, names) };
  return { is: ends === '' ? 'nothing' : ends.includes('\n') ? 'Enter' : 'Tab' };
}

function separatorOf(between: string, names: readonly string[], keys: readonly Key[]): Separator {
  if (between === GS) return { is: 'sent', way: wayOf(keys) };
  return between === '' ? { is: 'lost' } : { is: 'replaced', by: named(between, names) };
}

function paceOf(keys: readonly Key[], layout: Layout, sent: Scan | undefined): Pace {
  const gaps: number[] = [];
  let last: Key | undefined;
  for (const key of keys) {
    if (key.type !== 'keydown' || NO_PACE.test(key.key)) continue;
    if (last !== undefined) gaps.push(key.timeStamp - last.timeStamp);
    last = key;
  }
  const meanMs = gaps.length === 0 ? 0 : gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const longestMs = Math.max(0, ...gaps);
  const [taken, ...others] = replayAsSent(keys, layout).scans;
  const isTaken = taken !== undefined && others.length === 0 && taken.text === sent?.text && taken.unreadable === sent.unreadable;
  return { is: isTaken ? 'taken' : meanMs > SCAN_MS ? 'slow' : 'pauses', meanMs, longestMs };
}

export function examine(keys: readonly Key[], content: string, layout: Layout): Finding {
  const { scans, bursts } = replayEvenly(keys, layout);
  const spelled = spell(bursts.flatMap(({ items }) => items));
  const { names } = spelled;
  const found = match(spelled, content);
  const { characters } = spelled;
  const text = named(characters.slice(Math.max(0, bodyStart(characters)), bodyEnd(characters)), names);
  const pace = paceOf(keys, layout, scans[0]);
  if (found === undefined) {
    const layoutFound = otherLayout(spelled.positions, content);
    const unknown = { is: 'unknown' } as const;
    return {
      ...{ text, pace, isCode: layoutFound !== 'unknown', layout: layoutFound, letters: 'unknown', reading: undefined },
      ...{ before: unknown, after: unknown, separator: unknown },
    };
  }
  const { reading, letters, before, between, after } = found;
  const isLocked = keys.some(({ capsLock }) => capsLock) && !(reading === 'characters' && letters === 'right');
  // Caps Lock alone also makes the two readings differ, so the layout can only be determined without it.
  const isCapsLockAlone = isLocked && characters.includes(swapped(content.split(GS)[0] ?? ''));
  const differs = characters !== spelled.positions;
  return {
    text,
    isCode: true,
    layout: reading === 'characters' || isCapsLockAlone ? 'same' : 'us',
    letters: isLocked ? 'caps-lock' : letters,
    before: beforeOf(before, names),
    after: afterOf(after, names),
    separator: separatorOf(between, names, keys),
    pace,
    reading: differs && letters === 'right' && !isLocked ? reading : undefined,
  };
}
