// Says in the person's own language why a PIN or passphrase was not taken.
import { useT } from '../i18n/index.ts';
import { Refused } from '../lib/api.ts';
import { ErrorBox } from '../ui/index.ts';

/** Rounded up, so that an attempt at the end of that time is taken. */
const waitWords = (seconds: number, t: ReturnType<typeof useT>): string =>
  seconds <= 120 ? t('officers.waitSeconds', { count: Math.ceil(seconds) }) : t('officers.waitMinutes', { count: Math.ceil(seconds / 60) });

export function SecretError({ error }: { readonly error: unknown }) {
  const t = useT();
  const problem = error instanceof Refused ? error.problem : undefined;
  const fault = problem?.errors?.find(({ code }) => code === 'short' || code === 'long' || code === 'simple')?.code;
  if (problem?.code === 'wrong-secret') return <ErrorBox title={t('officers.wrong')} />;
  if (error instanceof Refused && error.problem.code === 'locked-out')
    return <ErrorBox title={t('officers.lockedOut')}>{error.wait === undefined ? null : <p>{waitWords(error.wait, t)}</p>}</ErrorBox>;
  if (fault === 'short') return <ErrorBox title={t('officers.short')} />;
  if (fault === 'simple') return <ErrorBox title={t('officers.simple')} />;
  return <ErrorBox error={error} />;
}
