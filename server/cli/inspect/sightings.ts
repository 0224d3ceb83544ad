// Takes the sightings of other desks from their evidence bundles, shows and removes them (`desk sightings`).
import { oneLine } from '../../domain/foreign/index.ts';
import { deskListsIn, judgeBundle, takeSightings } from '../../features/evidence/index.ts';
import { closing } from '../../lib/closing.ts';
import { Refusal } from '../../lib/problem.ts';
import { print } from '../../lib/terminal.ts';
import { openStore } from '../../store/open.ts';
import { removeSightings, sightingBundles } from '../../store/sightings/other-sightings.ts';
import type { Store } from '../../store/store.ts';
import { folderWithStore } from '../input/data-folder.ts';
import { readOptions, UsageFault } from '../input/usage.ts';
import { archiveOf, findingOf, requireFingerprint } from './bundle.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, { texts: ['data', 'by', 'signer'], flags: ['json'], words: true });
  const [action, file, ...more] = positionals;
  const wantsFile = action === 'import';
  if (!(wantsFile || action === 'show' || action === 'remove') || more.length > 0 || (file !== undefined) !== wantsFile)
    throw new UsageFault("say 'import BUNDLE', 'show' or 'remove'");
  const { by = '', signer, json } = values;
  if (wantsFile && by.trim() === '') throw new UsageFault('import needs --by NAME');
  requireFingerprint(signer);
  const folder = folderWithStore(values.data);
  using store = closing(openStore(folder));
  try {
    if (file !== undefined) await take(store, file, { officer: by, json, ...(signer === undefined ? {} : { signer }) });
    else if (action === 'remove') removeSightings(store);
    if (file === undefined) show(store, json);
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (json) print({ file, code: error.code, detail: error.message });
    else print(`${oneLine(file ?? '')}: REFUSED ${oneLine(error.message, 500)}`);
    return 1;
  }
}

async function take(
  store: Store,
  file: string,
  { officer, signer, json }: { readonly officer: string; readonly signer?: string; readonly json: boolean },
): Promise<void> {
  const now = new Date();
  using archive = closing(archiveOf(file));
  const lists = deskListsIn(store, now);
  const judged = judgeBundle(await findingOf(archive), { lists, now, ...(signer === undefined ? {} : { signer }) });
  const { items, changed } = await takeSightings(store, archive, judged, { officer, now });
  if (json) print({ file, items, changed });
  else print(`${oneLine(file)}: ${items} sightings, ${changed} of them new`);
}

function show(store: Store, json: boolean): void {
  const bundles = sightingBundles(store);
  if (json) print(bundles);
  else if (bundles.length === 0) print('sightings: none of other desks');
  for (const { name, madeAt, items, officer } of json ? [] : bundles)
    print(`“${oneLine(name)}”: ${items} sightings until ${madeAt}, imported by “${oneLine(officer)}”`);
}
