// The edition of the rules in the public interface: the customs summary and the verdict follow a pack at once, and name the edition and its source.
import { describe, expect, test } from 'vitest';
import { RULES_EDITION } from '../../../server/domain/passport/law/rules.ts';
import { takeRules } from '../../../server/features/rules/index.ts';
import { removeRules } from '../../../server/store/rules.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { applyPack, NOW, office, pack } from '../../fixtures/pack-office.ts';
import { reachedPublic } from '../../fixtures/reached.ts';
import { ACT, ASKED, rulesText } from '../../fixtures/rules-edition.ts';

describe('an edition of the rules that came in a pack', () => {
  const { context, ask } = reachedPublic({ sample: true, now: () => NOW });
  const summary = async () => (await ask(`/api/v1/public/customs/verify/${SAMPLE.dppCode}`)).json;
  const judged = async () =>
    (await ask(`/api/v1/verify/${SAMPLE.dppCode}`)).json.checks.find(({ check }: { check: string }) => check === 'completeness');

  test('decides espr_compliant, and is named with its maker, until it is removed', async () => {
    const before = await summary();
    expect(before).toMatchObject({ espr_compliant: true, missing: [], rules: { edition: RULES_EDITION, source: 'program' } });
    expect(before.rules).not.toHaveProperty('maker');
    expect(await judged()).toMatchObject({ detail: expect.stringContaining(`${RULES_EDITION} (this program)`) });

    const from = office({ sample: false });
    takeRules(from.context.store, rulesText('2027-05-30'), { officer: 'Ana', now: NOW });
    await applyPack(context, pack(from.context));
    from.close();

    const after = await summary();
    expect(after).toMatchObject({
      espr_compliant: false,
      signatureValid: true,
      verdict: before.verdict,
      dataComplete: false,
      missing: [{ field: ASKED, legalBasis: ACT }],
      rules: { edition: '2027-05', source: 'pack', maker: 'Office', passportRequired: true, passportRequiredFrom: '2026-01-01' },
    });
    expect(JSON.stringify(after)).not.toContain('Ana');
    expect(await judged()).toMatchObject({ code: 'DPP-CPL-02', detail: expect.stringContaining('2027-05 (a pack of “Office”)') });

    removeRules(context.store);
    expect(await summary()).toMatchObject({ espr_compliant: true, rules: { edition: RULES_EDITION, source: 'program' } });
  });
});
