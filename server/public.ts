// Process entry, Node or Electron: a data folder and an address in, the public interface out; opens the store read-only and never sees a key.
import { parseArgs } from 'node:util';
import { dataFolder } from './cli/data-folder.ts';
import { Refusal } from './problem.ts';
import { createPublic } from './routes/public.ts';
import { FALLBACKS, readerOf } from './routes/reader.ts';
import { openStore } from './store/open.ts';
import { type Running, report, runProcess } from './transport/lifecycle.ts';
import { inUrl, isLoopback, portOf } from './transport/loopback.ts';
import type { PublicOpening } from './transport/opening.ts';
import { portNumber } from './transport/port-number.ts';
import { rateLimit } from './transport/rate.ts';
import { selfTest } from './verify/self-test.ts';

function byHand(): PublicOpening {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { data: text, host: text, port: text, fallback: text } });
  const port = portNumber(values.port ?? process.env.DPP_DESK_PORT ?? '');
  if (port === undefined) {
    throw new Refusal('bad-parameter', 'the public interface is off unless it is given a port: --port 8080, or DPP_DESK_PORT');
  }
  const fallback = FALLBACKS.find((known) => known === (values.fallback ?? 'redirect'));
  if (fallback === undefined) throw new Refusal('bad-parameter', `--fallback takes redirect or none, not '${values.fallback}'`);
  return { fallback, folder: dataFolder(values.data), host: values.host ?? process.env.DPP_DESK_HOST ?? '127.0.0.1', port };
}

async function start({ folder, host, port, fallback }: PublicOpening): Promise<Running> {
  const broken = selfTest().filter(({ ok }) => !ok);
  if (broken.length > 0) report(`the self-test failed: ${broken.map(({ name }) => name).join(', ')}`);
  const store = openStore(folder, { readonly: true });
  const reader = readerOf(store, () => new Date(), fallback);
  const app = createPublic(reader, { report, ...(isLoopback(host) ? {} : { rate: rateLimit() }) });
  await app.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port });
  return {
    url: `http://${inUrl(host)}:${portOf(app)}`,
    stop: async () => {
      await app.close();
      store.close();
    },
  };
}

await runProcess({ byHand, start });
