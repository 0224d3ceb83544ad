// Loaded before a program, its children and workers (`--import …/outbound.ts?to=file`): who is watched, and each attempt to reach something, as lines in the file.
import child from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net, { isIP } from 'node:net';
import { basename } from 'node:path';

const file = new URL(import.meta.url).searchParams.get('to') ?? '';
/** In a worker, the worker's own file. */
const program = basename(process.argv[1] ?? 'node');
const write = (what: string, detail: string): void => appendFileSync(file, `${what} ${program}${detail === '' ? '' : ` ${detail}`}\n`);

type Call = (this: unknown, ...given: unknown[]) => unknown;

/** `target` gives undefined for what reaches nothing. */
function watch(owner: object, name: string, what: string, target: (given: readonly unknown[]) => string | undefined): void {
  const calls = owner as Record<string, Call>;
  const original = calls[name];
  if (typeof original !== 'function') return;
  const watched: Call = function (...given) {
    const tried = target(given);
    if (tried !== undefined) write(what, tried);
    return original.apply(this, given);
  };
  // util.promisify looks for what hangs on the function.
  calls[name] = Object.defineProperties(watched, Object.getOwnPropertyDescriptors(original));
}

watch(net.Socket.prototype, 'connect', 'connect', ([given, host]) => {
  const first: unknown = Array.isArray(given) ? given[0] : given;
  if (typeof first !== 'object' || first === null) return `${String(host ?? '')}:${String(first)}`;
  const to = first as { readonly path?: string; readonly host?: string; readonly port?: number };
  return to.path ?? `${to.host ?? 'localhost'}:${to.port}`;
});

for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype]) {
  for (const name of Object.getOwnPropertyNames(owner).filter((candidate) => /^(?:lookup|resolve|reverse)/.test(candidate))) {
    watch(owner, name, 'look-up', ([asked]) => (isIP(String(asked)) > 0 ? undefined : String(asked)));
  }
}

for (const name of ['send', 'connect']) watch(dgram.Socket.prototype, name, 'datagram', (given) => given.slice(1).map(String).join(' '));

watch(child.ChildProcess.prototype, 'spawn', 'program', ([options]) => {
  const { file: started } = options as { readonly file: string };
  return started === process.execPath ? undefined : started;
});

syncBuiltinESMExports();
write('watched', '');
