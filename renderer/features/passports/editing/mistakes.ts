// Names the place of a mistake: the label and the type of the field at a pointer.
import type { FormType, PassportForm } from '../../../../server/contract/index.ts';
import { shown } from '../../../ui/index.ts';
import { pathOf } from './document.ts';

export interface Place {
  /** Absent if the form has no field for the place. */
  readonly type?: FormType;
  readonly label: string;
  /** The group of the form. */
  readonly group?: string;
}

/** The type and the label of the value at a pointer. */
export function placeAt(form: PassportForm, pointer: string, languageName: (tag: string) => string): Place {
  const [name = '', ...rest] = pathOf(pointer);
  const group = form.groups.find(({ fields }) => fields.some((field) => field.name === name));
  const field = group?.fields.find((one) => one.name === name);
  if (field === undefined || group === undefined) return { label: shown(pathOf(pointer).join('.')) };
  let type: FormType | undefined = field.type;
  const labels = [field.label];
  for (const step of rest) {
    if (type?.kind === 'object') {
      const member: (typeof type.members)[number] | undefined = type.members.find((one) => one.name === step);
      labels.push(member?.label ?? shown(step));
      type = member?.type;
    } else if (type?.kind === 'list') {
      labels.push(String(Number(step) + 1));
      type = type.of;
    } else if (type?.kind === 'texts') labels.push(languageName(step));
  }
  return { label: labels.join(' – '), group: group.id, ...(type === undefined ? {} : { type }) };
}
