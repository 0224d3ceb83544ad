// The credential vectors: reads a file of cases and the trust data that goes with it.
import { readFileSync } from 'node:fs';
import { anchorDocument, readPem } from '../../server/domain/certificates/anchor.ts';
import type { JsonObject } from '../../server/domain/json/json.ts';
import type { CredentialInput } from '../../server/domain/recognise/recognised.ts';
import { trustFromDidDocuments } from '../../server/domain/trust/from-did-documents.ts';
import type { Trust } from '../../server/domain/trust/trust.ts';
import { decide } from '../../server/domain/verdict/decide.ts';
import { verifyCredential } from '../../server/domain/verify/index.ts';

export interface World {
  readonly now: string;
  readonly trust: {
    readonly trusted_issuers: readonly string[];
    readonly did_documents: readonly JsonObject[];
    readonly x509_anchors?: readonly { readonly pem: string }[];
  };
}

export const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));

export function trustOf({ now, trust }: World): Trust {
  const listed = trust.did_documents.filter(({ id }) => trust.trusted_issuers.includes(String(id)));
  return trustFromDidDocuments([...listed, ...(trust.x509_anchors ?? []).map(anchorOf)], { asOf: now });
}

function anchorOf({ pem }: { readonly pem: string }): JsonObject {
  const read = readPem(pem);
  const document = 'detail' in read ? undefined : anchorDocument(read);
  if (document === undefined) throw new Error('no anchor');
  return document;
}

export const credential = (kind: CredentialInput['kind'], text: string): CredentialInput => ({ kind, text, flags: [] });

/** The vectors know accept and reject: accept is our headline `valid`, nothing else is. */
export function accepts(input: CredentialInput, world: World): boolean {
  const { evidence } = verifyCredential(input, { now: new Date(world.now), trust: trustOf(world) });
  return decide(evidence).headline === 'valid';
}
