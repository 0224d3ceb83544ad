// Reads the Environments in an AASX package (IDTA-01005) as JSON text, and nothing else of the package.

import { WORKBOOK_LIMITS } from '../workbooks/limits.ts';
import { openPackage, type Part } from '../workbooks/package.ts';
import { MalformedXml } from '../workbooks/xml.ts';
import { DamagedZip, zipContent } from '../zip/archive.ts';
import { environmentOfXml } from './environment-of-xml.ts';

export type OpenedAasx = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly detail: string };

export const isAasxName = (name: string): boolean => /\.aasx$/i.test(name);

/** Maximum size of all Environments of a package together, in bytes, unpacked. An import entry may have 5 MiB of JSON; XML is longer. */
const LARGEST = 16 * 1024 * 1024;
/** Policy: the maximum number of files with an Environment in one package. */
const MOST = 100;

/** Returns several Environments as one JSON array. A bad package is a value, not an exception. */
export async function openAasx(file: Blob): Promise<OpenedAasx> {
  try {
    const office = await openPackage(file, WORKBOOK_LIMITS);
    const origins = (await office.relations('')).filter(({ type }) => type === 'aasx-origin');
    const [origin, ...others] = origins;
    if (origin === undefined) return refused('this is no AASX package: it names no origin');
    if (others.length > 0) return refused('the package names more than one origin');
    const specs = (await office.relations(origin.target)).filter(({ type }) => type === 'aas-spec');
    if (specs.length > MOST) return refused(`the package has more than ${MOST} files with Environments`);
    const texts: string[] = [];
    let left = LARGEST;
    for (const { target } of specs) {
      const part = office.part(target);
      if (part === undefined) return refused(`the package lacks its file '${target.slice(0, 200)}'`);
      const text = await textOf(file, part, left);
      left -= text.length;
      texts.push(/^[\s\uFEFF]*</.test(text) ? JSON.stringify(environmentOfXml(text)) : text.replace(/^\uFEFF/, ''));
    }
    const [only] = texts;
    if (only === undefined) return refused('the package holds no Environment');
    return { ok: true, text: texts.length === 1 ? only : `[${texts.join(',')}]` };
  } catch (fault) {
    if (fault instanceof DamagedZip || fault instanceof MalformedXml) return refused(fault.message);
    throw fault;
  }
}

const refused = (detail: string): OpenedAasx => ({ ok: false, detail });

async function textOf(file: Blob, { entry }: Part, most: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let size = 0;
  const decoded = (read: () => string): string => {
    try {
      return read();
    } catch {
      throw new DamagedZip('a file of the package is not text in UTF-8');
    }
  };
  for await (const bytes of zipContent(file, entry)) {
    size += bytes.length;
    if (size > most) throw new DamagedZip(`the Environments of the package unpack to more than ${LARGEST} bytes`);
    text += decoded(() => decoder.decode(bytes, { stream: true }));
  }
  return text + decoded(() => decoder.decode());
}
