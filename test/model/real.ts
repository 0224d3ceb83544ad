// The real program as a judge: a desk with a real store, to which statements come through its doors; and a run with trust lists and status lists as arguments.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTrustFiles } from '../../server/cli/inspect/trust-files.ts';
import { examine } from '../../server/domain/examination/examine.ts';
import type { ExamineContext, Examined } from '../../server/domain/examination/examined.ts';
import { recognise } from '../../server/domain/recognise/index.ts';
import { readTrustList } from '../../server/domain/trust-list/read.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import type { AppContext } from '../../server/features/app-context/index.ts';
import { copiesIn, NO_COPIES } from '../../server/features/inspection/copies-in.ts';
import { importText } from '../../server/features/passports/import.ts';
import { takeCredential } from '../../server/features/sync/take.ts';
import { takeList } from '../../server/features/sync/take-list.ts';
import { importTrustList } from '../../server/features/trust/import-trust-list.ts';
import { readKeyDocument } from '../../server/features/trust/key-document.ts';
import { addLocalIssuer } from '../../server/features/trust/local-issuer.ts';
import { restrictIssuer } from '../../server/features/trust/restrict-issuer.ts';
import { Refusal } from '../../server/lib/problem.ts';
import { withNewStore } from '../fixtures/new-store.ts';
import { type Judge, NotExpressible, type OpenJudge, type Ruling, type Target, type World } from './judge.ts';
import { didOf, hostOf, labelOf, type Materialiser, materialiser, parseTimestamp, productKey, SPREAD, typeName } from './materialise.ts';
import type { Headline } from './reference.ts';
import type { Credential, Door, Statement, StatusList, TrustList } from './statements.ts';

const HEADLINES: Readonly<Record<string, Headline>> = {
  valid: 'valid',
  'valid-not-current': 'genuine',
  'unknown-issuer': 'unknown',
  'cannot-check': 'cannot',
  invalid: 'invalid',
};
/** What shows, under a key that is in doubt. */
const CONTESTED: ReadonlySet<string> = new Set(['DPP-STA-11', 'DPP-STA-12']);
const rulingOf = ({ verdict, evidence }: Examined): Ruling => ({
  headline: HEADLINES[verdict.headline] ?? 'cannot',
  open: evidence.flatMap(({ code, outcome, detail }) =>
    outcome === 'passed' ? [] : [`${code}${CONTESTED.has(code) ? ' contested' : ''}${detail === undefined ? '' : ` ${detail}`}`],
  ),
  // As the laws know it.
  facts: evidence.some(({ code }) => code === 'DPP-STA-33') ? ['an earlier one was revoked'] : [],
});

/** Presented, or what a scanner reads; examined as `desk inspect` does. */
export function ask(target: Target, text: string | undefined, context: ExamineContext): Ruling {
  const { scan } = target;
  if (target.cred === undefined && scan === undefined) throw new NotExpressible('nothing is presented, and nothing scanned');
  if (target.cred !== undefined && text === undefined) return { headline: 'cannot', open: ['no copy here'], facts: [] };
  const input =
    text === undefined
      ? recognise({ text: labelOf(scan as NonNullable<typeof scan>), channel: 'camera' })
      : recognise({ text, channel: 'file' });
  const [item] = input;
  if (item === undefined) throw new RangeError('nothing was recognised');
  return rulingOf(examine(item, { ...context, ...(text !== undefined && scan !== undefined ? { expected: productKey(scan) } : {}) }));
}

