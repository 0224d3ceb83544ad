// Packs from one store to another: what travels, what is taken over, what is refused, and that a store has all of a pack or nothing.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { didKeyOfJwk, signerOfKey } from '../../../server/domain/signed-file/signed-file.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { applyPack as apply } from '../../../server/features/packs/apply.ts';
import { openPack } from '../../../server/features/packs/format/read.ts';
import { openStaging, stagingFile } from '../../../server/features/packs/staging.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { importTrustList } from '../../../server/features/trust/import-trust-list.ts';
import { listApplied } from '../../../server/store/packs.ts';
import { countCredentials, credentialsByProduct } from '../../../server/store/passports/credentials.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { listTrustLists, trustListInForce } from '../../../server/store/trust/trust-lists.ts';
import { cases } from '../../fixtures/cases.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { CREATOR, line, makePack } from '../../fixtures/hostile-pack.ts';
import { DID, didDocument, passport, secure } from '../../fixtures/issuing.ts';
import { entry, newOperatorKey, signed } from '../../fixtures/office.ts';
import { applyPack, fingerprintIn, inTheField, NOW, office, pack, refusalOf, secondOf, stateOf } from '../../fixtures/pack-office.ts';

let hq: ReturnType<typeof office>;
beforeAll(() => {
  hq = office();
});
afterAll(() => hq.close());

const link = `https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`;

const codesOf = (context: AppContext, text: string) =>
  inspect({ channel: 'manual', text }, context).inspections[0]?.checks.map(({ code }) => code);

