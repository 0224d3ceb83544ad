// Examines one recognised item: verifies the credential it carries or the copies held for it, then decides.

import { judgeClock } from '../dates/clock.ts';
import { inOrder } from '../evidence/checks.ts';
import type { Code } from '../evidence/codes.ts';
import { type Evidence, evidence } from '../evidence/evidence.ts';
import { say } from '../evidence/particulars.ts';
import { isSampleCredential } from '../formats/vc.ts';
import { judgeTrust } from '../issuer/issuer.ts';
import { defined } from '../json/defined.ts';
import { judgeCompleteness, judgeContentComplete } from '../passport/law/completeness.ts';
import { filedUnder, judgeDppCode } from '../product/judge-product.ts';
import { namesOfHidden } from '../proof/sd-jwt-names.ts';
import { isJwsInJson } from '../recognise/jws-json.ts';
import { fromItemToModel, namesItem, scannedIn } from '../recognise/product-key.ts';
import type { CredentialInput, ProductKey, Recognised } from '../recognise/recognised.ts';
import { decide } from '../verdict/decide.ts';
import { asOfLine, verifyAsOf } from '../verify/as-of.ts';
import { type Verification, verifyCredential } from '../verify/index.ts';
import { examineCopies, type Found, loweredByHeld } from './copies.ts';
import type { Copy, ExamineContext, Examined } from './examined.ts';
import { judgeLicences } from './licences.ts';
import { judgeLocalStatus } from './local-status.ts';
import { examineRegistration } from './registration.ts';
import { codeOfRefused, copiesOfScan, keyOfScan, withLinked } from './scanned.ts';

/** Examines by the kind of the item, and reports bad input as evidence. */
export function examine(recognised: Recognised, asked: ExamineContext): Examined {
  const context: ExamineContext = asked.links === undefined ? { ...asked, links: new Map() } : asked;
  switch (recognised.kind) {
    case 'vc':
    case 'vc-jwt':
    case 'enveloped-vc':
    case 'sd-jwt':
      return broughtIn(recognised, context);
    case 'gs1': {
      const key = keyOfScan(recognised);
      const copies = context.copiesOfProduct(key);
      const items = copies.length === 0 && !namesItem(key) ? context.itemsOf(key.gtin) : 0;
      if (items > 0) return unexamined(recognised, 'DPP-SIG-20', context, `items held here: ${items}`);
      return fromCopies(recognised, heldOf(key, context), key, context);
    }
    case 'dpp-code': {
      const key = keyOfScan(recognised);
      // A passport received from elsewhere is found under its product, not under its code.
      const ofCode: Found = { look: () => context.copiesOfCode(recognised.dppCode), depth: 2 };
      return fromCopies(recognised, [ofCode, ...(key === undefined ? [] : heldOf(key, context))], key, context);
    }
    case 'verify-link': {
      const copies = context.copiesOfIdentifier(recognised.uri);
      // The hash is the hexadecimal SHA-256 of the stored bytes. A hash in any other form matches no copy.
      const named = recognised.hash === undefined ? copies : context.copiesOfIdentifier(recognised.uri, recognised.hash.toLowerCase());
      if (copies.length > 0 && named.length === 0)
        return unexamined(recognised, 'DPP-SIG-13', context, 'no copy held here has the digest that the link names');
      const { carrier } = recognised;
      if (carrier === undefined) return fromCopies(recognised, [{ look: () => named, depth: 2 }], context.expected, context);
      // The label also names a product. The linked credential must be about that product, and the copies held of it are examined too.
      const key = keyOfScan(carrier);
      const linked = fromCopies(recognised, [{ look: () => named, depth: 2 }], key, context);
      if (linked.verdict.headline === 'invalid') return linked;
      const held: Found = { look: () => withLinked(copiesOfScan(carrier, context), named), depth: 2 };
      return fromCopies(recognised, [held, ...(key ? heldOf(key, context) : [])], key, context);
    }
    case 'link':
      return fromCopies(recognised, [{ look: () => context.copiesOfIdentifier(recognised.link.url), depth: 2 }], context.expected, context);
    case 'ambiguous':
      return unexamined(recognised, 'DPP-SIG-18', context, recognised.why);
    case 'invalid':
      return unexamined(recognised, codeOfRefused(recognised.code), context, `${recognised.code}: ${recognised.detail}`);
    case 'empty':
      return unexamined(recognised, 'DPP-SIG-11', context, 'the input is empty');
    case 'other':
      return unexamined(recognised, 'DPP-SIG-21', context);
    case 'registry-proof':
      return examineRegistration(recognised, context, (item) => examine(item, context));
    case 'did':
    case 'gs1-other-key':
      return unexamined(recognised, 'DPP-SIG-13', context);
    case 'trust-snapshot':
    case 'trust-beacon':
      return unexamined(recognised, recognised.kind === 'trust-beacon' ? 'DPP-SIG-30' : 'DPP-SIG-22', context);
    case 'slip':
      return unexamined(recognised, 'DPP-SIG-32', context);
    case 'epcis-document':
    case 'did-document':
    case 'passport':
      return unexamined(recognised, 'DPP-SIG-17', context);
    case 'json':
      return isJwsInJson(recognised.text)
        ? unexamined(recognised, 'DPP-SIG-10', context, 'a token in the JSON serialisation')
        : unexamined(recognised, 'DPP-SIG-17', context);
  }
}

