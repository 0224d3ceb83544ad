// Collects the lines that a process writes to standard error, including an incomplete last line if the process crashed.
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** In characters. V8 reports a fatal error in some kilobytes; a line of this program is far shorter. */
const LONGEST = 256 * 1024;

/** Divides lines that are longer than any line of this program. Resolves when the stream has ended and every line was taken. */
export function eachLine(stream: Readable, take: (line: string) => void): Promise<void> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const taken = (text: string): void => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line.replace(/\r$/, ''));
    while (rest.length > LONGEST) {
      take(rest.slice(0, LONGEST));
      rest = rest.slice(LONGEST);
    }
  };
  stream.on('data', (bytes: Buffer) => taken(decoder.write(bytes)));
  stream.on('error', () => undefined);
  return new Promise((resolve) => {
    stream.on('close', () => {
      taken(decoder.end());
      if (rest !== '') take(rest);
      rest = '';
      resolve();
    });
  });
}