describe('applying a pack', () => {
  it('brings a fresh computer to a verdict that rests on the list, with one fingerprint compared', async () => {
    const { context, close } = inTheField();
    const file = pack(hq.context, { trust: hq.trust });
    const all = countCredentials(hq.context.store);
    const { applied, already } = await applyPack(context, file);
    expect(already).toBe(false);
    expect(applied.report).toEqual({
      credentials: all,
      alreadyHere: 0,
      passports: 0,
      events: 0,
      refused: 0,
      refusals: [],
      trust: 'taken-over',
    });
    expect(codesOf(context, link)).toEqual(expect.arrayContaining(['DPP-SIG-01', 'DPP-ISS-01', 'DPP-PRD-01', 'DPP-TRU-01']));
    // A passport without GTIN is found by its code.
    expect(codesOf(context, 'DPP-53414d50-4c45-8000-8000-000000000001')).toEqual(expect.arrayContaining(['DPP-SIG-01', 'DPP-PRD-01']));
    expect((await applyPack(context, file)).already).toBe(true);
    expect(listApplied(context.store)).toMatchObject([{ sequence: applied.sequence, appliedBy: 'Ana', creator: 'Office' }]);
    close();
  });

  it('is for keys that somebody here confirmed: the operator, the own key, or one whose fingerprint was compared', async () => {
    const { context, close } = inTheField();
    const old = stateOf(context);
    const file = pack(hq.context, { signer: signerOfKey(CREATOR) });
    expect(await refusalOf(() => applyPack(context, file, { creatorKey: '' }))).toBe('unknown-creator');
    expect(await refusalOf(() => applyPack(context, file, { creatorKey: fingerprintIn(pack(hq.context)) }))).toBe('unknown-creator');
    expect(stateOf(context)).toEqual(old);
    await applyPack(context, file);
    // Known from now on; another key is not.
    await applyPack(context, pack(hq.context, { signer: signerOfKey(CREATOR) }), { creatorKey: '' });
    expect(await refusalOf(() => applyPack(context, pack(hq.context, { signer: signerOfKey(newOperatorKey()) }), { creatorKey: '' }))).toBe(
      'unknown-creator',
    );
    // What this computer signed itself needs nobody.
    const { publicJwk, sign } = context.signer();
    await applyPack(context, pack(hq.context, { signer: { did: didKeyOfJwk(publicJwk.x), sign } }), { creatorKey: '' });
    close();
  });

  it('refuses altered credentials one by one, and keeps those of issuers that nobody knows', async () => {
    const { context, close } = inTheField();
    putIssuer(context.store, { did: DID, origin: 'local', status: 'granted', didDocument: didDocument(), asOf: '2027-01-01T00:00:00Z' });
    const good = JSON.stringify(secure());
    const altered = good.replace('Zelle', 'Zellen');
    const stranger = JSON.stringify(secure(passport({ issuer: 'did:web:stranger.example' })));
    const file = makePack(join(context.store.folder, 'mixed.pack'), {
      chunks: [line(good) + line(altered), line(stranger) + line('{"a":1}') + line('nothing') + line(`${good}\n${good}`), line(good)],
    });
    const { applied } = await applyPack(context, file);
    expect(applied.report).toMatchObject({ credentials: 2, alreadyHere: 1, refused: 4 });
    expect(applied.report.refusals.map(({ entry: at, code }) => [at, code])).toEqual([
      [1, 'DPP-SIG-02'],
      [3, 'not-importable'],
      [4, 'not-importable'],
      [5, expect.any(String)],
    ]);
    close();
  });

  it('judges the credentials with the list that comes with them, and keeps an older list for what it says against', async () => {
    const { context, close } = inTheField();
    const altered = JSON.stringify(secure()).replace('Zelle', 'Zellen');
    importText(altered, context);
    expect(credentialsByProduct(context.store, SAMPLE)).toHaveLength(1);
    await applyPack(context, pack(hq.context, { trust: signed(5, [entry()]) }));
    const { applied } = await applyPack(context, pack(hq.context, { trust: signed(4, []) }));
    expect(applied.report.trust).toBe('older');
    expect([trustListInForce(context.store)?.sequence, listTrustLists(context.store).length]).toEqual([5, 2]);
    expect(importText(altered, context).refused).toMatchObject([{ code: 'DPP-SIG-02' }]);
    close();
  });

  it('never rolls the list back: not even with a reason, when a newer one came while it was verified', async () => {
    const { context, close } = inTheField();
    await applyPack(context, pack(hq.context, { trust: signed(5, [entry()]) }));
    const newer = () => void importTrustList(context.store, signed(7, []), { who: 'Ben' }, { twoPersons: false }, NOW);
    const late = pack(hq.context, { trust: signed(6, [entry()]) });
    const { applied } = await applyPack(context, late, { reason: 'older, from the archive' }, newer);
    expect(applied.report.trust).toBe('older');
    expect(trustListInForce(context.store)?.sequence).toBe(7);
    expect(context.trust().issuers.has(DID)).toBe(false);
    close();
  });

  it('keeps both lists of one number, and one that jumps too far, as an import does', async () => {
    const { context, close } = inTheField();
    const became = async (text: string) => (await applyPack(context, pack(hq.context, { trust: text }))).applied.report.trust;
    expect(await became(signed(5, [entry()]))).toBe('taken-over');
    expect(await became(signed(5, []))).toBe('twice');
    expect(context.trust().issuers.get(DID)?.status).not.toBe('granted');
    expect(await became(signed(6, [entry()]))).toBe('taken-over');
    expect(await became(signed(6, [entry()]))).toBe('already');
    // Nobody compared a fingerprint this time.
    const far = pack(hq.context, { trust: signed(9000, []) });
    expect((await apply(context, far, { who: 'Ana' })).applied.report.trust).toBe('pending');
    expect(trustListInForce(context.store)?.sequence).toBe(6);
    close();
  });

  it('is refused whole, and at once, when the list in it cannot be imported', async () => {
    const { context, close } = inTheField();
    const old = stateOf(context);
    const seen: number[] = [];
    const stranger = pack(hq.context, { trust: signed(1, undefined, undefined, newOperatorKey()) });
    expect(await refusalOf(() => applyPack(context, stranger, {}, ({ chunk }) => seen.push(chunk)))).toBe('bad-trust');
    context.changeSettings({ trustTwoPersons: true });
    expect(await refusalOf(() => applyPack(context, pack(hq.context, { trust: hq.trust })))).toBe('bad-trust');
    expect([stateOf(context), seen]).toEqual([old, []]);
    await applyPack(context, pack(hq.context, { trust: hq.trust }), { secondPerson: 'Bo' });
    close();
  });

  it('changes nothing when any part of the file is wrong, even the last', async () => {
    const { context, close } = inTheField();
    const old = stateOf(context);
    const chunks = [line(JSON.stringify(secure())), `${line('x').slice(0, -2)}\n`];
    const file = makePack(join(context.store.folder, 'broken.pack'), { chunks });
    expect(await refusalOf(() => applyPack(context, file))).toBe('bad-entry');
    expect(stateOf(context)).toEqual(old);
    close();
  });
});

