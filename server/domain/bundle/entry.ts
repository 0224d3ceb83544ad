// Defines the content of a bundle for one inspection, and repeats its verification.
import type { Inspection } from '../../contract/index.ts';
import { examine } from '../examination/examine.ts';
import { credentialsIn, inspectedItem } from '../examination/inspected-item.ts';
import { original } from '../foreign/index.ts';
import { defined } from '../json/defined.ts';
import type { LoggedLine } from '../log/line.ts';
import type { EntryProof } from '../merkle/entry.ts';
import { recognise } from '../recognise/index.ts';
import { incomplete } from '../recognise/make.ts';
import type { Recognised } from '../recognise/recognised.ts';
import type { Trust } from '../trust/trust.ts';
import type { Past } from '../verify/past.ts';
import type { LookUp, LookUps } from './look-ups.ts';

/** An inspection as hashed in the log, which contains only the SHA-256 of the input. */
export type RecordedInspection = Omit<Inspection, 'id' | 'hash' | 'decisions' | 'inspectedAgain' | 'isChanged' | 'input'> & {
  readonly input: Omit<Inspection['input'], 'text'>;
};

/** A verdict, and the codes of its evidence in order. */
export type Outcome = Pick<Inspection, 'headline' | 'reasons'> & { readonly codes: readonly string[] };

/** A line with its place in the tree of the logs, as `EntryProof` states it. */
export interface ProvedLine extends LoggedLine {
  readonly proof: Pick<EntryProof, 'index' | 'hashes'>;
}

/** The file of one inspection. */
export interface BundledInspection extends ProvedLine {
  /** The file with the input. Absent if the bytes were not text: the log keeps only their hash. */
  readonly input?: string;
  readonly decisions: readonly ProvedLine[];
  /** The comparisons with the item beside its verdict. Absent if there are none. */
  readonly customs?: readonly ProvedLine[];
  readonly anew: Anew | { readonly not: string };
}

/** The verdict of a verification that was repeated with the files of the bundle. */
export interface Anew extends Outcome {
  /** The file with the trust data. */
  readonly trust: string;
  /** If the verdict is about a past moment: that moment, its doubts, and the file with the trust data of that time. */
  readonly past?: { readonly at: string; readonly doubts: readonly (readonly [did: string, why: string])[]; readonly trust: string };
  readonly lookUps: readonly LookUp[];
}

export const outcomeOf = ({ headline, reasons, checks }: Pick<Inspection, 'headline' | 'reasons' | 'checks'>): Outcome => ({
  headline,
  reasons,
  codes: checks.map(({ code }) => code),
});

export interface Known {
  readonly trust: Trust;
  readonly past?: Past;
  readonly lookUps: LookUps;
}

/** Reads the item from the text. A code that was not valid comes from the record. Returns undefined if the text has no such item. */
function recognisedIn({ item, recognised, input }: RecordedInspection, text: string): Recognised | undefined {
  const { kind, parts, inputCode, detail } = recognised;
  if (kind !== 'invalid')
    return inspectedItem({ text, ...defined({ symbology: input.symbology }), channel: input.channel, item, recognised });
  if (parts !== undefined) return incomplete(parts);
  return inputCode === undefined ? undefined : { kind, code: inputCode, detail: original(detail ?? ''), flags: recognised.flags };
}

/** Repeats the examination as of the moment of the inspection. Returns undefined if the inspected item is not in the input. */
export function examineAnew(record: RecordedInspection, text: string, { trust, past, lookUps }: Known): Outcome | undefined {
  const recognised = recognisedIn(record, text);
  if (recognised === undefined) return undefined;
  const { channel, symbology } = record.input;
  const beside = credentialsIn(recognise({ text, channel, ...defined({ symbology }) }));
  const { verdict, evidence } = examine(recognised, {
    ...lookUps,
    now: new Date(record.at),
    trust,
    beside,
    ...defined({ past, expected: record.expected }),
  });
  return outcomeOf({ ...verdict, checks: evidence });
}

/** Says how two outcomes differ. Returns undefined if they are the same. */
export function differenceOf(recorded: Outcome, anew: Outcome): string | undefined {
  if (recorded.headline !== anew.headline) return `recorded ${wordsOf(recorded)}, made anew ${wordsOf(anew)}`;
  const [gone, come] = [without(recorded.codes, anew.codes), without(anew.codes, recorded.codes)];
  if (gone.length + come.length > 0)
    return `the same verdict by other checks: recorded ${gone.join(' ') || '–'}, made anew ${come.join(' ') || '–'}`;
  return recorded.reasons.join() === anew.reasons.join()
    ? undefined
    : `the same verdict for other reasons: recorded ${wordsOf(recorded)}, made anew ${wordsOf(anew)}`;
}

const without = (codes: readonly string[], others: readonly string[]): readonly string[] => codes.filter((code) => !others.includes(code));
const wordsOf = ({ headline, reasons }: Outcome): string => [headline, ...reasons].join(' ');
