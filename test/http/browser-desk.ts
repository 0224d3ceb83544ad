// A data folder in, the desk of browser mode out, in a process of its own as `npm start` starts it: from sources, with a session to ask with.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { enter, type SessionFields } from './enter.ts';

export interface BrowserDesk {
  /** One-time address, not used up unless `ask` was called. */
  readonly address: string;
  /** Bytes go out as they are, another body as JSON. */
  ask(method: string, path: string, body?: object): Promise<{ readonly status: number; readonly json: unknown }>;
  /** Gives the exit code. */
  stop(): Promise<number | null>;
}

const isBytes = (body: object): body is Uint8Array => body instanceof Uint8Array;

const program = fileURLToPath(new URL('./browser-mode.ts', import.meta.url));

export async function startBrowserDesk(folder: string): Promise<BrowserDesk> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const url = /http:\/\/127\.0\.0\.1:\d+\/\?k=[\w-]+/.exec(printed)?.[0];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`the desk ended with ${code}: ${printed}`)));
  });
  let session: SessionFields | undefined;
  return {
    address,
    ask: async (method, path, body) => {
      session ??= await enter(address);
      const answer = await fetch(new URL(path, address), {
        method,
        headers: {
          ...session,
          ...(body === undefined ? {} : { 'content-type': isBytes(body) ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isBytes(body) ? Buffer.from(body) : JSON.stringify(body) }),
      });
      const json = answer.headers.get('content-type')?.includes('json') ? await answer.json() : await answer.arrayBuffer();
      return { status: answer.status, json };
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      return (await gone)[0] as number | null;
    },
  };
}
