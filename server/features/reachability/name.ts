// Checks the base URL as another computer would: its name, its answer, and the DID and key of this service.
import { lookup } from 'node:dns/promises';
import type { NameRule, ResolverCheckRow } from '../../contract/index.ts';
import { isObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import type { Signer } from '../../domain/keys/identity.ts';
import { isLoopback } from '../../lib/loopback.ts';
import { ownAddresses } from '../../lib/own-addresses.ts';
import { ask, type Got } from './ask.ts';

type Row = ResolverCheckRow<NameRule>;

const CERTIFICATE = /CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/;

export async function checkName(baseUrl: string, signer: Signer, authority: string | undefined): Promise<readonly Row[]> {
  const resolved = await resolves(new URL(baseUrl).hostname);
  if (resolved.outcome !== 'passed') return [resolved, ...open(['answers', 'did', 'key'], 'the name leads nowhere from here')];
  const { pathname } = new URL(baseUrl);
  let got: Got;
  try {
    got = await ask(baseUrl, `${pathname.replace(/\/$/, '')}/.well-known/did.json`, {
      headers: { accept: 'application/json' },
      ...(authority === undefined ? {} : { authority }),
    });
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const detail = CERTIFICATE.test(code) ? `the certificate does not hold here (${code})` : `no answer (${code === '' ? message : code})`;
    return [resolved, { rule: 'answers', outcome: 'failed', detail }, ...open(['did', 'key'], 'there was no answer')];
  }
  const { status } = got;
  if (status !== 200) {
    const detail = `the DID document is answered with ${status}`;
    return [resolved, { rule: 'answers', outcome: 'failed', detail }, ...open(['did', 'key'], 'there was no DID document')];
  }
  return [resolved, { rule: 'answers', outcome: 'passed' }, ...identity(got.text, signer)];
}

const open = (rules: readonly NameRule[], detail: string): readonly Row[] =>
  rules.map((rule) => ({ rule, outcome: 'not-checked' as const, detail }));

async function resolves(host: string): Promise<Row> {
  if (isLoopback(host) || host.endsWith('.localhost'))
    return { rule: 'resolves', outcome: 'failed', detail: `${host} means a different computer to every reader` };
  try {
    const found = (await lookup(host, { all: true })).map(({ address }) => address);
    const own = new Set(ownAddresses().map(({ address }) => address));
    const whose = found.every((address) => own.has(address)) ? 'this computer' : 'another computer, such as a proxy';
    return { rule: 'resolves', outcome: 'passed', detail: `${found.slice(0, 5).join(', ')}: ${whose}` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // EAI_AGAIN: no name server answered, so nothing is known about the name.
    return code === 'EAI_AGAIN'
      ? { rule: 'resolves', outcome: 'not-checked', detail: 'no name server answered' }
      : { rule: 'resolves', outcome: 'failed', detail: `${host} is not known here (${code})` };
  }
}

function identity(text: string, { did, publicJwk }: Signer): readonly Row[] {
  const parsed = parseStrictJson(text);
  if (!parsed.ok || !isObject(parsed.value))
    return [{ rule: 'did', outcome: 'failed', detail: 'no DID document' }, ...open(['key'], 'there was no DID document')];
  const { id, verificationMethod } = parsed.value;
  const keys = (Array.isArray(verificationMethod) ? verificationMethod : []).map((one) =>
    isObject(one) && isObject(one.publicKeyJwk) ? one.publicKeyJwk.x : undefined,
  );
  return [
    id === did
      ? { rule: 'did', outcome: 'passed', detail: did }
      : { rule: 'did', outcome: 'failed', detail: `another service answers: ${String(id).slice(0, 200)}` },
    keys.includes(publicJwk.x)
      ? { rule: 'key', outcome: 'passed' }
      : { rule: 'key', outcome: 'failed', detail: 'the present key of this service is not in it' },
  ];
}
