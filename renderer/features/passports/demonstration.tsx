// Warns that passports have the data of a template or of the sample set, without its mark.
import { useT } from '../../i18n/index.ts';
import { Note } from '../../ui/index.ts';

/** Renders nothing if there are none. */
export function Demonstration({ count }: { readonly count: number }) {
  const t = useT();
  return count === 0 ? null : <Note urgent>{t('passports.demonstration', { count })}</Note>;
}