/** A refusal is an answer: what is not admitted is not there. */
function offer(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Whether every statement of a world can be made real: signing is remembered, opening a store is not needed. */
export function canTell({ placed }: World): boolean {
  const statements = placed.map(({ s }) => s);
  const real = materialiser(statements);
  try {
    for (const s of statements) {
      if (s.kind === 'trust') real.trustList(s);
      if (s.kind === 'cred') real.credential(s);
      if (s.kind === 'retract' || s.kind === 'compromise') real.addendum(s);
    }
    return true;
  } catch (error) {
    if (error instanceof NotExpressible) return false;
    throw error;
  }
}

/** A run without a store has no decisions of a desk. */
export const canTellFiles = (world: World): boolean => world.placed.every(({ s }) => s.kind !== 'restrict') && canTell(world);

/** A real store in a folder of its own. Options for a history: the clock and the folder outlive a restart. */
export const storeJudge: OpenJudge = (policy, known = []) => {
  const folder = withNewStore(mkdtempSync(join(tmpdir(), 'dpp-desk-model-')));
  let hour = 0;
  const open = () => {
    const context = openApp({ folder, now: () => parseTimestamp(hour) });
    // Whether a disk keeps its word is not asked here.
    context.store.db.pragma('synchronous = OFF');
    return context;
  };
  const context = open();
  const own = policy?.own;
  if (own !== undefined) context.changeSettings({ baseUrl: hostOf(own.did) });
  const real = materialiser(known, own === undefined ? undefined : { K1: ownKey(context) });
  const admitted: Statement[] = [];
  return {
    admit: (statement, door, at) => {
      hour = at;
      admitted.push(statement);
      offer(() => bring(context, real, statement, door, admitted));
    },
    verdict: (target, clock) => {
      hour = clock;
      const presented = [...admitted, ...known].find(({ kind, hash }) => kind === 'cred' && hash === target.cred) as Credential | undefined;
      const examineContext = { now: parseTimestamp(clock), trust: context.trust(), ...copiesIn(context.store) };
      return ask(target, presented && real.credential(presented), examineContext);
    },
    close: () => {
      context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

function ownKey(context: AppContext) {
  const { verificationMethod, publicJwk, sign } = context.signer();
  return { method: verificationMethod, jwk: { ...publicJwk }, sign };
}

/** Through the door as the program has it. A backup's statements come as its files would. */
export function bring(context: AppContext, real: Materialiser, s: Statement, door: Door, admitted: readonly Statement[]): void {
  const who = 'Ana';
  const take = (text: string) => {
    const read = readTrustList(text);
    // Only a person who compares the fingerprint of a first list pins its operator; every later list comes as a file.
    importTrustList(
      context.store,
      text,
      { who, reason: 'generated', ...(read.ok && s.kind === 'pin' ? { fingerprint: read.fingerprint } : {}) },
      { twoPersons: false },
      context.now(),
    );
  };
  switch (s.kind) {
    case 'pin': {
      // The list itself, when it is there already; else one with nothing but a number just below.
      const held = admitted.find((one): one is TrustList => one.kind === 'trust' && one.operator === s.operator && one.no === s.no);
      take(held === undefined ? real.baseList(s.operator, s.no * SPREAD - 5) : real.trustList(held));
      return;
    }
    case 'trust':
      take(real.trustList(s));
      return;
    case 'retract':
    case 'compromise':
      take(real.addendum(s));
      return;
    case 'status':
      if (door === 'sync') takeList(context, real.statusList(s), { url: listUrl(s), issuerId: didOf(s.issuer), own: true });
      else importText(real.statusList(s), context);
      return;
    case 'cred':
      if (door === 'sync') takeCredential(context, real.credential(s), { passport: false });
      else importText(real.credential(s), context);
      return;
    case 'did': {
      const document = JSON.stringify(real.document(s.did, s.keys));
      const [key] = readKeyDocument(document).keys;
      addLocalIssuer(context, { document, name: 'Maker', fingerprint: key?.fingerprint ?? '', who, reason: 'visited' });
      return;
    }
    case 'restrict':
      restrictIssuer(context.store, { did: didOf(s.did), types: s.types.map(typeName), who, reason: 'generated' }, context.now());
      return;
  }
}
const listUrl = ({ issuer, url }: StatusList): string => `${hostOf(issuer)}/status/${url}`;

/** A run with files as arguments and no store: trust lists, documents and status lists as `--trust`, credentials presented. */
export const filesJudge: OpenJudge = (policy, known = []) => {
  if (policy?.own !== undefined) throw new NotExpressible('a run without a store has no service');
  const folder = withNewStore(mkdtempSync(join(tmpdir(), 'dpp-desk-model-')));
  mkdirSync(folder, { recursive: true });
  const real = materialiser(known);
  const admitted: Statement[] = [];
  const files: string[] = [];
  const add = (text: string): void => {
    const file = join(folder, `${files.length}`);
    writeFileSync(file, text);
    files.push(file);
  };
  const judge: Judge = {
    admit: (s) => {
      admitted.push(s);
      if (s.kind === 'trust') add(real.trustList(s));
      if (s.kind === 'status') add(real.statusList(s));
      if (s.kind === 'did') add(JSON.stringify(real.document(s.did, s.keys)));
      if (s.kind === 'retract' || s.kind === 'compromise') add(real.addendum(s));
      if (s.kind === 'restrict') throw new NotExpressible('a run without a store has no decisions of a desk');
    },
    verdict: (target, clock) => {
      const presented = [...admitted, ...known].find(({ kind, hash }) => kind === 'cred' && hash === target.cred) as Credential | undefined;
      const now = parseTimestamp(clock);
      const trust = readTrustFiles(files, now);
      return ask(target, presented && real.credential(presented), { now, trust, ...NO_COPIES });
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
  return judge;
};