it('comes out the same from several processes, and is refused by them too', async () => {
  const [one, many] = [inTheField(), inTheField()];
  const file = pack(hq.context, { chunkTarget: 100_000, trust: hq.trust, passports: true });
  const creatorKey = fingerprintIn(file);
  await applyPack(one.context, file);
  await apply(many.context, file, { who: 'Ana', creatorKey }, { processes: 3 });
  expect(stateOf(many.context)).toEqual(stateOf(one.context));
  const broken = makePack(join(one.context.store.folder, 'broken.pack'), { chunks: [line('x'), 'no entry\n', line('y')] });
  const refused = await refusalOf(() => apply(many.context, broken, { who: 'Ana', creatorKey: fingerprintIn(broken) }, { processes: 3 }));
  expect(refused).toBe('bad-entry');
  for (const { close } of [one, many]) close();
});

class Ended extends Error {}

describe('a pack that was interrupted', () => {
  const endAfter =
    (last: number, seen: number[] = []) =>
    ({ chunk }: { readonly chunk: number }) => {
      seen.push(chunk);
      if (chunk === last) throw new Ended();
    };

  it('left the store as it was, and goes on with the chunk where it stopped', async () => {
    const { context, close } = inTheField();
    const old = stateOf(context);
    const file = pack(hq.context, { chunkTarget: 100_000, trust: hq.trust });
    await expect(applyPack(context, file, {}, endAfter(3))).rejects.toThrow(Ended);
    expect([stateOf(context), existsSync(stagingFile(context.store.folder))]).toEqual([old, true]);
    const seen: number[] = [];
    const { applied } = await applyPack(context, file, {}, endAfter(0, seen));
    expect([seen[0], applied.report.credentials, existsSync(stagingFile(context.store.folder))]).toEqual([
      4,
      countCredentials(hq.context.store),
      false,
    ]);

    const straight = inTheField();
    await applyPack(straight.context, file);
    expect(stateOf(context)).toEqual(stateOf(straight.context));
    straight.close();
    close();
  });

  it('is judged anew when other issuers are known meanwhile, and given up for another pack', async () => {
    const { context, close } = inTheField();
    const [one, two] = [pack(hq.context, { chunkTarget: 100_000 }), pack(hq.context, { chunkTarget: 100_000 })] as const;
    await expect(applyPack(context, one, {}, endAfter(3))).rejects.toThrow(Ended);
    putIssuer(context.store, { did: DID, origin: 'local', status: 'granted', didDocument: didDocument(), asOf: '2027-01-01T00:00:00Z' });
    const again: number[] = [];
    await expect(applyPack(context, one, {}, endAfter(3, again))).rejects.toThrow(Ended);
    const other: number[] = [];
    await applyPack(context, two, {}, endAfter(0, other));
    expect([again[0], other[0]]).toEqual([1, 1]);
    close();
  });

  it('does not stand in the way when what it left behind is damaged, and two never work at once', async () => {
    const { context, close } = inTheField();
    const file = pack(hq.context);
    writeFileSync(stagingFile(context.store.folder), 'no database at all, but long enough to be taken for one'.repeat(400));
    const busy: string[] = [];
    await applyPack(context, file, {}, () => {
      try {
        openStaging(context.store.folder, { pack: 'x', judgedBy: 'y' });
      } catch (error) {
        busy.push((error as { code: string }).code);
      }
    });
    expect(busy).toEqual(['busy']);
    close();
  });
});

