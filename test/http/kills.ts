// A program and the moment of its end in, how far it came out: ended with no warning, as a power cut or a person does it.
import type { ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';

/** 200 in `npm run test:long`. */
export const KILLS = Number(process.env.DPP_DESK_KILLS ?? 6);

/** So long after so many lines of its output, or as soon as a file that it writes has so many bytes. */
export type Kill = { readonly afterLines: number; readonly milliseconds: number } | { readonly file: string; readonly bytes: number };

export interface Ended {
  readonly code: number | null;
  readonly last: string;
}

export const ended = (child: ChildProcess, kill?: Kill) =>
  new Promise<Ended>((resolve) => {
    let lines: readonly string[] = [];
    let text = '';
    const end = () => child.kill('SIGKILL');
    if (kill !== undefined && 'file' in kill) void whenGrown(kill, child).then(end);
    else if (kill?.afterLines === 0) setTimeout(end, kill.milliseconds);
    child.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      const before = lines.length;
      lines = text.split('\n').slice(0, -1);
      if (kill !== undefined && 'afterLines' in kill && before < kill.afterLines && lines.length >= kill.afterLines)
        setTimeout(end, kill.milliseconds);
    });
    child.on('close', (code) => resolve({ code, last: lines.at(-1) ?? '' }));
  });

export const bytesIn = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Looked at in every turn: what is written in a few milliseconds is caught in the middle. */
async function whenGrown({ file, bytes }: { readonly file: string; readonly bytes: number }, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null && bytesIn(file) < bytes)
    await new Promise((resolve) => setImmediate(resolve));
}
