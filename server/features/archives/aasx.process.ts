// The process that opens one AASX package and sends its Environments. It holds no key, may write no file and start no program.
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
