// Warns about keys that the next list would drop without an end date, and offers to list them with one.
import { useState } from 'react';
import type { OfficeOmittedKey } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import styles from '../../trust-list/trust.module.css';
import { Button, Field, Foreign, Note, original, shown, toast, useNow } from '../../ui/index.ts';
import { office } from './calls.ts';
import { Fault } from './fault.tsx';
import { useChange } from './use-change.ts';

const SHOWN = 50;

export function OmittedKeys({ version, keys }: { readonly version: string; readonly keys: readonly OfficeOmittedKey[] }) {
  const t = useT();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const [day, setDay] = useState(today);
  const { busy, fault, run } = useChange();
  const end = async ({ did, key }: OfficeOmittedKey) => {
    if ((await run(() => office.end({ version, did: original(did), key: original(key), day }))) !== undefined)
      toast('good', t('office.ended'));
  };
  if (keys.length === 0) return null;
  return (
    <Note urgent>
      <div className={styles.form}>
        <p className={styles.strong}>{t('office.leftOut', { count: keys.length })}</p>
        <p>{t('office.leftOutLead')}</p>
        <Field label={t('office.endDay')} help={t('office.endDayHelp')} type="date" value={day} onChange={setDay} />
        <ul className={styles.entries}>
          {keys.slice(0, SHOWN).map((one) => (
            <li key={`${original(one.did)} ${original(one.key)}`}>
              <p>
                <Foreign as="b" text={one.name} /> <Foreign as="span" className={styles.did} text={one.key} />
              </p>
              <p>
                <code className={styles.key}>{one.fingerprint}</code>
              </p>
              {one.why === 'replaced' ? (
                <p className={styles.muted}>{t('office.endReplaced')}</p>
              ) : (
                <Button isDisabled={busy || !/^\d{4}-\d{2}-\d{2}$/.test(day)} onPress={() => end(one)}>
                  {t(one.why === 'issuer' ? 'office.endIssuerDo' : 'office.endDo', { key: shown(one.key) })}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Fault error={fault} />
      </div>
    </Note>
  );
}
