// Reads a secret from the terminal without showing it, or as the first line of standard input.
import { note } from '../../lib/terminal.ts';
import { readInput } from './read-text.ts';
import { UsageFault } from './usage.ts';

const MOST = 1000;

export async function readSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return readInput('-').split(/\r?\n/, 1)[0] ?? '';
  note(question);
  const { stdin } = process;
  stdin.setRawMode(true);
  try {
    let secret = '';
    for await (const part of stdin.setEncoding('utf8') as AsyncIterable<string>)
      for (const key of part) {
        if (key === '\r' || key === '\n') return secret;
        if (key === '\u0003') throw new UsageFault('stopped: nothing was changed');
        secret = key === '\u007f' || key === '\b' ? secret.slice(0, -1) : (secret + key).slice(0, MOST);
      }
    return secret;
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
  }
}
