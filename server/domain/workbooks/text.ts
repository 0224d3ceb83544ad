// Reads the texts of cells, which are plain or consist of runs with different formatting.
import { MalformedXml, type XmlHandler } from './xml.ts';

/** Maximum characters of one cell. Excel writes at most 32,767. */
export const MAX_TEXT = 1024 * 1024;

/** Calls `found` with the text of each element called `name`, without phonetic guides (`rPh`). */
export function richText(name: string, found: (text: string) => void): XmlHandler {
  let parts: string[] = [];
  let length = 0;
  let isText = false;
  let isPhonetic = false;
  return {
    open: (element) => {
      if (element === name) {
        parts = [];
        length = 0;
      } else if (element === 'rPh') isPhonetic = true;
      else if (element === 't') isText = !isPhonetic;
    },
    text: (text) => {
      if (!isText) return;
      length += text.length;
      if (length > MAX_TEXT) throw new MalformedXml(`a text is longer than ${MAX_TEXT} characters`);
      parts.push(text);
    },
    close: (element) => {
      if (element === 't') isText = false;
      else if (element === 'rPh') isPhonetic = false;
      else if (element === name) found(cellText(parts.join('')));
    },
  };
}

/** ECMA-376 part 1, 22.9.2.19: characters that XML cannot represent are written as `_x000D_`. */
export const cellText = (raw: string): string =>
  (raw.includes('_x') ? raw.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : raw)
    .replaceAll('\r\n', '\n')
    .trim()
    .toWellFormed();
