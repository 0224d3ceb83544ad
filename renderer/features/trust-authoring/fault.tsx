// Explains why a change of the draft was refused, in the words of the screen, then in those of the service.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OfficeRefusal } from '../../../server/contract/index.ts';
import { type MessageId, useT } from '../../i18n/index.ts';
import { Refused } from '../../lib/api.ts';
import { ErrorBox } from '../../ui/index.ts';
import { lookAgain } from './calls.ts';

const TITLES: Readonly<Record<OfficeRefusal, MessageId>> = {
  'no-draft': 'office.refused.no-draft',
  'draft-exists': 'office.refused.draft-exists',
  'damaged-draft': 'office.refused.damaged-draft',
  'stale-draft': 'office.refused.stale-draft',
  'bad-content': 'office.refused.bad-content',
  'too-large': 'office.refused.too-large',
  'other-office': 'office.refused.other-office',
  'lower-sequence': 'office.refused.lower-sequence',
  'last-list-missing': 'office.refused.last-list-missing',
  'wrong-passphrase': 'office.refused.wrong-passphrase',
  'key-too-costly': 'office.refused.key-too-costly',
  'not-a-key': 'office.refused.not-a-key',
  'other-key': 'office.refused.other-key',
  'clock-behind': 'office.refused.clock-behind',
  'key-left-out': 'office.refused.key-left-out',
  'empty-list': 'office.refused.empty-list',
  'several-operators': 'office.refused.several-operators',
};

function codeOf(error: unknown): OfficeRefusal | undefined {
  const code = error instanceof Refused ? error.problem.errors?.[0]?.code : undefined;
  return code !== undefined && Object.hasOwn(TITLES, code) ? (code as OfficeRefusal) : undefined;
}

/** For the dialogs that change the draft. */
export const drawFault = (error: unknown) => <Fault error={error} />;

export function Fault({ error }: { readonly error: unknown }) {
  const t = useT();
  const client = useQueryClient();
  const code = codeOf(error);
  useEffect(() => {
    // The question was about another version of the draft than the one shown.
    if (code === 'stale-draft' || code === 'damaged-draft' || code === 'no-draft') void lookAgain(client);
  }, [code, client]);
  if (error === undefined) return null;
  return <ErrorBox {...(code === undefined ? {} : { title: t(TITLES[code]) })} error={error} />;
}
