// Process entry: opens one AASX package and sends its Environments, without keys, file writes or child processes.
import { openAsBlob } from 'node:fs';
import { openAasx } from '../../domain/aasx/open.ts';
import { tell } from '../../lib/isolated.ts';

process.once('message', ({ path }: { readonly path: string }) => {
  openAsBlob(path)
    .then(openAasx)
    .then(tell)
    .then(
      () => process.disconnect(),
      (fault: unknown) => {
        throw fault;
      },
    );
});
