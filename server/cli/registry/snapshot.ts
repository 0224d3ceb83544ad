// Shows, imports or removes the snapshot of the registry that declarations are compared with (`desk registry`).
import { basename } from 'node:path';
import type { RegistrySnapshot } from '../../contract/index.ts';
import { named, original } from '../../domain/foreign/index.ts';
import { importSnapshot } from '../../features/declaration/index.ts';
import { closing } from '../../lib/closing.ts';
import { Refusal } from '../../lib/problem.ts';
import { print } from '../../lib/terminal.ts';
import { presentSnapshot, removeSnapshot } from '../../store/customs/registry-snapshot.ts';
import { openStore } from '../../store/open.ts';
import { dataFolder } from '../input/data-folder.ts';
import { readOptions, UsageFault } from '../input/usage.ts';
import { bytesOfTable } from '../inspect/table-file.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, { texts: ['data', 'date', 'name', 'by', 'sheet'], flags: ['json'], words: true });
  const [action, file, ...more] = positionals;
  const wantsFile = action === 'import';
  if (!(wantsFile || action === 'show' || action === 'remove') || more.length > 0 || (file !== undefined) !== wantsFile)
    throw new UsageFault("say 'import FILE', 'show' or 'remove'");
  const { date, by, name } = values;
  if (wantsFile && (date === undefined || by === undefined || by.trim() === ''))
    throw new UsageFault('import needs --date DATE and --by NAME');
  const bytes = file === undefined ? undefined : await bytesOfTable('registry', file, values.sheet);
  using store = closing(openStore(dataFolder(values.data)));
  try {
    if (file !== undefined && bytes !== undefined)
      importSnapshot(store, { bytes, name: name ?? basename(file), date: date ?? '', officer: by ?? '', now: new Date() });
    else if (action === 'remove') removeSnapshot(store);
    show(presentSnapshot(store), values.json);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (values.json) print({ file, code: error.code, detail: error.message });
    else print(`${named(file ?? '')}: REFUSED ${error.code} ${error.message}`);
    return 1;
  }
}

function show(snapshot: RegistrySnapshot | undefined, json: boolean): void {
  if (json) print(snapshot ?? {});
  else if (snapshot === undefined) print('registry: no snapshot');
  else
    print(
      `registry: ${named(original(snapshot.name))} of ${snapshot.date}, ${snapshot.rows} registrations, imported by ${named(snapshot.officer)}${snapshot.origin === undefined ? '' : `, from a pack of ${named(original(snapshot.origin))}`}`,
    );
}
