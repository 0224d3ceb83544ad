// One side of a benchmark as a process: `bare` sends constant bytes over node:http, `public` and `workbench` are the apps over a store. Reports its processor time when asked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readerOf } from '../../server/api/public/reader.ts';
import { createPublic } from '../../server/api/public.ts';
import { portOf } from '../../server/lib/loopback.ts';
import { openStore } from '../../server/store/open.ts';

export type ServedOpening =
  | { readonly side: 'bare'; readonly bytes: number; readonly type: string }
  | { readonly side: 'public'; readonly folder: string; readonly cacheBytes?: number }
  | { readonly side: 'workbench'; readonly folder: string };

/** Microseconds of processor time since the start, and bytes of resident memory. */
export interface Usage {
  readonly processor: number;
  readonly resident: number;
}

async function listen(opening: ServedOpening): Promise<number> {
  if (opening.side === 'public') {
    const { folder, cacheBytes } = opening;
    const reader = readerOf(openStore(folder, { readonly: true }), () => new Date());
    const app = createPublic(reader, { report: console.error, ...(cacheBytes === undefined ? {} : { cacheBytes }) });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return portOf(app);
  }
  if (opening.side === 'workbench') {
    // The memory of the public process is measured too, which loads neither.
    const { createWorkbench } = await import('../../server/api/workbench/workbench.ts');
    const { openApp } = await import('../../server/features/app/open-app.ts');
    const app = createWorkbench(openApp({ folder: opening.folder }), { report: console.error });
    await app.listen({ host: '127.0.0.1', port: 0 });
    return portOf(app);
  }
  const body = 'x'.repeat(opening.bytes);
  const headers = { 'content-type': opening.type, 'content-length': String(opening.bytes) };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

process.on('message', async (message: { readonly opening?: ServedOpening }) => {
  if (message.opening !== undefined) {
    process.send?.({ port: await listen(message.opening) });
  } else {
    const { user, system } = process.cpuUsage();
    process.send?.({ processor: user + system, resident: process.memoryUsage.rss() } satisfies Usage);
  }
});
process.on('disconnect', () => process.exit(0));
