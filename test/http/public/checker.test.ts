// The checker of GS1 resolvers that came with the vectors finds nothing to fail, wherever the interface is served from.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createPublic } from '../../../server/api/public.ts';
import { portOf } from '../../../server/lib/loopback.ts';
import { overSocket } from '../../fixtures/client.ts';
import { freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { named } from '../../fixtures/skipped.ts';
import { skipReason, vectors } from '../../fixtures/vectors-folder.ts';

test.skipIf(vectors === undefined)(
  named('the resolver satisfies the checker of GS1', vectors === undefined ? skipReason : undefined),
  async () => {
    const fresh = freshApp({ sample: true });
    const report = (fault: unknown) => {
      throw fault;
    };
    const app = createPublic(fresh.reader, { report });
    const client = await overSocket(app);
    // What was written has arrived where it is served from.
    await client.ask('/health');
    const { stdout } = await promisify(execFile)(process.execPath, [
      `${vectors}gs1/checker/run.mjs`,
      ...['--root', `http://127.0.0.1:${portOf(app)}/api/v1/public`, '--gtin', SAMPLE.gtin, '--serial', SAMPLE.serial],
    ]);
    expect(stdout).not.toBe('');
    await client.close();
    fresh.close();
  },
);
