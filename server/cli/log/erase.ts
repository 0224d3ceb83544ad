// Erases personal data of the logs: of named inspections, or by the rule; sets and shows the rule (`desk log erase`).
import type { ErasablePart, ErasureDays } from '../../contract/index.ts';
import { named } from '../../domain/foreign/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { ERASABLE_PARTS } from '../../domain/log/erasure-line.ts';
import { eraseBecauseAsked, eraseByRule, removeRemains, setRule } from '../../features/erasure/index.ts';
import { Refusal } from '../../lib/problem.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { note, print } from '../../lib/terminal.ts';
import { beginSigning } from '../../store/audit-log/signing.ts';
import type { ErasedSlice } from '../../store/erasing/erase.ts';
import { erasureState } from '../../store/erasing/read.ts';
import { entriesOfRun, runsNamed } from '../../store/evidence/runs.ts';
import { closingOnFault, openStore } from '../../store/open.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { folderWithStore } from '../input/data-folder.ts';
import { passphraseIn } from '../input/passphrase.ts';
import { readOptions, UsageFault } from '../input/usage.ts';

const OPTIONS = { texts: ['data', 'entries', 'run', 'parts', 'rule', 'by', 'second', 'why'], flags: ['due', 'json'], words: true } as const;

const read = (args: string[]) => readOptions(args, OPTIONS);
type Values = ReturnType<typeof read>['values'];

export function run(args: string[]): number {
  const { values, positionals } = read(args);
  if (positionals.length > 0) throw new UsageFault('erase takes no file: name inspections with --entries');
  const asked = [values.entries, values.run, values.rule, values.due || undefined].filter((one) => one !== undefined);
  if (asked.length > 1) throw new UsageFault('take one of --entries, --run, --rule and --due');
  const folder = folderWithStore(values.data);
  const store = openStore(folder);
  const code = closingOnFault(store, () => {
    if (asked.length > 0)
      for (const { log, detail } of beginSigning(store, passphraseIn(process.env).secret, new Date()).faults) note(`${log}: ${detail}`);
    try {
      return act(store, values);
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof StoreFault)) throw error;
      if (values.json) print({ code: error.code, detail: error.message });
      else print(`REFUSED ${error.code} ${error.message}`);
      return 1;
    }
  });
  store.close();
  return code;
}

function act(store: Store, values: Values): number {
  const now = new Date();
  if (values.due) return tell(afterErasing(store, byRule(store, now)), values.json);
  const said = { who: values.by ?? '', why: values.why ?? '', ...defined({ secondPerson: values.second }) };
  const settings = readSettings(store);
  if (values.rule !== undefined) {
    setRule(store, { ...said, days: daysOf(values.rule) }, settings, now);
    return show(store, values.json);
  }
  if (values.entries === undefined && values.run === undefined) return show(store, values.json);
  const run = values.run === undefined ? undefined : runCalled(store, values.run);
  const inspections = run === undefined ? numbersOf(values.entries ?? '') : entriesOfRun(store, run, Number.MAX_SAFE_INTEGER);
  const request = { ...said, inspections, run, parts: partsOf(values.parts) };
  return tell(afterErasing(store, eraseBecauseAsked(store, request, settings, now)), values.json);
}

/** Also removes the remains of erased texts. In a store of an earlier version, this may take minutes, but only once. */
function afterErasing(store: Store, slice: ErasedSlice): ErasedSlice {
  while (!removeRemains(store).isOver);
  return slice;
}

function byRule(store: Store, now: Date): ErasedSlice {
  let [erased, left]: [number, ErasedSlice['left']] = [0, []];
  for (;;) {
    const slice = eraseByRule(store, now, { isAgain: true });
    [erased, left] = [erased + slice.erased, [...left, ...slice.left]];
    if (slice.isOver) return { erased, left };
  }
}

function tell({ erased, left }: ErasedSlice, json: boolean): number {
  if (json) print({ erased, left });
  else {
    print(`erased: ${erased} ${erased === 1 ? 'line' : 'lines'}`);
    for (const { log, number } of left) print(`  LEFT ${log} ${number}: it does not have its hash`);
  }
  return left.length === 0 ? 0 : 1;
}

function show(store: Store, json: boolean): number {
  const state = erasureState(store);
  if (json) {
    print(state);
    return 0;
  }
  const { rule, total, newest } = state;
  if (rule === undefined) print('rule: none, nothing is erased by itself');
  else {
    const days = ERASABLE_PARTS.flatMap((part) => (rule.days[part] === undefined ? [] : [`${part} after ${rule.days[part]} days`]));
    print(`rule ${rule.number}: ${days.join(', ') || 'nothing'}; set ${rule.at} by ${named(rule.officer)}: ${named(rule.why)}`);
  }
  for (const one of newest)
    print(
      `  ${one.number} ${one.at} ${one.cause}: ${one.lines} lines, ${one.parts.join(', ')}; by ${named(one.officer)}: ${named(one.why)}`,
    );
  if (total > newest.length) print(`  and ${total - newest.length} more`);
  return 0;
}

const isPart = (text: string): text is ErasablePart => (ERASABLE_PARTS as readonly string[]).includes(text);

function partsOf(text: string | undefined): readonly ErasablePart[] {
  const parts = text === undefined ? ERASABLE_PARTS : text.split(',');
  const known = parts.filter(isPart);
  if (known.length !== parts.length) throw new UsageFault(`--parts takes ${ERASABLE_PARTS.join(', ')}`);
  return known;
}

/** Parses days by part, such as `officer=730,note=365`. An empty text erases nothing. */
function daysOf(text: string): ErasureDays {
  const given = text === '' ? [] : text.split(',').map((one) => one.split('='));
  return Object.fromEntries(
    given.map(([part = '', days = '', ...more]) => {
      if (!isPart(part) || !/^\d{1,5}$/.test(days) || more.length > 0)
        throw new UsageFault(`--rule takes PART=DAYS, with commas between; the parts are ${ERASABLE_PARTS.join(', ')}`);
      return [part, Number(days)];
    }),
  );
}

/** Policy: the maximum number of inspections named at once; as many as a run can have. */
const MOST = 10_000;

/** Parses numbers and ranges, such as `3,7-9`. */
function numbersOf(text: string): readonly number[] {
  const numbers = text.split(',').flatMap((one) => {
    const [, from = '', to = from] = /^([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?$/.exec(one) ?? [];
    const count = Number(to) - Number(from) + 1;
    if (from === '' || count < 1 || count > MOST) throw new UsageFault(`--entries takes numbers such as 3,7-9, at most ${MOST}`);
    return Array.from({ length: count }, (_, at) => Number(from) + at);
  });
  if (numbers.length > MOST) throw new UsageFault(`--entries takes at most ${MOST} numbers`);
  return numbers;
}

function runCalled(store: Store, name: string): string {
  const [run, ...others] = runsNamed(store, name);
  if (run === undefined) throw new UsageFault(`there is no run called ${named(name)}`);
  if (others.length > 0) throw new UsageFault(`several runs are called ${named(name)}: name one by its id`);
  return run;
}
