// Reads another desk's run from its evidence bundle: its settings, and each inspection with its decision. No names.
import type { RunOfEntry } from '../../contract/index.ts';
import { jsonIn, namesIn } from '../../domain/bundle/bundle-files.ts';
import type { BundledInspection, ProvedLine } from '../../domain/bundle/entry.ts';
import type { BundleFinding } from '../../domain/bundle/inspect.ts';
import type { OpenBundle } from '../../domain/bundle/read.ts';
import { readRecord, readRunLine } from '../../domain/bundle/record.ts';
import { parseDateTime } from '../../domain/dates/dates.ts';
import { defined } from '../../domain/json/defined.ts';
import type { Json } from '../../domain/json/json.ts';
import { faultsOf, matching, open, required, text } from '../../domain/json/shape.ts';
import type { KeptEntry, KeptPart, PartHead } from '../../domain/runs/part.ts';
import { listedEntry } from '../../store/audit-log/columns.ts';
import { inForce, toDecision, withUndone } from '../../store/audit-log/decided.ts';
import { itemKeyOf } from '../../store/audit-log/run-items.ts';
import { takesDecision } from '../../store/audit-log/standing.ts';

type Signed = Extract<BundleFinding, { readonly state: 'as-signed' }>;

/** Policy: the maximum length of one text of another desk, in characters, because ten thousand inspections are kept. */
const LONGEST = 500;
const cut = (text: string): string => text.slice(0, LONGEST).toWellFormed();

/** Requires a bundle that has passed its check. Returns the reason if it is not of one whole run. */
export async function runPartIn(bundle: OpenBundle, { entries: found, manifest, fingerprint, sha256 }: Signed): Promise<KeptPart | string> {
  if (manifest.scope !== 'run') return 'the bundle is not of a whole run: save the bundle of the run on the other computer';
  const [name, ...others] = namesIn(bundle, 'runs');
  if (name === undefined || others.length > 0) return 'the bundle is not of one run';
  const { lines } = (await jsonIn(bundle, name)) as unknown as { readonly lines: readonly ProvedLine[] };
  const run = headIn(lines);
  if (run === undefined) return 'the bundle does not say how its run was started';
  const anew = new Map(found.map((one) => [one.number, one.anew]));
  const entries: KeptEntry[] = [];
  for (const file of namesIn(bundle, 'inspections')) {
    const inspection = (await jsonIn(bundle, file)) as unknown as BundledInspection;
    const entry = entryOf(inspection, anew.get(inspection.number) ?? 'differs');
    if (entry.run !== run.id) return `inspection ${inspection.number} is of another run`;
    entries.push(entry.kept);
  }
  return { manifest, fingerprint, sha256, run, entries };
}

const moment = required(matching((value) => parseDateTime(value) !== undefined, 'a date-time with a time zone'));
const id = required(matching((value) => /^[0-9a-f-]{36}$/.test(value), 'the id of a run'));
const shown = open({ run: id, at: moment, name: required(text), place: required(text), reference: required(text) });
const closing = open({ at: moment });

/** Anyone can sign a bundle, so the form is checked. Throws a TypeError for a line of another form. */
function headIn(lines: readonly ProvedLine[]): PartHead | undefined {
  const said = lines.map((line) => readRunLine(line));
  const start = said.find((line) => line.action === 'start');
  if (start === undefined) return undefined;
  const closed = said.findLast((line) => line.action === 'close');
  for (const [shape, line] of [
    [shown, start],
    [closing, closed],
  ] as const) {
    const [fault] = line === undefined ? [] : faultsOf(shape, line as unknown as Json);
    if (fault !== undefined) throw new TypeError(`a line of the run: ${fault.pointer} ${fault.detail}`);
  }
  const { run: id, name, place, reference, at: startedAt } = start;
  const texts = { name: cut(name), place: cut(place), reference: cut(reference) };
  return { id, ...texts, startedAt, ...defined({ closedAt: closed?.at }) };
}

function entryOf(
  { number, decisions, record: recorded }: BundledInspection,
  anew: KeptEntry['anew'],
): { readonly run: RunOfEntry['id'] | undefined; readonly kept: KeptEntry } {
  const record = readRecord({ record: recorded, salt: null });
  const listed = listedEntry(record);
  const { at, again, product_name, input_sha256, item, expected, as_of } = listed;
  const about = itemKeyOf(record);
  const decision = inForce(withUndone(decisions.map((one) => toDecision(JSON.parse(one.record)))))?.decision;
  return {
    run: record.run?.id,
    kept: {
      number,
      at,
      headline: record.headline,
      again,
      item: about === undefined ? null : cut(about),
      input: [input_sha256, item, ...(expected === null ? [] : [expected])].join(' '),
      open: decision === undefined && takesDecision(listed) ? 1 : 0,
      anew,
      ...defined({
        product: product_name === null ? undefined : cut(product_name),
        // A later version may define other decisions, which must not be mistaken for one of these.
        decision: decision === 'released' || decision === 'held' || decision === 'referred' ? decision : undefined,
      }),
      ...(as_of === null ? {} : { isPast: true as const }),
    },
  };
}