/** The names in the disclosures of an SD-JWT. */
const disclosed = (token: string): readonly string[] =>
  token
    .split('~')
    .slice(1, -1)
    .map((one) => String(JSON.parse(Buffer.from(one, 'base64url').toString())[1]));

describe('what travels', () => {
  const sdJwtsIn = (file: string): readonly string[] => {
    const opened = openPack(file);
    const found = opened.header.chunks.flatMap((_, index) => opened.entries(index)).filter(({ text }) => text.includes('~'));
    opened.close();
    return found.map(({ text }) => text);
  };

  it('discloses of the own SD-JWTs what the role may see, and of a withdrawn passport nothing', () => {
    const shown = (role: 'consumer' | 'customs') => sdJwtsIn(pack(hq.context, { role, lines: [link] })).flatMap(disclosed);
    expect(shown('consumer')).not.toContain('hsCode');
    expect(shown('customs')).toContain('hsCode');
    const { context, close } = office();
    const document = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}');
    const counted = (file: string): number => {
      const { header, close: done } = openPack(file);
      done();
      return header.counts.credentials;
    };
    const before = counted(pack(context));
    importText(JSON.stringify({ ...document, dppStatus: 'invalid' }), context);
    expect(counted(pack(context))).toBeLessThan(before);
    expect(counted(pack(context, { lines: [link, SAMPLE.dppCode] }))).toBe(0);
    close();
  });

  it('is only what was named, when it was: by code, by link', async () => {
    const { context, close } = inTheField();
    await applyPack(context, pack(hq.context, { trust: hq.trust, lines: [SAMPLE.dppCode, 'nothing that anybody knows'] }));
    expect(codesOf(context, link)).toEqual(expect.arrayContaining(['DPP-SIG-01', 'DPP-ISS-01', 'DPP-PRD-01', 'DPP-TRU-01']));
    const other = 'https://id.gs1.org/01/09520123456795/21/NONE';
    expect(codesOf(context, other)).toContain('DPP-SIG-13');
    close();
  });

  it('holds each thing once, however many lines name it', () => {
    const countsOf = (...lines: string[]) => {
      const { header, close } = openPack(pack(hq.context, { lines, passports: true }));
      close();
      return header.counts;
    };
    const once = countsOf(SAMPLE.dppCode);
    expect(once).toMatchObject({ passports: 1 });
    expect(countsOf(SAMPLE.dppCode, link, link, `(01)${SAMPLE.gtin}(21)${SAMPLE.serial}`, SAMPLE.dppCode)).toEqual(once);
  });

  it('is the passports and their events too, for a second computer of the same service', async () => {
    const { context, own, close } = secondOf(hq.context);
    const { applied } = await applyPack(context, pack(hq.context, { ...own, trust: hq.trust, passports: true }), {
      creatorKey: '',
      fingerprint: fingerprintIn(pack(hq.context)),
    });
    expect(applied.report).toMatchObject({ passports: 10, events: 10, refused: 0 });
    expect(applied.report.received).toBeUndefined();
    const [here, there] = [stateOf(context), stateOf(hq.context)];
    expect([here.events?.length, here.passports?.length]).toEqual([there.events?.length, 10]);
    expect(here.filed).toContain(SAMPLE.dppCode);
    // None of them is published on this computer.
    expect(context.store.db.prepare('SELECT count(*) FROM drafts').pluck().get()).toBe(10);
    close();
  });
});

