// Explains why a decision was not recorded, or may not have been, and what to do next.
import { useT } from '../i18n/index.ts';
import { ErrorBox } from '../ui/index.ts';
import { isBusy, isUnsure } from './decide.ts';

/** Refused, not written yet, or possibly written: each needs a different next step. */
export function Failed({ error, id }: { readonly error: Error; readonly id: number }) {
  const t = useT();
  if (isBusy(error)) return <ErrorBox error={new Error(t('inspections.stillBusy'))} />;
  if (isUnsure(error)) return <ErrorBox title={t('inspections.unsureTitle')} error={new Error(t('inspections.unsure', { id }))} />;
  return <ErrorBox error={error} />;
}
