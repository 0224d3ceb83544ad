// A number of credentials in, a pack of them in a file out, as an office that is on its own trust list makes it.
import { join } from 'node:path';
import { signerOfKey } from '../../server/domain/signed-file/signed-file.ts';
import { CHUNK_TARGET } from '../../server/features/packs/format/pack.ts';
import { openPack } from '../../server/features/packs/format/read.ts';
import { openWriter } from '../../server/features/packs/format/write.ts';
import { passport, token } from '../fixtures/issuing.ts';
import { OPERATOR, signed } from '../fixtures/office.ts';

export interface Packed {
  readonly file: string;
  readonly fingerprint: string;
}

/** The smallest credential that there is, unless said otherwise: the work for each of them apart from verifying weighs most then; what is done for each byte does with large ones. */
export function packOf(credentials: number, folder: string, { chunkTarget = CHUNK_TARGET, made = passport() } = {}): Packed {
  const file = join(folder, 'bench.pack');
  const writer = openWriter(file, { trust: signed(1), chunkTarget });
  for (let at = 0; at < credentials; at++) writer.add({ kind: 'credential', text: token({ ...made, id: `urn:bench:${at}` }) });
  writer.finish({ series: '0'.repeat(32), sequence: 1, creator: 'bench', issuedAt: '2027-06-01T00:00:00Z' }, signerOfKey(OPERATOR));
  writer.close();
  const { fingerprint, close } = openPack(file);
  close();
  return { file, fingerprint };
}

/** The first so many of them, as texts. */
export function textsIn(file: string, most: number): readonly string[] {
  const pack = openPack(file);
  const texts: string[] = [];
  for (let chunk = 0; texts.length < most && chunk < pack.header.chunks.length; chunk++)
    texts.push(...pack.entries(chunk).map(({ text }) => text));
  pack.close();
  return texts.slice(0, most);
}
