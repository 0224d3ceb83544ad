// The sign-in of the second officer, for one action.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Button, Note, Select } from '../ui/index.ts';
import { officers, useOfficers } from '../workbench/officers.ts';
import { SecretError } from './secret-error.tsx';
import { SecretField } from './secret-field.tsx';

export function SecondSignIn({ name, onSigned }: { readonly name: string; readonly onSigned: (name: string) => void }) {
  const t = useT();
  const state = useOfficers();
  const others = (state?.officers ?? []).filter(({ id }) => id !== state?.signedIn?.id);
  const [chosen, setChosen] = useState('');
  const [secret, setSecret] = useState('');
  const officer = others.find(({ id }) => id === chosen) ?? others[0];
  const { mutate, error, isPending } = useMutation({
    mutationFn: officers.second,
    onSuccess: (signed) => onSigned(signed.name),
    onSettled: () => setSecret(''),
  });
  if (name !== '') return <Note good>{t('officers.secondSigned', { name })}</Note>;
  if (officer === undefined) return <Note>{t('officers.noSecond')}</Note>;
  return (
    <>
      <p>{t('officers.secondHelp')}</p>
      <Select
        label={t('officers.second')}
        options={others.map(({ id, name: label }) => ({ value: id, label }))}
        value={officer.id}
        onChange={setChosen}
      />
      <SecretField officer={officer} value={secret} onChange={setSecret} />
      {error ? <SecretError error={error} /> : null}
      <Button isDisabled={secret === '' || isPending} onPress={() => mutate({ officer: officer.id, secret })}>
        {t('officers.confirm')}
      </Button>
    </>
  );
}
