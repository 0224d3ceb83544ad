// Makes the form of a product group: labels, types, obligations and legal bases, with examples of the sample set.
import type { Category, FormField, FormType, PassportForm } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { COUNTRIES, countryName } from '../../domain/passport/fields/countries.ts';
import type { BatteryCategory, Field, FieldType } from '../../domain/passport/fields/field.ts';
import { FORMATS } from '../../domain/passport/fields/formats.ts';
import { CORE, FIELDS, GROUPS, REQUIRED } from '../../domain/passport/fields.ts';
import { formatValue } from '../../domain/passport/format.ts';
import { groupNeedsPassportFrom, legalObligation, MAY_BE_NONE } from '../../domain/passport/law/duties.ts';
import type { Rules } from '../../domain/passport/law/rules.ts';
import { sampleSet } from '../../domain/passport/sample/index.ts';
import { ourLanguage } from '../../domain/passport/words.ts';

/**
 * Not in the form: the code, which follows from other fields; the mark of demonstration data; labels in languages of the manufacturer's
 * choice, which are edited as a file.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['dppCode', 'sample', 'labelTranslations']);
const MAX_EXAMPLE = 120;

export function passportForm(category: Category, battery: BatteryCategory | undefined, language: string, rules: Rules): PassportForm {
  const words = ourLanguage([language]);
  const examples = sampleSet()
    .map(({ passport }) => passport)
    .filter((one) => one.category === category);
  const fields = FIELDS.flatMap((field): readonly (readonly [Field, FormField])[] => {
    const passportFrom = groupNeedsPassportFrom(category, battery, rules);
    const { obligation, legalBasis } = legalObligation(field, category, battery, passportFrom, rules);
    if (field.setOnPublish === true || LEFT_OUT.has(field.name) || obligation === 'not-to-be-filled') return [];
    const { name, label, type } = field;
    const sample = examples.find((one) => one[name] !== undefined);
    const value = sample?.[name];
    const reading = { preferences: [language], fallback: sample?.defaultLanguage ?? 'en' };
    const example = value === undefined ? undefined : short(formatValue(type, Array.isArray(value) ? value.slice(0, 1) : value, reading));
    return [
      [
        field,
        {
          name,
          label: label[words],
          type: formType(type, language),
          obligation: REQUIRED.includes(name) ? 'needed' : obligation,
          legalBasis,
          ...(rules.source === undefined ? {} : { isFromOutside: true }),
          ...(MAY_BE_NONE.has(name) ? { none: true } : {}),
          ...(example ? { example } : {}),
        },
      ],
    ];
  });
  const core = CORE.flatMap((name) => fields.filter(([field]) => field.name === name).map(([, one]) => one));
  const others = Object.entries(GROUPS).map(([id, label]) => ({
    id,
    label: label[words],
    fields: fields.filter(([{ name, group }]) => group === id && !CORE.includes(name)).map(([, one]) => one),
  }));
  return { groups: [{ id: 'core', label: '', fields: core }, ...others.filter((group) => group.fields.length > 0)] };
}

/** Labels of members begin in lower case, because a reader sees them after the label of their field. */
const capitalised = (label: string, language: string): string => label.charAt(0).toLocaleUpperCase(language) + label.slice(1);

const short = (text: string): string => (text.length > MAX_EXAMPLE ? `${text.slice(0, MAX_EXAMPLE - 1)}…` : text);

function formType(type: FieldType, language: string): FormType {
  const words = ourLanguage([language]);
  switch (type.kind) {
    case 'text': {
      const options = () => [...COUNTRIES].map((value) => ({ value, label: countryName(value, words) }));
      if (type.format === 'country')
        return { kind: 'choice', options: options().toSorted((one, other) => one.label.localeCompare(other.label, words)) };
      return { kind: 'text', format: type.format, max: FORMATS[type.format].max };
    }
    case 'language-map':
    case 'local':
      return { kind: 'texts', max: type.max, plain: type.kind === 'local' };
    case 'number':
      return { kind: 'number', unit: type.unit, ...defined({ min: type.min, max: type.max, integer: type.integer }) };
    case 'choice':
      return { kind: 'choice', options: Object.entries(type.choices).map(([value, label]) => ({ value, label: label[words] })) };
    case 'list':
      return { kind: 'list', of: formType(type.of, language), max: type.max };
    case 'object':
      return {
        kind: 'object',
        members: Object.entries(type.members).map(([name, member]) => ({
          name,
          label: capitalised(member.label[words], words),
          required: member.required === true,
          type: formType(member.type, language),
        })),
      };
    case 'boolean':
      return { kind: 'boolean' };
    case 'labels':
      throw new TypeError('labels of a manufacturer are not in the form');
  }
}
