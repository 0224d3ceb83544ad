// The thread that checks evidence bundles: it gets a file and answers with what it found.
import '../node/global.ts';
import { inspectBundle } from '../../server/domain/bundle/inspect.ts';
import { VERSION } from '../../server/lib/version.ts';
import type { CheckAnswer, CheckRequest } from './check.ts';

/** Policy: the interval of progress reports to the page, in milliseconds. */
const PACE = 100;

const answer = (message: CheckAnswer): void => self.postMessage(message);

self.addEventListener('message', ({ data: { archive } }: MessageEvent<CheckRequest>) => {
  let told = 0;
  const progress = (done: number, of: number): void => {
    if (performance.now() - told < PACE && done < of) return;
    told = performance.now();
    answer({ done, of });
  };
  inspectBundle(archive, VERSION, progress).then(
    (finding) => answer({ finding }),
    (fault: unknown) => answer({ fault: fault instanceof Error ? fault.message : String(fault) }),
  );
});
