// Compares the text that a hand scanner sent with the content of the code on the screen.
import type { Scan } from '../../scan/wedge.ts';

export type ScannerFinding = 'right' | 'no-separator' | 'layout' | 'unreadable' | 'other';

const GS = '\u001d';

/** ISO/IEC 15424: scanners may put the kind of the symbol in front, and FNC1 in first position as a separator. */
function plain(sent: string): string {
  const text = sent.replace(/^\][A-Za-z]\d/, '');
  return text.startsWith(GS) ? text.slice(1) : text;
}

export function compared({ text, usText, unreadable }: Scan, content: string): ScannerFinding {
  const read = plain(text);
  if (unreadable !== undefined) return 'unreadable';
  if (read === content) return 'right';
  if (usText !== undefined && plain(usText) === content) return 'layout';
  return [read, plain(usText ?? '')].includes(content.replaceAll(GS, '')) ? 'no-separator' : 'other';
}
