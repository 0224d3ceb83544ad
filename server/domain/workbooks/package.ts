// Finds the parts of an Office Open XML package (ECMA-376 part 2) and reads their XML.
import { DamagedZip, type ZipEntry, zipContent, zipEntries } from '../zip/archive.ts';
import type { WorkbookLimits } from './limits.ts';
import { type XmlHandler, xmlReader } from './xml.ts';

export interface Part {
  readonly name: string;
  readonly entry: ZipEntry;
}

export interface Relation {
  readonly id: string;
  /** The last segment of the relation's type, such as `worksheet`. */
  readonly type: string;
  readonly target: string;
}

export interface OfficePackage {
  part(name: string): Part | undefined;
  /** Yields after each piece of the part, so that a caller can pass on the results so far. Throws `DamagedZip` and `MalformedXml`. */
  read(part: Part, handler: XmlHandler, most: number): AsyncGenerator<void, void>;
  /** Returns the relations of a part, or those of the package if the name is empty. */
  relations(name: string): Promise<readonly Relation[]>;
}

/** In UTF-16 code units. Kept small, because a short cell can refer to a long shared text, so a piece can yield far more text. */
const PIECE = 4096;

/** Throws `DamagedZip`. */
export async function openPackage(file: Blob, limits: WorkbookLimits): Promise<OfficePackage> {
  const { entries, count } = await zipEntries(file, limits.parts);
  if (count > entries.length) throw new DamagedZip(`the package holds more than ${limits.parts} files`);
  const parts = new Map<string, Part>();
  for (const entry of entries) {
    // Names of parts are not case-sensitive (part 2, 6.2.2.3). If two parts had the same name, programs would read different ones.
    const key = entry.name.toLowerCase();
    if (parts.has(key)) throw new DamagedZip('the package holds two files of one name');
    parts.set(key, { name: entry.name, entry });
  }
  const part = (name: string): Part | undefined => parts.get(name.toLowerCase());

  async function* read({ entry }: Part, handler: XmlHandler, most: number): AsyncGenerator<void, void> {
    const reader = xmlReader(handler);
    let decoder: ReturnType<typeof decoderFor> | undefined;
    let size = 0;
    for await (const bytes of zipContent(file, entry)) {
      size += bytes.length;
      if (size > most) throw new DamagedZip(`a file of the package unpacks to more than ${most} bytes`);
      decoder ??= decoderFor(bytes);
      const text = textOf(() => decoder?.decode(bytes, { stream: true }));
      for (let at = 0; at < text.length; at += PIECE) {
        reader.push(text.slice(at, at + PIECE));
        yield;
      }
    }
    reader.push(textOf(() => decoder?.decode()));
    reader.end();
    yield;
  }

  return {
    part,
    read,
    relations: async (name) => {
      const at = name.lastIndexOf('/') + 1;
      const folder = name.slice(0, at);
      const found = part(`${folder}_rels/${name.slice(at)}.rels`);
      const relations: Relation[] = [];
      if (found === undefined) return relations;
      const open: XmlHandler['open'] = (element, attributes) => {
        if (element !== 'Relationship' || attributes.get('TargetMode') === 'External') return;
        const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map((key) => attributes.get(key));
        relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: resolved(folder, target) });
      };
      for await (const _ of read(found, { open, text: () => undefined, close: () => undefined }, limits.other));
      return relations;
    },
  };
}

/** Resolves a target, which is relative to the folder of its part or begins with `/`. The result can only name a file of the archive. */
function resolved(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of `${target.startsWith('/') ? '' : folder}${target}`.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** Chooses the decoder. XML in a package is UTF-8 or UTF-16 (part 2, 6.2.5). */
function decoderFor(bytes: Uint8Array) {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true });
}

function textOf(decode: () => string | undefined): string {
  try {
    return decode() ?? '';
  } catch {
    throw new DamagedZip('a file of the package is not text in UTF-8 or UTF-16');
  }
}
