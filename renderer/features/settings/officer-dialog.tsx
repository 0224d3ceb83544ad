// The dialogs that manage officers: the first one, another one, a new secret, a role, leaving, and the rules.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedOfficer, OfficerRules, OfficersState } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { SecondSignIn } from '../../sign-off/second-sign-in.tsx';
import { SecretError } from '../../sign-off/secret-error.tsx';
import { ActionDialog, Checkbox, Field } from '../../ui/index.ts';
import { officers, officersQuery, useOfficers } from '../../workbench/officers.ts';
import { useSettings } from '../../workbench/workbench.ts';

export type OfficerTask =
  | { readonly kind: 'begin' | 'add' | 'own' }
  | { readonly kind: 'reset' | 'role' | 'remove'; readonly officer: ListedOfficer }
  | { readonly kind: 'rules'; readonly rules: OfficerRules };

interface Given {
  readonly name: string;
  readonly before: string;
  readonly secret: string;
  readonly again: string;
  readonly reason: string;
  readonly administrates: boolean;
}

const EMPTY: Given = { name: '', before: '', secret: '', again: '', reason: '', administrates: false };

function send(task: OfficerTask, { name, before, secret, reason, administrates }: Given): Promise<OfficersState> {
  switch (task.kind) {
    case 'begin':
      return officers.begin({ name, secret });
    case 'add':
      return officers.add({ name, secret, role: administrates ? 'administrator' : 'officer' });
    case 'own':
      return officers.ownSecret({ secret: before, newSecret: secret });
    case 'reset':
      return officers.reset(task.officer.id, { secret, reason });
    case 'role':
      return officers.role(task.officer.id, task.officer.role === 'administrator' ? 'officer' : 'administrator');
    case 'remove':
      return officers.remove(task.officer.id);
    case 'rules':
      return officers.rules(task.rules);
  }
}

export function OfficerDialog({ task, onClose }: { readonly task: OfficerTask; readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const { settings } = useSettings();
  const state = useOfficers();
  const [given, setGiven] = useState(EMPTY);
  const [second, setSecond] = useState('');
  const { kind } = task;
  const named = kind === 'begin' || kind === 'add';
  const withSecret = named || kind === 'own' || kind === 'reset';
  const { lockMinutes = 0 } = state ?? {};
  const loosens = kind !== 'rules' || task.rules.isOn === false || (task.rules.lockMinutes ?? 0) > lockMinutes || Boolean(task.rules.kiosk);
  const two = settings?.trustTwoPersons === true && kind !== 'begin' && kind !== 'own' && loosens && (state?.officers.length ?? 0) > 1;
  const differs = withSecret && given.again !== '' && given.again !== given.secret;
  const isReady =
    (!named || given.name.trim() !== '') &&
    (!withSecret || (given.secret !== '' && given.secret === given.again)) &&
    (kind !== 'own' || given.before !== '') &&
    (kind !== 'reset' || given.reason.trim() !== '') &&
    (!two || second !== '');
  const save = async () => {
    const { token: _, ...after } = (await send(task, given)) as OfficersState & { readonly token?: string };
    client.setQueryData(officersQuery.queryKey, after);
  };
  const field = (name: 'name' | 'before' | 'secret' | 'again' | 'reason', label: string, more: object = {}) => (
    <Field label={label} value={given[name]} onChange={(text) => setGiven({ ...given, [name]: text })} maxLength={200} {...more} />
  );
  const hidden = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <ActionDialog
      title={'officer' in task ? t(`officers.${kind}Title`, { name: task.officer.name }) : t(`officers.${kind}Title`)}
      action={t('settings.save')}
      isDangerous={kind === 'remove'}
      isReady={isReady}
      onClose={onClose}
      run={save}
      done={t('settings.saved')}
      faultOf={(error) => <SecretError error={error} />}
    >
      {kind === 'begin' ? <p>{t('officers.beginHelp')}</p> : null}
      {kind === 'remove' ? <p>{t('officers.removeHelp')}</p> : null}
      {kind === 'rules' && task.rules.isOn === false ? <p>{t('officers.offHelp')}</p> : null}
      {kind === 'rules' && task.rules.kiosk ? <p>{t('kiosk.help')}</p> : null}
      {kind === 'rules' && task.rules.kiosk === null ? <p>{t('kiosk.endHelp')}</p> : null}
      {named ? field('name', t('officers.name')) : null}
      {kind === 'own' ? field('before', t('officers.before'), { ...hidden, autoComplete: 'off' }) : null}
      {withSecret ? (
        <>
          {field('secret', t(kind === 'own' ? 'officers.newSecret' : 'officers.secret'), { ...hidden, help: t('officers.secretHelp') })}
          {field('again', t('officers.again'), { ...hidden, error: differs ? t('officers.differs') : undefined })}
        </>
      ) : null}
      {kind === 'reset' ? field('reason', t('trust.reason'), { maxLength: 2000 }) : null}
      {kind === 'add' ? (
        <Checkbox isSelected={given.administrates} onChange={(administrates) => setGiven({ ...given, administrates })}>
          {t('officers.administrates')}
        </Checkbox>
      ) : null}
      {two ? <SecondSignIn name={second} onSigned={setSecond} /> : null}
    </ActionDialog>
  );
}
