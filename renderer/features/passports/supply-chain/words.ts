// Names events, and the things in them, for lists and pictures.
import type { EventPart, EventSummary } from '../../../../server/contract/index.ts';
import type { useT } from '../../../i18n/index.ts';
import { original, shown } from '../../../ui/index.ts';
import { lastTerm } from '../last-term.ts';

type T = ReturnType<typeof useT>;

/** Terms of the CBV are translated; any other term is shown unchanged. */
export function stepOf({ bizStep = '', type }: Pick<EventSummary, 'bizStep' | 'type'>, t: T): string {
  if (!bizStep) return typeOf(type, t);
  const name = lastTerm(original(bizStep));
  return t('passports.bizStep', { step: name.replaceAll(' ', '_'), name: shown(name) });
}

export const typeOf = (type: EventSummary['type'], t: T): string => t('passports.eventType', { type: original(type), name: shown(type) });

/** The end of an identifier, which tells it from others, in at most `limit` characters. */
export function shortId({ id }: Pick<EventPart, 'id'>, limit: number): string {
  const name =
    original(id)
      .split(/[:/]/)
      .findLast((part) => part !== '') ?? '';
  const characters = Array.from(name);
  return shown(characters.length <= limit ? name : `…${characters.slice(1 - limit).join('')}`);
}
