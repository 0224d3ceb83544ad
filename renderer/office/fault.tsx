// What was thrown by a change of the office's list in; what it means and what to do out, in words of the screen before those of the service.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Refused } from '../api.ts';
import { useT } from '../i18n/index.ts';
import { ErrorBox } from '../ui/index.ts';
import { lookAgain } from './calls.ts';

const CODES = [
  'no-draft',
  'draft-exists',
  'damaged-draft',
  'stale-draft',
  'bad-content',
  'too-large',
  'other-office',
  'lower-sequence',
  'last-list-missing',
  'wrong-passphrase',
  'not-a-key',
  'other-key',
  'clock-behind',
] as const;

const codeOf = (error: unknown): (typeof CODES)[number] | undefined =>
  error instanceof Refused ? CODES.find((code) => code === error.problem.errors?.[0]?.code) : undefined;

export function Fault({ error }: { readonly error: unknown }) {
  const t = useT();
  const client = useQueryClient();
  const code = codeOf(error);
  useEffect(() => {
    // What stands behind the question is another draft than the one that is shown.
    if (code === 'stale-draft' || code === 'damaged-draft' || code === 'no-draft') void lookAgain(client);
  }, [code, client]);
  if (error === undefined) return null;
  return <ErrorBox {...(code === undefined ? {} : { title: t(`office.refused.${code}`) })} error={error} />;
}