describe('a delta', () => {
  it('needs what it is a delta of, and an older pack a reason', async () => {
    const { context: from, close: closeFrom } = office({ sample: false });
    const { context, close } = inTheField();
    const add = (id: number) => importText(JSON.stringify(secure(passport({ id: `urn:uuid:${id}` }))), from);
    add(1);
    const one = pack(from);
    add(2);
    const two = pack(from, { since: 1 });
    add(3);
    const three = pack(from, { since: 2 });
    expect(await refusalOf(() => applyPack(context, two))).toBe('base-missing');
    await applyPack(context, one);
    expect(await refusalOf(() => applyPack(context, three))).toBe('base-missing');
    expect((await applyPack(context, two)).applied.report).toMatchObject({ credentials: 1, alreadyHere: 0 });
    expect((await applyPack(context, three)).applied.report).toMatchObject({ credentials: 1, alreadyHere: 0 });
    const { context: later, close: closeLater } = inTheField();
    await applyPack(later, one);
    await applyPack(later, pack(from, { since: 1 }));
    expect(await refusalOf(() => applyPack(later, three))).toBe('older-pack');
    await applyPack(later, three, { reason: 'found in a drawer' });
    expect(stateOf(later).credentials).toEqual(stateOf(context).credentials);
    for (const done of [closeLater, close, closeFrom]) done();
  });

  it('cannot be made against a pack that nobody made, a selection, or one for another role', async () => {
    const { context, close } = office({ sample: false });
    pack(context, { lines: [] });
    pack(context, { role: 'customs' });
    expect(await refusalOf(() => pack(context, { since: 1 }))).toBe('bad-base');
    expect(await refusalOf(() => pack(context, { since: 2 }))).toBe('bad-base');
    expect(await refusalOf(() => pack(context, { since: 3 }))).toBe('bad-base');
    expect(await refusalOf(() => pack(context, { since: 2, role: 'customs' }))).toBe('none');
    close();
  });

  it('with all before it leaves the receiver with what the sender had, whatever happened between them', async () => {
    const document = JSON.parse(passportByCode(hq.context.store, SAMPLE.dppCode)?.document ?? '{}');
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('credential' as const), id: fc.nat(5) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('forget' as const), id: fc.nat(5) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('passport' as const), id: fc.nat(2) }) },
      { weight: 4, arbitrary: fc.record({ kind: fc.constant('pack' as const), back: fc.nat(3), lost: fc.boolean() }) },
    );
    const bodies = [0, 1, 2, 3, 4, 5].map((id) => JSON.stringify(secure(passport({ id: `urn:uuid:${id}` }))));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { context: from, close: closeFrom } = office({ sample: false });
        const { context, own, close } = secondOf(from);
        const made: number[] = [];
        let held = 0;
        const send = async (back: number, lost: boolean) => {
          // The office cannot know what the field has: the delta may need what was lost.
          const since = back === 0 ? undefined : made.at(-back);
          const file = pack(from, { ...own, passports: true, ...(since === undefined ? {} : { since }) });
          made.push(made.length + 1);
          if (lost) return;
          if (since !== undefined && since > held) expect(await refusalOf(() => applyPack(context, file))).toBe('base-missing');
          else {
            await applyPack(context, file);
            held = made.length;
          }
        };
        for (const one of steps) {
          if (one.kind === 'credential') importText(bodies[one.id] ?? '', from);
          if (one.kind === 'forget') from.store.db.prepare('DELETE FROM credentials WHERE credential_id = ?').run(`urn:uuid:${one.id}`);
          if (one.kind === 'passport')
            importText(
              JSON.stringify({ ...document, sample: undefined, productName: { en: `Version ${one.id}` }, defaultLanguage: 'en' }),
              from,
            );
          if (one.kind === 'pack') await send(one.back, one.lost);
        }
        const base = made.includes(held) ? made.length - held + 1 : 0;
        await send(base, false);
        const [there, here] = [stateOf(from), stateOf(context)];
        expect(here.passports?.map((text) => JSON.parse(String(text)).productName)).toEqual(
          there.passports?.map((text) => JSON.parse(String(text)).productName),
        );
        expect(here.credentials).toEqual(expect.arrayContaining([...(there.credentials ?? [])]));
        close();
        closeFrom();
      }),
      { numRuns: cases(20) },
    );
  });
});
