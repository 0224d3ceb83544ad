// The fields for the name of the acting person and, where two persons are required, of the second one.
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Field } from '../ui/index.ts';
import { useSignedIn } from '../workbench/officers.ts';
import { useSettings } from '../workbench/workbench.ts';
import { isName, isSamePerson, type Names, type Signed, signedBy } from './persons.ts';
import { SecondSignIn } from './second-sign-in.tsx';

const LONGEST = 200;

export interface Signing {
  readonly two: boolean;
  readonly names: Names;
  readonly onChange: (change: Partial<Names>) => void;
  /** Undefined while the workbench would refuse the names. */
  readonly signed: Signed | undefined;
}

/** Suggests the officer from the settings; whether two persons are required comes from the settings or from the workbench. */
export function useSigning(wanted?: boolean): Signing {
  const { settings } = useSettings();
  const [given, setGiven] = useState<Partial<Names>>({});
  const two = wanted ?? settings?.trustTwoPersons ?? false;
  const names = { who: given.who ?? settings?.officer ?? '', secondPerson: given.secondPerson ?? '' };
  return { two, names, onChange: (change) => setGiven((before) => ({ ...before, ...change })), signed: signedBy(names, two) };
}

/** `const signing = useSigning(); … <Persons {...signing} /> … isDisabled={signing.signed === undefined}` */
export function Persons({ two, names: { who, secondPerson }, onChange }: Signing) {
  const t = useT();
  const own = useSignedIn();
  const wrong = (name: string) => (name.trim() === '' || isName(name) ? undefined : t('trust.noName'));
  return (
    <>
      <Field
        label={t('trust.who')}
        value={who}
        onChange={(name) => onChange({ who: name })}
        maxLength={LONGEST}
        error={wrong(who)}
        isReadOnly={own !== undefined}
      />
      {two && own !== undefined ? (
        <SecondSignIn name={secondPerson} onSigned={(name) => onChange({ secondPerson: name })} />
      ) : two ? (
        <Field
          label={t('trust.secondPerson')}
          help={t('trust.secondPersonHelp')}
          value={secondPerson}
          onChange={(name) => onChange({ secondPerson: name })}
          maxLength={LONGEST}
          error={isSamePerson(who, secondPerson) ? t('trust.samePerson') : wrong(secondPerson)}
        />
      ) : null}
    </>
  );
}