/** Looks up copies of exactly this product, of its batch and model, and of the batches and items that the label does not distinguish. */
const heldOf = (key: ProductKey, context: ExamineContext): readonly Found[] => [
  ...fromItemToModel(key).map((one) => ({ look: () => context.copiesOfProduct(one), depth: depthOfKey(one) })),
  { look: () => context.copiesBelow(key), depth: 2, isEvidenceOnly: true },
];

const depthOfKey = (key: ProductKey): Found['depth'] => (namesItem(key) ? 2 : key.batch === undefined ? 0 : 1);

function fromCopies(recognised: Recognised, found: readonly Found[], key: ProductKey | undefined, context: ExamineContext): Examined {
  const { trust, past } = context;
  // Includes the issuers that were known only at the past moment.
  const known = [...trust.issuers.keys(), ...(trust.records?.keys() ?? []), ...(past?.trust.issuers.keys() ?? [])];
  const examineCopy = (copy: Copy): Examined => verified(recognised, copy, 'stored', key, context);
  return examineCopies(found, examineCopy, past?.trust ?? trust, known) ?? unexamined(recognised, 'DPP-SIG-13', context);
}

/** The maximum number of products of one credential for which other copies are looked up. */
const MOST_PRODUCTS = 50;

/** A presented credential never gets a better verdict than the copies held of the same product allow. */
function broughtIn(recognised: CredentialInput, context: ExamineContext): Examined {
  const { expected, trust, past } = context;
  const seenAt = context.firstSeen(recognised.text);
  const copy: Copy = { format: recognised.kind, body: recognised.text, sample: false, ...defined({ seenAt }) };
  const examined = verified(recognised, copy, 'input', expected, context);
  const { verification } = examined;
  if (verification?.document === undefined) return examined;
  const keys = expected === undefined ? filedUnder(verification.products).slice(0, MOST_PRODUCTS) : [expected];
  const found = [
    ...(verification.id === undefined ? [] : context.copiesOfIdentifier(verification.id)),
    ...keys.flatMap((key) =>
      heldOf(key, context).flatMap(({ look, isEvidenceOnly }) => (isEvidenceOnly && expected === undefined ? [] : look())),
    ),
  ];
  const others = new Map(found.filter(({ body }) => body !== copy.body).map((one) => [one.body, one]));
  const held = [...others.values()].map((one) => ({ copy: one, examined: verified(recognised, one, 'stored', expected, context) }));
  return held.length === 0 ? examined : loweredByHeld({ copy, examined }, held, past?.trust ?? trust);
}

