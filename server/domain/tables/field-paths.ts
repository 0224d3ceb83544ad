// Lists the field paths that a person can choose for a column, with their labels.
import type { TableField } from '../../contract/index.ts';
import { defined } from '../json/defined.ts';
import type { LabelLanguage } from '../language/languages.ts';
import type { FieldType } from '../passport/fields/field.ts';
import { FORMATS } from '../passport/fields/formats.ts';
import { FIELDS } from '../passport/fields.ts';
import { cellTypeAt, type Path, writePath } from './path.ts';
import { isRequired } from './required.ts';

/** Members at a greater depth are not listed, so a person types their paths. */
const MAX_DEPTH = 4;

/** Of a list, only the path of its first entry is given; other entries have other numbers. Omits fields that publishing fills in. */
export const fieldPaths = (language: LabelLanguage): readonly TableField[] =>
  FIELDS.filter(({ setOnPublish, name }) => setOnPublish !== true && name !== 'sample').flatMap((field) =>
    leaves([field.name], field.type, [field.label[language]], language),
  );

function leaves(path: Path, type: FieldType, labels: readonly string[], language: LabelLanguage): readonly TableField[] {
  if (cellTypeAt(path).kind !== 'none')
    return [
      { path: writePath(path), label: labels.join(' – '), required: isRequired(path), ...choicesOf(type, language), ...typeOf(type) },
    ];
  if (path.length > MAX_DEPTH) return [];
  if (type.kind === 'list') return leaves([...path, 1], type.of, labels, language);
  if (type.kind !== 'object') return [];
  return Object.entries(type.members).flatMap(([name, member]) =>
    leaves([...path, name], member.type, [...labels, member.label[language]], language),
  );
}

const choicesOf = (type: FieldType, language: LabelLanguage): Pick<TableField, 'choices'> =>
  type.kind === 'choice' ? { choices: Object.entries(type.choices).map(([value, label]) => ({ value, label: label[language] })) } : {};

function typeOf(type: FieldType): Pick<TableField, 'type'> {
  switch (type.kind) {
    case 'text':
      return type.format === 'country' ? {} : { type: { kind: 'text', format: type.format, max: FORMATS[type.format].max } };
    case 'language-map':
    case 'local':
      return { type: { kind: 'texts', max: type.max, plain: true } };
    case 'number':
      return { type: { kind: 'number', unit: type.unit, ...defined({ min: type.min, max: type.max, integer: type.integer }) } };
    case 'list':
      return typeOf(type.of);
    default:
      return {};
  }
}
