// Worker thread: checks the bundle of a run part at a path, without keys or the store, and reports the result.
import { parentPort, workerData } from 'node:worker_threads';
import { type BundleFinding, inspectBundle } from '../../domain/bundle/inspect.ts';
import { readBundle } from '../../domain/bundle/read.ts';
import type { KeptPart } from '../../domain/runs/part.ts';
import { closing } from '../../lib/closing.ts';
import { openFileArchive } from '../../lib/files/file-archive.ts';
import { VERSION } from '../../lib/version.ts';
import type { OtherSighting } from '../../store/sightings/other-sightings.ts';
import { runPartIn } from './run-part.ts';
import { sightingsIn } from './take-sightings.ts';

/** `part`: the reason if the bundle is not of one whole run. */
export interface CheckedPart {
  readonly finding: BundleFinding;
  readonly part?: KeptPart | string;
  readonly sightings: readonly OtherSighting[];
}

/** `done`: the progress while the check continues. */
export type PartAnswer = { readonly done: number } | { readonly checked: CheckedPart } | { readonly fault: string };

/** Policy: the interval of progress reports to the workbench, in milliseconds. */
const PACE = 1_000;

const answer = (message: PartAnswer): void => parentPort?.postMessage(message);

async function check(path: string): Promise<CheckedPart> {
  using archive = closing(openFileArchive(path));
  let told = 0;
  const finding = await inspectBundle(archive, VERSION, (done) => {
    if (performance.now() - told < PACE) return;
    told = performance.now();
    answer({ done });
  });
  if (finding.state !== 'as-signed') return { finding, sightings: [] };
  const bundle = await readBundle(archive);
  if (!bundle.ok || bundle.sha256 !== finding.sha256)
    return { finding: { state: 'altered', detail: 'the file was changed while it was checked' }, sightings: [] };
  return { finding, ...(await contentIn(bundle, finding)) };
}

/** A format of a later version is not a fault of this program. */
async function contentIn(...[bundle, finding]: Parameters<typeof runPartIn>): Promise<Pick<CheckedPart, 'part' | 'sightings'>> {
  try {
    return { part: await runPartIn(bundle, finding), sightings: await sightingsIn(bundle) };
  } catch (error) {
    if (!OF_FORM.some((kind) => error instanceof kind)) throw error;
    return { part: 'this version cannot read the content of the bundle', sightings: [] };
  }
}

const OF_FORM = [TypeError, RangeError, SyntaxError];

check((workerData as { readonly path: string }).path).then(
  (checked) => answer({ checked }),
  (fault: unknown) => answer({ fault: fault instanceof Error ? fault.message : String(fault) }),
);
