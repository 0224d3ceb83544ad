// Officers who sign in on this computer: who they are, when it locks, and turning the sign-in on and off.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { ListedOfficer, OfficersState } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { SecretError } from '../../sign-off/secret-error.tsx';
import { Badge, Button, Card, Field, Select, toast } from '../../ui/index.ts';
import { officers, officersQuery, useOfficers } from '../../workbench/officers.ts';
import { KioskRules } from './kiosk.tsx';
import { OfficerDialog, type OfficerTask } from './officer-dialog.tsx';
import { OfficerLog } from './officer-log.tsx';
import styles from './settings.module.css';

const MINUTES = ['2', '5', '10', '15', '30', '60', '120', '480'] as const;

export function Officers() {
  const t = useT();
  const state = useOfficers();
  const [task, setTask] = useState<OfficerTask>();
  if (state === undefined) return null;
  return (
    <Card title={t('officers.title')} icon={<Users aria-hidden />} className={styles.wide ?? ''}>
      <div className={styles.form}>
        <p className={styles.note}>{t('officers.help')}</p>
        {state.officers.length === 0 ? (
          <Button className={styles.start ?? ''} onPress={() => setTask({ kind: 'begin' })}>
            {t('officers.begin')}
          </Button>
        ) : (
          <Present state={state} onTask={setTask} />
        )}
      </div>
      {task === undefined ? null : <OfficerDialog task={task} onClose={() => setTask(undefined)} />}
    </Card>
  );
}

interface PresentProps {
  readonly state: OfficersState;
  readonly onTask: (task: OfficerTask) => void;
}

function Present({ state, onTask }: PresentProps) {
  const t = useT();
  const { signedIn, isOn, lockMinutes } = state;
  const manages = signedIn?.role === 'administrator';
  return (
    <>
      <ul className={styles.officers}>
        {state.officers.map((officer) => (
          <li key={officer.id}>
            <span>
              {officer.name} {officer.role === 'administrator' ? <Badge>{t('officers.administrator')}</Badge> : null}{' '}
              {officer.id === signedIn?.id ? <Badge tone="accent">{t('officers.you')}</Badge> : null}
            </span>
            <span className={styles.officerActions}>
              {officer.id === signedIn?.id ? (
                <Button onPress={() => onTask({ kind: 'own' })}>{t('officers.own')}</Button>
              ) : manages ? (
                <>
                  <Button onPress={() => onTask({ kind: 'reset', officer })}>{t('officers.reset')}</Button>
                  <Button onPress={() => onTask({ kind: 'role', officer })}>
                    {t(officer.role === 'administrator' ? 'officers.noAdministrator' : 'officers.makeAdministrator')}
                  </Button>
                  <Button onPress={() => onTask({ kind: 'remove', officer })}>{t('officers.remove')}</Button>
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {signedIn === undefined ? <SignInHere officers={state.officers} /> : null}
      {manages ? (
        <>
          <Select
            label={t('officers.lockAfter')}
            options={[...new Set([...MINUTES, String(lockMinutes)])].map((value) => ({
              value,
              label: t('officers.minutes', { count: Number(value) }),
            }))}
            value={String(lockMinutes)}
            onChange={(value) => onTask({ kind: 'rules', rules: { lockMinutes: Number(value) } })}
          />
          <div className={styles.officerActions}>
            <Button onPress={() => onTask({ kind: 'add' })}>{t('officers.add')}</Button>
            <Button onPress={() => onTask({ kind: 'rules', rules: { isOn: !isOn } })}>{t(isOn ? 'officers.off' : 'officers.on')}</Button>
          </div>
          {isOn ? <KioskRules kiosk={state.kiosk} onChange={(rules) => onTask({ kind: 'rules', rules })} /> : null}
          <OfficerLog />
        </>
      ) : null}
    </>
  );
}

/** While the sign-in is off, an administrator signs in here to manage the officers. */
function SignInHere({ officers: listed }: { readonly officers: readonly ListedOfficer[] }) {
  const t = useT();
  const client = useQueryClient();
  const administrators = listed.filter(({ role }) => role === 'administrator');
  const [chosen, setChosen] = useState(administrators[0]?.id ?? '');
  const [secret, setSecret] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: officers.signIn,
    onSuccess: ({ token: _, ...state }) => {
      client.setQueryData(officersQuery.queryKey, state);
      toast('good', t('officers.signedInAs', { name: state.signedIn?.name ?? '' }));
    },
    onSettled: () => setSecret(''),
  });
  return (
    <>
      <p>{t('officers.isOff')}</p>
      <Select
        label={t('officers.administrator')}
        options={administrators.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <Field label={t('officers.secret')} type="password" autoComplete="off" value={secret} onChange={setSecret} maxLength={200} />
      {error ? <SecretError error={error} /> : null}
      <Button className={styles.start ?? ''} isDisabled={secret === '' || isPending} onPress={() => mutate({ officer: chosen, secret })}>
        {t('officers.signIn')}
      </Button>
    </>
  );
}
