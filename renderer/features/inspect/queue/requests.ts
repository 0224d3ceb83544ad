// Turns one input into requests: images are decoded here, and only text is sent to the workbench.
import type { InputCode, InspectRequest, Language } from '../../../../server/contract/index.ts';
import { unreadableParts } from '../../../../server/domain/decode/parts.ts';
import { slipIn } from '../../../../server/domain/slip/is-slip.ts';
import { openSlip } from '../../../evidence/slips.ts';
import { decodePicture } from '../../../scan/decoding.ts';
import { SNIFFED_BYTES, sniff } from '../../../scan/sniff.ts';
import { type Brought, type Requests, recordedName, requestsOfSymbols, unread } from './brought.ts';
import type { FileSource, Job, PageProgress, Source } from './jobs.ts';
import { requestsOfPdf } from './pdf-requests.ts';

/** Policy: slightly above the workbench's limit (5 MiB), so that the workbench refuses such a file with its name. */
export const LARGEST_DOCUMENT = 8 * 1024 * 1024;

/** The remaining text may be a different number: it is recorded but not looked up. */
const unreadableScan = (key: string): NonNullable<InspectRequest['unreadable']> => ({ code: 'DPP-INP-26', detail: key.slice(0, 100) });

const unreadable = ({ channel, file }: FileSource, code: InputCode, detail: string): Requests => [unread(channel, file.name, code, detail)];

async function base64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary);
}

/** `onPage` is called at each page of a document. */
async function ofFile(
  source: FileSource,
  job: number | undefined,
  signal: AbortSignal,
  onPage: (progress: PageProgress) => void,
): Promise<Requests> {
  const { file, channel, refused } = source;
  if (refused !== undefined) return unreadable(source, 'DPP-INP-28', refused);
  const kind = sniff(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
  switch (kind.kind) {
    case 'unsupported':
      return unreadable(source, 'DPP-INP-17', `the content of the file is ${kind.what}`);
    case 'archive':
      return unreadable(source, 'DPP-INP-28', 'the archive was not unpacked');
    case 'pack':
      return unreadable(source, 'DPP-INP-17', 'the file is a pack: open it on the Packs screen');
    case 'document':
      if (file.size > LARGEST_DOCUMENT) return unreadable(source, 'DPP-INP-10', `${file.size} bytes`);
      if (file.size === 0) return unreadable(source, 'DPP-INP-01', 'the file is empty');
      return [{ channel, base64: await base64(file), fileName: file.name }];
    case 'picture': {
      const answer = await decodePicture(file, signal);
      if ('refused' in answer) return unreadable(source, answer.refused.code, answer.refused.detail);
      return requestsOfSymbols(answer.symbols, channel, file.name);
    }
    case 'pdf':
      return requestsOfPdf(source, job, signal, onPage, (embedded) => ofFile(embedded, job, signal, onPage));
  }
}

/** A repeated request keeps its id, so that it is logged once. */
const complete = ({ fileName, ...request }: Brought): Brought => ({
  requestId: crypto.randomUUID(),
  ...request,
  ...(fileName === undefined ? {} : { fileName: recordedName(fileName) }),
});

/**
 * Returns what was read from an input. `job`: the job for which small pictures of pages are kept. Throws if the file itself cannot be read
 * (deleted, a folder, no permission).
 */
export async function readingsOf(
  source: Source,
  signal: AbortSignal,
  job?: number,
  onPage: (progress: PageProgress) => void = () => undefined,
): Promise<Requests> {
  if (source.kind === 'file') return ofFile(source, job, signal, onPage);
  const { text, channel, symbology, chosen, parts, unreadableKey, fileName } = source;
  return [
    {
      channel,
      text,
      ...(symbology ? { symbology } : {}),
      ...(fileName ? { fileName } : {}),
      ...(chosen ? { chosen } : {}),
      ...(parts ? { unreadable: unreadableParts(parts) } : {}),
      ...(unreadableKey === undefined ? {} : { unreadable: unreadableScan(unreadableKey) }),
    },
  ];
}

/** The most characters of Base64 that may contain a slip: slightly more than the longest slip. */
const LONGEST_SLIP_FILE = 1_200;

function slipOf({ text, base64: bytes, unreadable: refused, part }: Brought): string | undefined {
  if (refused !== undefined || part !== undefined) return undefined;
  return slipIn(bytes === undefined ? (text ?? '') : bytes.length <= LONGEST_SLIP_FILE ? atob(bytes) : '');
}

/** Returns the requests of a job of this window. Slips are not items: they are checked separately, on cards of their own. */
export async function requestsOf(
  { id, source, requestId, expect }: Job,
  language: Language,
  signal: AbortSignal,
  onPage: (progress: PageProgress) => void,
): Promise<Requests> {
  const rest = { language, ...(expect ? { expect } : {}), ...(source.asOf ? { asOf: source.asOf } : {}) };
  const first = source.kind === 'text' && requestId ? { requestId } : {};
  const requests: Brought[] = [];
  for (const reading of await readingsOf(source, signal, id, onPage)) {
    const slip = slipOf(reading);
    if (slip === undefined) requests.push(complete({ ...first, ...reading, ...rest }));
    else openSlip(slip, source.kind === 'file');
  }
  return requests;
}
