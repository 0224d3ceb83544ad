// Shows what a snapshot of the registry states about the declared goods, with the age of the snapshot.
import type { RegistryAnswer, RegistryState } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { Badge, Foreign, type Tone } from '../ui/index.ts';
import styles from './customs.module.css';

const TONES: Readonly<Record<RegistryState, Tone>> = {
  'registered-otherwise': 'bad',
  'not-in-snapshot': 'warn',
  'not-compared': 'warn',
  'registered-as-declared': 'good',
};
/** All states, the worst first. */
export const REGISTRY_STATES = Object.keys(TONES) as readonly RegistryState[];

export function RegistryFound({ answer: { state, snapshot, differs, open } }: { readonly answer: RegistryAnswer }) {
  const t = useT();
  const format = useFormat();
  return (
    <p className={styles.answer} data-registry={state}>
      <strong>{t('registry.title')}</strong> <Badge tone={TONES[state]}>{t(`registry.state.${state}`)}</Badge>
      {differs.length === 0 ? null : (
        <span className={styles.source}>
          {t('registry.differs', { members: format.list(differs.map((one) => t(`registry.member.${one}`))) })}
        </span>
      )}
      {open.length === 0 ? null : (
        <span className={styles.source}>
          {t('registry.open', { members: format.list(open.map((one) => t(`registry.member.${one}`))) })}
        </span>
      )}
      <span className={styles.source}>
        <Foreign text={snapshot.name} size="line" /> · {t('registry.age', { date: format.date(snapshot.date), days: snapshot.days })}
        {snapshot.origin === undefined ? null : (
          <>
            {' · '}
            {t('registry.origin')} <Foreign text={snapshot.origin} size="line" />
          </>
        )}
      </span>
    </p>
  );
}
