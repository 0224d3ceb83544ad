// The edition of the rules over the workbench API: which one is in force, and that every screen judges by it.
import { describe, expect, test } from 'vitest';
import type {
  CompletenessOfEntry,
  EditReview,
  Inspection,
  InspectResponse,
  PassportDetail,
  PassportForm,
  RulesOverview,
} from '../../../server/contract/index.ts';
import { PROGRAM_EDITION } from '../../../server/domain/passport/law/rules.ts';
import { takeRules } from '../../../server/features/rules/index.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';
import { ASKED, rulesText } from '../../fixtures/rules-edition.ts';

const NOW = new Date('2027-06-01T12:00:00Z');

describe.each(TRANSPORTS)('the rules over %s', (_, connect) => {
  const { context, ask } = reachedWorkbench(connect, { sample: true, now: () => NOW });
  const get = async <Answer>(path: string): Promise<Answer> => (await ask(`/workbench${path}`)).json as Answer;
  const post = async <Answer>(path: string, body: object): Promise<Answer> =>
    (await ask(`/workbench${path}`, { method: 'POST', body: JSON.stringify(body) })).json as Answer;
  const missing = ({ completeness }: Pick<PassportDetail, 'completeness'>): readonly string[] =>
    completeness.duties.filter(({ state }) => state === 'missing').map(({ field }) => field);
  const scan = async (): Promise<Inspection> =>
    (await post<InspectResponse>('/inspections', { channel: 'wedge', text: `https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}` }))
      .inspections[0] as Inspection;
  const completenessIn = ({ checks }: Inspection) => checks.find(({ check }) => check === 'completeness');
  const needs = ({ groups }: PassportForm) =>
    groups.flatMap(({ fields }) =>
      fields
        .filter(({ name }) => name === ASKED)
        .map(({ obligation, legalBasis, isFromOutside }) => [obligation, legalBasis, isFromOutside]),
    );

  test('are those of the program, and every screen follows a newer edition at once', async () => {
    const program = { name: PROGRAM_EDITION.name, date: PROGRAM_EDITION.date };
    expect(await get<RulesOverview>('/rules')).toEqual({ inForce: program, program });
    const detail = await get<PassportDetail>(`/passports/${SAMPLE.dppCode}`);
    expect([missing(detail), detail.completeness.source]).toEqual([[], undefined]);
    expect(needs(await get<PassportForm>('/edits/form?category=battery&battery=ev'))).toEqual([]);
    const first = await scan();

    takeRules(context.store, rulesText('2027-05-30'), { officer: 'Ana', now: NOW });
    expect(await get<RulesOverview>('/rules')).toMatchObject({
      inForce: { name: '2027-05', date: '2027-05-30', source: { kind: 'import' } },
      program,
      stored: { officer: 'Ana', unknown: 0, importedAt: NOW.toISOString() },
    });
    const later = await get<PassportDetail>(`/passports/${SAMPLE.dppCode}`);
    expect([missing(later), later.completeness.rules, later.completeness.source]).toEqual([[ASKED], '2027-05', { kind: 'import' }]);
    const chosen = await get<PassportDetail['completeness']>(`/passports/${SAMPLE.dppCode}/completeness?on=2025-12-31`);
    expect([chosen.rules, chosen.isDue]).toEqual(['2027-05', false]);
    expect(needs(await get<PassportForm>('/edits/form?category=battery&battery=ev'))).toEqual([
      ['mandatory', 'Regulation (EU) 2027/1 Article 5', true],
    ]);
    const edit = await post<EditReview>('/edits', { passport: SAMPLE.dppCode });
    expect([missing(edit), edit.completeness.rules]).toEqual([[ASKED], '2027-05']);

    // The record of an inspection names the edition by which it was judged, and keeps it.
    expect(completenessIn(await scan())).toMatchObject({ code: 'DPP-CPL-02', detail: expect.stringContaining('2027-05 (imported here)') });
    expect(completenessIn(await get<Inspection>(`/inspections/${first.id}`))).toEqual(completenessIn(first));
    // What the law requires of its content is asked of the edition in force now.
    expect(await get<CompletenessOfEntry>(`/inspections/${first.id}/completeness`)).toMatchObject({
      outcome: 'judged',
      completeness: { rules: '2027-05', source: { kind: 'import' } },
    });
    expect(completenessIn(first)).toMatchObject({ detail: expect.stringContaining(`${program.name} (this program)`) });
  });
});
