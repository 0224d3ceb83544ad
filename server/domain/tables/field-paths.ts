// Lists the field paths that a person can choose for a column, with their labels.
import type { TableField } from '../../contract/index.ts';
import type { LabelLanguage } from '../language/languages.ts';
import type { FieldType } from '../passport/fields/field.ts';
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
    return [{ path: writePath(path), label: labels.join(' – '), required: isRequired(path), ...choicesOf(type, language) }];
  if (path.length > MAX_DEPTH) return [];
  if (type.kind === 'list') return leaves([...path, 1], type.of, labels, language);
  if (type.kind !== 'object') return [];
  return Object.entries(type.members).flatMap(([name, member]) =>
    leaves([...path, name], member.type, [...labels, member.label[language]], language),
  );
}

const choicesOf = (type: FieldType, language: LabelLanguage): Pick<TableField, 'choices'> =>
  type.kind === 'choice' ? { choices: Object.entries(type.choices).map(([value, label]) => ({ value, label: label[language] })) } : {};
