// Why a decision was not recorded, or perhaps was, in; what to do next out.
import { useT } from '../i18n/index.ts';
import { ErrorBox } from '../ui/index.ts';
import { isBusy, isUnsure } from './decide.ts';

/** Refused, not written yet, or perhaps written: three things to do. */
export function Failed({ error, id }: { readonly error: Error; readonly id: number }) {
  const t = useT();
  if (isBusy(error)) return <ErrorBox error={new Error(t('inspections.stillBusy'))} />;
  if (isUnsure(error)) return <ErrorBox title={t('inspections.unsureTitle')} error={new Error(t('inspections.unsure', { id }))} />;
  return <ErrorBox error={error} />;
}
