// One thing that was brought in, the requests that the workbench shall inspect out: pictures are decoded here, only text goes on.
import type { InputCode, InspectRequest, Language } from '../../server/contract.ts';
import { decodePicture } from '../scan/decoding.ts';
import { SNIFFED_BYTES, sniff } from '../scan/sniff.ts';
import type { FileSource, Job } from './jobs.ts';

/** Policy: a little above what the workbench reads (5 MiB), so that a file a little too large is refused there, by name. */
const LARGEST_DOCUMENT = 8 * 1024 * 1024;

export type Requests = readonly InspectRequest[];

const unreadable = (source: FileSource, code: InputCode, detail: string): Requests => [
  { channel: source.channel, text: '', fileName: source.file.name, unreadable: { code, detail } },
];

async function base64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

async function ofFile(source: FileSource, signal: AbortSignal): Promise<Requests> {
  const { file, channel } = source;
  const kind = sniff(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
  switch (kind.kind) {
    case 'unsupported':
      return unreadable(source, 'DPP-INP-17', `the content of the file is ${kind.what}`);
    case 'pack':
      return unreadable(source, 'DPP-INP-17', 'the file is a pack: it is taken over on the screen Packs');
    case 'document':
      if (file.size > LARGEST_DOCUMENT) return unreadable(source, 'DPP-INP-10', `${file.size} bytes`);
      if (file.size === 0) return unreadable(source, 'DPP-INP-01', 'the file is empty');
      return [{ channel, base64: await base64(file), fileName: file.name }];
    case 'picture': {
      const answer = await decodePicture(file, signal);
      if ('refused' in answer) return unreadable(source, answer.refused.code, answer.refused.detail);
      return answer.symbols.map(({ text, symbology, reader }) => ({
        channel: reader === 'jsqr' ? ('camera-jsqr' as const) : channel,
        text,
        fileName: file.name,
        ...(symbology === '' ? {} : { symbology }),
      }));
    }
  }
}

/** Sent again after a lost answer, a request keeps its id, so that it is logged once. */
const withId = (request: InspectRequest): InspectRequest => ({ requestId: crypto.randomUUID(), ...request });

/** Throws when the file itself cannot be read (gone, a folder, no permission). */
export async function requestsOf({ source, requestId, expect }: Job, language: Language, signal: AbortSignal): Promise<Requests> {
  const rest = { language, ...(expect ? { expect } : {}), ...(source.asOf ? { asOf: source.asOf } : {}) };
  if (source.kind === 'file') return (await ofFile(source, signal)).map((request) => withId({ ...request, ...rest }));
  const { text, channel, symbology, chosen } = source;
  return [
    withId({
      ...(requestId ? { requestId } : {}),
      channel,
      text,
      ...(symbology ? { symbology } : {}),
      ...(chosen ? { chosen } : {}),
      ...rest,
    }),
  ];
}
