// Shows, exports, imports or removes the edition of the rules by which completeness is judged (`desk rules`).
import type { RulesOverview, RulesSource } from '../contract/index.ts';
import { named, oneLine } from '../domain/foreign/index.ts';
import { rulesFile, rulesOverview, takeRules } from '../features/rules/index.ts';
import { closing } from '../lib/closing.ts';
import { print } from '../lib/terminal.ts';
import { openStore } from '../store/open.ts';
import { removeRules } from '../store/rules.ts';
import type { Store } from '../store/store.ts';
import { dataFolder } from './input/data-folder.ts';
import { writeNew } from './input/files.ts';
import { readText } from './input/read-text.ts';
import { readOptions, UsageFault } from './input/usage.ts';

const ACTIONS = ['show', 'export', 'import', 'remove'];

export function run(args: string[]): number {
  const { values, positionals } = readOptions(args, { texts: ['data', 'by'], flags: ['json'], words: true });
  const [action = '', file, ...more] = positionals;
  const wantsFile = action === 'import' || action === 'export';
  if (!ACTIONS.includes(action) || more.length > 0 || (file !== undefined) !== wantsFile)
    throw new UsageFault("say 'show', 'export FILE', 'import FILE' or 'remove'");
  const officer = (values.by ?? '').trim();
  if (action === 'import' && officer === '') throw new UsageFault('import needs --by NAME');
  const text = action === 'import' ? readText(file ?? '') : undefined;
  using store = closing(openStore(dataFolder(values.data)));
  if (text !== undefined && !wasTaken(store, file ?? '', text, officer, values.json)) return 1;
  if (action === 'export') writeNew(file ?? '', rulesFile(store), 0o644);
  if (action === 'remove') removeRules(store);
  const overview = rulesOverview(store);
  if (values.json) print(overview);
  else for (const line of toText(overview)) print(line);
  return 0;
}

function wasTaken(store: Store, file: string, text: string, officer: string, json: boolean): boolean {
  const fault = store.db.transaction(() => takeRules(store, text, { officer, now: new Date() })).immediate();
  if (fault === undefined) return true;
  if (json) print({ file, ...fault });
  else print(`${named(file)}: REFUSED ${fault.code} ${oneLine(fault.detail, 500)}`);
  return false;
}

const fromWhere = (source: RulesSource | undefined): string =>
  source === undefined ? 'of this program' : source.kind === 'import' ? 'imported here' : `from a pack of ${named(source.maker)}`;

function toText({ inForce, program, stored }: RulesOverview): readonly string[] {
  const lines = [`rules in force: ${named(inForce.name)} of ${inForce.date}, ${fromWhere(inForce.source)}`];
  if (stored === undefined) return lines;
  if (inForce.source === undefined)
    lines.push(
      `kept, but not newer than ${program.name} of this program: ${named(stored.name)} of ${stored.date}, ${fromWhere(stored.source)}`,
    );
  lines.push(`taken over by ${named(stored.officer)} on ${stored.importedAt}`);
  if (stored.unknown > 0)
    lines.push(`${stored.unknown} ${stored.unknown === 1 ? 'row is' : 'rows are'} about what this program does not know: left out`);
  return lines;
}
