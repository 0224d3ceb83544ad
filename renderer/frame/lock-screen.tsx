// The lock screen: an officer is chosen by a key or a press, and signs in with a PIN or passphrase.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OfficersState } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { commitOrLeave } from '../lib/commit.ts';
import { keysOf } from '../lib/shortcuts.ts';
import { SecretError } from '../sign-off/secret-error.tsx';
import { SecretField } from '../sign-off/secret-field.tsx';
import { Button, Form } from '../ui/index.ts';
import { officers, officersQuery } from '../workbench/officers.ts';
import styles from './lock.module.css';

/** The keys that choose an officer: the digits, in the order of the list. */
const KEYS = keysOf('officer');

export interface LockScreenProps {
  readonly state: OfficersState;
  /** At a kiosk: returns to Inspect. */
  readonly onLeave?: () => void;
}

export function LockScreen({ state, onLeave }: LockScreenProps) {
  const t = useT();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<string | undefined>(state.officers.length === 1 ? state.officers[0]?.id : undefined);
  const [secret, setSecret] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const officer = state.officers.find(({ id }) => id === chosen);
  const { mutate, error, isPending } = useMutation({
    mutationFn: officers.signIn,
    onSuccess: ({ token: _, ...signed }) => client.setQueryData(officersQuery.queryKey, signed),
    onSettled: () => setSecret(''),
  });
  useEffect(() => {
    if (chosen !== undefined) field.current?.focus();
  }, [chosen]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.ctrlKey || event.altKey || event.metaKey) return;
      const picked = state.officers[KEYS.indexOf(event.key)];
      if (picked === undefined) return;
      event.preventDefault();
      // The first digit of a scan must not choose an officer.
      commitOrLeave(() => setChosen(picked.id));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [state.officers]);
  const submit = () => officer !== undefined && secret !== '' && !isPending && mutate({ officer: officer.id, secret });
  return (
    <main className={styles.screen}>
      <div className={styles.box}>
        <h1 className={styles.title}>
          <Lock aria-hidden size={26} /> {t(onLeave ? 'kiosk.signIn' : 'officers.locked')}
        </h1>
        <p>{t(onLeave ? 'kiosk.signInHelp' : 'officers.lockedHelp')}</p>
        <ul className={styles.officers} aria-label={t('officers.who')}>
          {state.officers.map(({ id, name }, index) => (
            <li key={id}>
              <Button kind={id === chosen ? 'primary' : 'plain'} onPress={() => setChosen(id)} className={styles.officer ?? ''}>
                {index < KEYS.length ? <kbd className={styles.key}>{KEYS[index]}</kbd> : null} {name}
              </Button>
            </li>
          ))}
        </ul>
        {officer === undefined ? null : (
          <Form onSubmit={submit} className={styles.form}>
            <SecretField key={officer.id} officer={officer} inputRef={field} value={secret} onChange={setSecret} />
            {error ? <SecretError error={error} /> : null}
            <Button kind="primary" type="submit" isDisabled={secret === '' || isPending}>
              {t('officers.signIn')}
            </Button>
          </Form>
        )}
        {onLeave ? (
          <Button icon={<ArrowLeft aria-hidden />} onPress={onLeave}>
            {t('kiosk.back')}
          </Button>
        ) : null}
      </div>
    </main>
  );
}