function verified(
  recognised: Recognised,
  copy: Copy,
  source: 'input' | 'stored',
  expected: ProductKey | undefined,
  context: ExamineContext,
): Examined {
  const { now, trust, past, rules } = context;
  const input: CredentialInput = { kind: copy.format, text: copy.body, flags: [] };
  const scanned = scannedIn(recognised);
  const { seenAt } = copy;
  const seen = seenAt === undefined ? {} : { seenAt: () => Date.parse(seenAt) };
  const about = { now, trust, ...seen, ...defined({ expected }) };
  const verification = past === undefined ? verifyCredential(input, about) : verifyAsOf(input, { ...about, past });
  const hides = (verification.undisclosed ?? []).length > 0;
  const localStatus = judgeLocalStatus(copy, verification, context);
  // Evidence from the store replaces the credential's own evidence for the same check.
  const known = [
    ...localStatus,
    ...(scanned.kind === 'dpp-code' && scanned.gtin === undefined && verification.document !== undefined
      ? [
          ...verification.evidence.filter(({ check, outcome }) => check === 'product' && outcome === 'failed'),
          judgeDppCode(verification.document, scanned.dppCode, hides),
        ]
      : []),
    // The fields missing from the passport's record today do not show which were missing at a past moment.
    ...(verification.document === undefined || past !== undefined
      ? []
      : [
          copy.passport === undefined
            ? judgeContentComplete(verification.document, hides, now, rules)
            : judgeCompleteness(copy.passport(), now, rules),
        ]),
  ];
  const found: readonly Evidence[] = [
    ...verification.evidence.filter(({ check }) => !known.some((one) => one.check === check)),
    ...known,
  ].map((one) => (one.code === 'DPP-SIG-02' && isSharedName(verification) ? evidence(one.code, say('another-computer')) : one));
  const examined: Examined = {
    recognised,
    verdict: decide(found),
    evidence: inOrder(found),
    localStatus,
    verification,
    credential: { raw: copy.body, source, ...namesHidden(verification, context) },
    ...defined({ dppCode: copy.dppCode, passport: copy.passport, product: expected }),
    // A signed sample is marked in its own document, so the mark also survives outside this service.
    sample:
      copy.sample ||
      recognised.flags.includes('sample') ||
      (verification.document !== undefined && isSampleCredential(verification.document)),
  };
  return context.isLicence === true ? examined : withLicences(examined, verification, context);
}

function withLicences(examined: Examined, verification: Verification, context: ExamineContext): Examined {
  // Licences are judged on their own and as of now, because no scanned product is compared with them.
  const { expected: _, ...rest } = context;
  const alone: ExamineContext = { ...rest, isLicence: true };
  const judged = judgeLicences(verification, examined, context, (copy) =>
    verified({ kind: copy.format, text: copy.body, flags: [] }, copy, 'stored', undefined, alone),
  );
  if (judged === undefined) return examined;
  const lines = [...examined.evidence, ...judged.evidence];
  return { ...examined, verdict: decide(lines), evidence: inOrder(lines), licences: judged.chain };
}

/** Finds the names of undisclosed claims of an SD-JWT in another copy that discloses claims with the same digests. */
function namesHidden(
  { document, undisclosed = [] }: Verification,
  context: ExamineContext,
): { readonly undisclosedNames?: readonly string[] } {
  if (undisclosed.length === 0 || typeof document?.dppCode !== 'string') return {};
  const copies = context.copiesOfCode(document.dppCode).filter(({ format }) => format === 'sd-jwt');
  const undisclosedNames = namesOfHidden(
    undisclosed,
    copies.map(({ body }) => body),
  );
  return undisclosedNames.length === 0 ? {} : { undisclosedNames };
}

/** True if the issuer is called localhost. Every computer has that name, so other computers sign under it too. */
const isSharedName = ({ issuer }: Verification): boolean =>
  issuer?.origin === 'own' && /^did:web:(?:[^:]+\.)?localhost(?:%3A|:|$)/i.test(issuer.did);

/** Reports that there was no credential to verify: every check is "not checked", and the first line gives the reason. */
function unexamined(recognised: Recognised, code: Code, context: ExamineContext, detail?: string): Examined {
  const { now, trust, past } = context;
  const clock = judgeClock(now, trust.clockFloor);
  const { kind } = scannedIn(recognised);
  const scanned = kind === 'gs1' || kind === 'dpp-code' || context.expected !== undefined;
  const found = [
    evidence(code, detail),
    evidence('DPP-ISS-13'),
    evidence('DPP-KEY-10'),
    evidence(scanned ? 'DPP-PRD-07' : 'DPP-PRD-02'),
    evidence('DPP-DAT-11'),
    evidence('DPP-STA-07'),
    judgeTrust(undefined, trust, clock.outcome !== 'passed'),
    clock,
    ...(past === undefined ? [] : [asOfLine(past.at)]),
    evidence('DPP-CON-10'),
    evidence('DPP-CPL-03'),
  ];
  return { recognised, verdict: decide(found), evidence: inOrder(found), sample: recognised.flags.includes('sample') };
}
