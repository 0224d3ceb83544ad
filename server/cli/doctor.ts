// Examines this program, a data folder and the computer, and reports what to do (`desk doctor`).
import { defined } from '../domain/json/defined.ts';
import { examine, type Finding } from '../features/diagnosis/index.ts';
import { print } from '../lib/terminal.ts';
import { portNumber } from '../process/port-number.ts';
import { dataFolder } from './input/data-folder.ts';
import { readOptions, UsageFault } from './input/usage.ts';

export async function run(args: string[]): Promise<number> {
  const { values } = readOptions(args, { texts: ['data', 'port', 'host', 'tls-cert', 'tls-key'], flags: ['json'] });
  const port = values.port === undefined ? undefined : portNumber(values.port);
  if (values.port !== undefined && port === undefined) throw new UsageFault(`--port takes a port from 0 to 65535, not '${values.port}'`);
  if (values.host !== undefined && port === undefined) throw new UsageFault('--host goes with --port');
  const { 'tls-cert': certificate, 'tls-key': key } = values;
  if ((certificate === undefined) !== (key === undefined)) throw new UsageFault('--tls-cert and --tls-key go together');
  const found = await examine({
    folder: dataFolder(values.data),
    now: new Date(),
    ...defined({
      port: port === undefined ? undefined : { host: values.host ?? '127.0.0.1', port },
      tls: certificate === undefined || key === undefined ? undefined : { certificate, key },
    }),
  });
  for (const finding of found) values.json ? print(finding) : say(finding);
  if (found.some(({ outcome }) => outcome === 'wrong')) return 1;
  return found.some(({ outcome }) => outcome === 'not-checked') ? 2 : 0;
}

const OUTCOMES = { ok: 'ok         ', wrong: 'WRONG      ', 'not-checked': 'not checked' } as const;

function say({ check, outcome, detail, next }: Finding): void {
  print(`${OUTCOMES[outcome]}  ${check}: ${detail}${next === undefined ? '' : `. Next: ${next}`}`);
}
