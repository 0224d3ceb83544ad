// The requests of the endurance run, each with the check of its answer. Answers that never change are compared with the first one, byte for byte.
import { crc32 } from 'node:zlib';
import type { Asked, AskOptions } from '../fixtures/client.ts';
import { codeOf } from './stores.ts';

export interface Wanted {
  readonly name: string;
  readonly target: string;
  readonly options?: AskOptions;
  /** Returns what is wrong with the answer. */
  readonly check: (answer: Asked) => string | undefined;
}

const GTIN = '09520123456788';
const json = (answer: Asked, holds: (value: Asked['json']) => boolean): string | undefined =>
  answer.status === 200 && holds(answer.json) ? undefined : `${answer.status} ${answer.text.slice(0, 200)}`;

/** The first answer is the reference, after `first` has found it right. */
function constant(status: number, first: (answer: Asked) => boolean): Wanted['check'] {
  let reference: number | undefined;
  return (answer) => {
    if (answer.status !== status) return `${answer.status} instead of ${status}: ${answer.text.slice(0, 200)}`;
    const sum = crc32(answer.bytes);
    if (reference === undefined && !first(answer)) return `the first answer is wrong: ${answer.text.slice(0, 200)}`;
    reference ??= sum;
    return sum === reference ? undefined : `other bytes than before: ${answer.text.slice(0, 200)}`;
  };
}

/** Everything that is asked about one passport. `vc`: its signed form. A name stands in the list as often as it is to be asked. */
export function requestsFor(at: number, vc: Asked): readonly Wanted[] {
  const dppCode = codeOf(at);
  const dpp = `/api/v1/public/dpp/${dppCode}`;
  const item = `/api/v1/public/01/${GTIN}/21/BENCH${at}`;
  const has = (text: string) => (answer: Asked) => answer.text.includes(text);
  const passport: Wanted = { name: 'passport', target: dpp, check: constant(200, ({ json: value }) => value.dppCode === dppCode) };
  const signed: Wanted = { name: 'vc', target: `${dpp}/vc`, check: constant(200, ({ text }) => text === vc.text) };
  const redirect: Wanted = {
    name: 'redirect',
    target: item,
    options: { headers: { accept: 'text/html' } },
    check: ({ status, headers }) =>
      status === 307 && headers.location?.endsWith(`/dpp/${dppCode}`) ? undefined : `${status} to ${headers.location}`,
  };
  const verify: Wanted = {
    name: 'verify stored',
    target: `/api/v1/verify/${dppCode}`,
    check: (answer) => json(answer, (value) => value.valid === true && value.dppCode === dppCode),
  };
  const submit = (body: string, name: string, verdict: string): Wanted => ({
    name,
    target: '/api/v1/verify',
    options: { method: 'POST', body },
    check: (answer) => json(answer, (value) => value.verdict === verdict && value.valid === (verdict === 'valid')),
  });
  return [
    passport,
    passport,
    passport,
    {
      name: 'not modified',
      target: `${dpp}/vc`,
      options: { headers: { 'if-none-match': vc.headers.etag ?? '' } },
      check: ({ status, bytes }) => (status === 304 && bytes.length === 0 ? undefined : `${status}`),
    },
    signed,
    signed,
    { name: 'vc.jwt', target: `${dpp}/vc.jwt`, check: constant(200, ({ text }) => text.split('.').length === 3) },
    { name: 'vc.sd-jwt', target: `${dpp}/vc.sd-jwt`, check: constant(200, has('~')) },
    { name: 'aas.json', target: `${dpp}/aas.json`, check: constant(200, has(dppCode)) },
    { name: 'credentials', target: `${dpp}/credentials`, check: constant(200, has(dppCode)) },
    { name: 'en 18222', target: `/v1/dpps/${dppCode}`, check: constant(200, has(dppCode)) },
    redirect,
    redirect,
    redirect,
    { name: 'link set', target: `${item}?linkType=all`, check: constant(200, has(`/21/BENCH${at}`)) },
    { name: 'did.json', target: '/.well-known/did.json', check: (answer) => json(answer, (value) => value.id.startsWith('did:web:')) },
    {
      name: 'status list',
      target: new URL(vc.json.credentialStatus.statusListCredential).pathname,
      check: (answer) => json(answer, (value) => value.type.includes('BitstringStatusListCredential')),
    },
    verify,
    verify,
    submit(vc.text, 'verify submitted', 'valid'),
    submit(vc.text.replace(/VeloPack/, 'VeloPakk'), 'verify altered', 'invalid'),
    {
      name: 'customs',
      target: `/api/v1/public/customs/verify/${dppCode}`,
      check: (answer) => json(answer, (value) => value.verdict === 'valid' && value.dppCode === dppCode),
    },
  ];
}

/** What a client should not send, with the status that says so. */
export interface Bad {
  readonly name: string;
  readonly target: string;
  readonly options?: AskOptions;
  readonly status: number;
  /** The service may close the connection while the request is still being sent. */
  readonly mayClose?: true;
}

const DPP = `/api/v1/public/dpp/${codeOf(0)}`;
const post = (body: string, headers?: Record<string, string>): AskOptions => ({ method: 'POST', body, ...(headers && { headers }) });

export const BAD: readonly Bad[] = [
  { name: 'unknown passport', target: `/api/v1/public/dpp/DPP-${GTIN}-NONE`, status: 404 },
  { name: 'unknown route', target: '/nothing', status: 404 },
  { name: 'bad encoding', target: '/api/v1/public/dpp/%E0%A4%A', status: 400 },
  { name: 'bad check digit', target: '/api/v1/public/01/09520123456789/21/X', status: 400 },
  { name: 'half a body', target: '/api/v1/verify', options: post('{"a":'), status: 400 },
  { name: 'too large a body', target: '/api/v1/verify', options: post('x'.repeat(1_200_000)), status: 413, mayClose: true },
  { name: 'other media type', target: '/api/v1/verify', options: post('<a/>', { 'content-type': 'text/xml' }), status: 415 },
  { name: 'other method', target: DPP, options: { method: 'DELETE' }, status: 405 },
  { name: 'nothing acceptable', target: DPP, options: { headers: { accept: 'image/png' } }, status: 406 },
  { name: 'unknown key', target: DPP, options: { headers: { 'x-stakeholder-key': 'wrong' } }, status: 401 },
  { name: 'too large a head', target: DPP, options: { headers: { 'x-a': 'y'.repeat(20_000) } }, status: 431, mayClose: true },
];
