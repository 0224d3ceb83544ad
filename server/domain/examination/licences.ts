// Collects the held GS1 licences for a credential: those it names, and those of the number of its passport.
import type { LicenceFacts } from '../../contract/index.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { defined } from '../json/defined.ts';
import { type Chain, judgeOwnChain, judgeSpeaker, type Link } from '../licences/chain.ts';
import { type Licence, readLicence } from '../licences/licence.ts';
import { type Held, parentOf } from '../licences/parent.ts';
import { filedUnder } from '../product/judge-product.ts';
import type { CredentialInput } from '../recognise/recognised.ts';
import type { Trust } from '../trust/trust.ts';
import { readClaims, type Verification } from '../verify/index.ts';
import type { Copy, ExamineContext, Examined, LinksFound } from './examined.ts';

/** Policy: the maximum length of a chain. Chains of GS1 have four credentials, or five with a serial number. */
const LONGEST = 6;
/** Policy: the maximum number of copies of one licence, and of keys of one number, that are examined. */
const MOST = 8;

export interface JudgedLicences {
  readonly evidence: readonly Evidence[];
  /** The licences, from the prefix down. */
  readonly chain: readonly LicenceFacts[];
}

type Verify = (copy: Copy) => Examined;

/** `verify` examines one credential alone, without its licences. */
export function judgeLicences(
  verification: Verification,
  own: Examined,
  context: ExamineContext,
  verify: Verify,
): JudgedLicences | undefined {
  const { document, issuerId, issuer } = verification;
  if (document === undefined || issuerId === undefined) return undefined;
  const licences = heldFor(context, verify);
  const licence = readLicence(document);
  if (licence !== undefined) {
    const chain = chainAbove(linkOf(own, licence), licences.ofId);
    return { evidence: [judgeOwnChain(chain)], chain: factsOf(chain) };
  }
  const numbers = [...new Set(filedUnder(verification.products).map(({ gtin }) => gtin))];
  const [gtin, ...others] = numbers;
  if (gtin === undefined || others.length > 0) return undefined;
  const chains = licences
    .keysOf(gtin)
    .filter(({ licence: { kind, key, value } }) => kind === 'key' && key?.ai === '01' && value === gtin && key.qualifiers.length === 0)
    .map((key) => chainAbove(key, licences.ofId));
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

interface HeldLicences {
  readonly ofId: Held;
  /** Returns the verified GS1 credentials about a number. */
  readonly keysOf: (gtin: string) => readonly Link[];
}

/** Verifies each licence only once in an examination, because all copies of a passport have the same licences. */
function heldFor(context: ExamineContext, verify: Verify): HeldLicences {
  const { links = new Map() } = context;
  const linksIn = (copies: readonly Copy[]): readonly Link[] =>
    copies.slice(0, MOST).flatMap((copy) => remembered(links, `body ${copy.body}`, () => linkIn(verify(copy))));
  return {
    // The limit applies to each source, so that licences in the input do not displace stored ones.
    ofId: (id) =>
      remembered(links, `id ${id}`, () => {
        const stored = context.copiesOfIdentifier(id);
        const bodies = new Set(stored.map(({ body }) => body));
        return [...linksIn(stored), ...linksIn(broughtBeside(id, context).filter(({ body }) => !bodies.has(body)))];
      }),
    keysOf: (gtin) => remembered(links, `number ${gtin}`, () => linksIn(context.keysOfNumber(gtin))),
  };
}

function remembered(links: LinksFound, question: string, look: () => readonly Link[]): readonly Link[] {
  const known = links.get(question);
  if (known !== undefined) return known;
  const found = look();
  links.set(question, found);
  return found;
}

const idsBeside = new WeakMap<NonNullable<ExamineContext['beside']>, ReadonlyMap<unknown, readonly Copy[]>>();

/** Returns the credentials of the input that have this id, without duplicates. */
function broughtBeside(id: string, { beside = [], trust }: ExamineContext): readonly Copy[] {
  const known = idsBeside.get(beside) ?? byId([...new Map(beside.map((item) => [item.text, item])).values()], trust);
  idsBeside.set(beside, known);
  return known.get(id) ?? [];
}

function byId(items: readonly CredentialInput[], trust: Trust): ReadonlyMap<unknown, readonly Copy[]> {
  const copies = new Map<unknown, Copy[]>();
  for (const item of items) {
    const id = readClaims(item, trust)?.id;
    const copy: Copy = { format: item.kind, body: item.text, sample: false };
    copies.set(id, [...(copies.get(id) ?? []), copy]);
  }
  return copies;
}

/** Returns an empty list if the credential is not a licence. */
function linkIn(examined: Examined): readonly Link[] {
  const document = examined.verification?.document;
  const licence = document === undefined ? undefined : readLicence(document);
  return licence === undefined ? [] : [linkOf(examined, licence)];
}

function linkOf({ verdict, evidence, verification }: Examined, licence: Licence): Link {
  const vouched = evidence.some(({ check, outcome }) => check === 'issuer' && outcome === 'passed');
  const ended = (['status', 'dates'] as const).find((asked) =>
    evidence.some(({ check, outcome }) => check === asked && outcome === 'failed'),
  );
  return {
    licence,
    types: verification?.types ?? [],
    headline: verdict.headline,
    ...defined({ issuer: verification?.issuer, ended: vouched ? ended : undefined }),
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
