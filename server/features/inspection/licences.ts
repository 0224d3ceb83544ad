// Collects the licences of GS1 that are held for a credential: those that it names, and those of the number that a passport is about.
import type { LicenceFacts } from '../../contract/index.ts';
import type { Evidence } from '../../domain/evidence/evidence.ts';
import { defined } from '../../domain/json/defined.ts';
import { type Chain, judgeOwnChain, judgeSpeaker, type Link } from '../../domain/licences/chain.ts';
import { type Licence, readLicence } from '../../domain/licences/licence.ts';
import { type Held, parentOf } from '../../domain/licences/parent.ts';
import { filedUnder } from '../../domain/product/judge-product.ts';
import { readClaims, type Verification } from '../../domain/verify/index.ts';
import type { Copy, ExamineContext, Examined } from './examined.ts';

/** Policy: GS1's chains have four credentials, or five with a serial number. */
const LONGEST = 6;
/** Policy: copies of one licence, and keys of one number, that are looked at. */
const MOST = 8;

export interface JudgedLicences {
  readonly evidence: readonly Evidence[];
  /** From the first licence down. */
  readonly chain: readonly LicenceFacts[];
}

type Verify = (copy: Copy) => Examined;

/** `verify` examines one credential by itself, without its licences. */
export function judgeLicences(
  verification: Verification,
  own: Examined,
  context: ExamineContext,
  verify: Verify,
): JudgedLicences | undefined {
  const { document, issuerId, issuer } = verification;
  if (document === undefined || issuerId === undefined) return undefined;
  const held = heldIn(context, verify);
  const licence = readLicence(document);
  if (licence !== undefined) {
    const chain = chainAbove(linkOf(own, licence), held);
    return { evidence: [judgeOwnChain(chain)], chain: factsOf(chain) };
  }
  const numbers = [...new Set(filedUnder(verification.products).map(({ gtin }) => gtin))];
  const [gtin, ...others] = numbers;
  if (gtin === undefined || others.length > 0) return undefined;
  const chains = context
    .keysOfNumber(gtin)
    .slice(0, MOST)
    .flatMap((copy) => {
      const link = linkIn(verify(copy));
      return link?.licence.kind === 'key' &&
        link.licence.key?.ai === '01' &&
        link.licence.value === gtin &&
        link.licence.key.qualifiers.length === 0
        ? [chainAbove(link, held)]
        : [];
    });
  const said = judgeSpeaker(chains, issuerId, issuer);
  return said === undefined ? undefined : { evidence: [said.evidence], chain: factsOf(said.chain) };
}

function chainAbove(first: Link, held: Held): Chain {
  const links = [first];
  for (let link = first; link.licence.kind !== 'prefix'; ) {
    const { parent } = link.licence;
    if (parent === undefined) return { links, missing: 'a credential names no licence' };
    if (links.length === LONGEST) return { links, missing: `the chain has more than ${LONGEST} licences` };
    const above = parentOf(link.licence, parent, held);
    if (above === undefined) return { links, missing: `not held here: ${parent.slice(0, 300)}` };
    links.push(above);
    link = above;
  }
  return { links };
}

/** Verifies the copies of each licence once. Those of the input take no place from those of the store. */
function heldIn(context: ExamineContext, verify: Verify): Held {
  const known = new Map<string, readonly Link[]>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const beside = (context.beside ?? []).filter((item) => readClaims(item, context.trust)?.id === id).slice(0, MOST);
    const copies: readonly Copy[] = [
      ...beside.map(({ kind, text }) => ({ format: kind, body: text, sample: false })),
      ...context.copiesOfIdentifier(id).slice(0, MOST),
    ];
    const links = copies.flatMap((copy) => linkIn(verify(copy)) ?? []);
    known.set(id, links);
    return links;
  };
}

function linkIn(examined: Examined): Link | undefined {
  const document = examined.verification?.document;
  const licence = document === undefined ? undefined : readLicence(document);
  return licence === undefined ? undefined : linkOf(examined, licence);
}

function linkOf({ verdict, evidence, verification }: Examined, licence: Licence): Link {
  const vouched = evidence.some(({ check, outcome }) => check === 'issuer' && outcome === 'passed');
  const ended = evidence.some(({ check, outcome }) => (check === 'status' || check === 'dates') && outcome === 'failed');
  return {
    licence,
    types: verification?.types ?? [],
    headline: verdict.headline,
    isEnded: vouched && ended,
    ...defined({ issuer: verification?.issuer }),
  };
}

const factsOf = ({ links }: Chain): readonly LicenceFacts[] =>
  links.toReversed().map(({ licence: { kind, id, issuerId, holder, organisation, value, key }, issuer, headline }) => ({
    kind,
    value,
    headline,
    issuer: issuer?.name ?? issuerId,
    ...defined({ id, holder, organisation, ai: key?.ai }),
  }));
