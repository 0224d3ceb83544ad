// Shows what the law requires of a passport on a day, what is missing, and what the shapes find.
// Complete data is called complete, never correct.
import { CircleAlert, EyeOff, ListChecks, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Duty, Completeness as Found } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { Badge, Card, Fold, Foreign, shown } from '../ui/index.ts';
import styles from './completeness.module.css';

const FOLDED = ['not-shown', 'conditional', 'not-to-be-filled', 'not-yet-required', 'present'] as const;

interface CompletenessProps {
  readonly completeness: Found;
  /** `form`: the fields are on the same screen. `verdict`: of a credential, on the day of its verdict unless it gives one or one is chosen. */
  readonly of?: 'passport' | 'form' | 'verdict';
}

interface CompletenessCardProps {
  readonly children: ReactNode;
  /** Drawn when its section is opened. */
  readonly shapes: ReactNode;
}

export function CompletenessCard({ children, shapes }: CompletenessCardProps) {
  const t = useT();
  return (
    <Card title={t('check.completeness')} icon={<ListChecks aria-hidden />}>
      {children}
      <Fold title={t('passports.shapes')}>{shapes}</Fold>
    </Card>
  );
}

export function CompletenessFound({ completeness, of = 'passport' }: CompletenessProps) {
  const t = useT();
  const format = useFormat();
  const { duties, isDue, on, basis, rules, source, passportFrom } = completeness;
  const missing = duties.filter(({ state }) => state === 'missing');
  const date = format.date(on);
  const edition =
    source === undefined
      ? rules
      : source.kind === 'import'
        ? t('passports.rulesFrom.import', { rules })
        : t('passports.rulesFrom.pack', { rules, maker: shown(source.maker) });
  return (
    <>
      {!isDue ? (
        <>
          <Badge tone="quiet" icon={<Timer aria-hidden />}>
            {t('passports.notDue')}
          </Badge>
          <p className={styles.after}>
            {t('passports.notDueText', { date })}{' '}
            {passportFrom === undefined ? t('passports.dueNever') : t('passports.dueFrom', { date: format.date(passportFrom) })}
          </p>
        </>
      ) : missing.length === 0 && duties.some(({ state }) => state === 'not-shown') ? (
        <>
          <Badge tone="quiet" icon={<EyeOff aria-hidden />}>
            {t('passports.notKnown')}
          </Badge>
          <p className={styles.after}>{t('passports.notKnownText')}</p>
        </>
      ) : missing.length === 0 ? (
        <>
          <Badge tone="good" icon={<ListChecks aria-hidden />}>
            {t('passports.complete')}
          </Badge>
          <p className={styles.after}>{t('passports.completeText')}</p>
        </>
      ) : (
        <>
          <p className={styles.missing}>
            <CircleAlert aria-hidden size={20} />
            {t('passports.missing', { count: missing.length })}
          </p>
          <Duties duties={missing} on={on} isFromOutside={source !== undefined} />
          {of === 'form' ? null : <p className={styles.note}>{t(of === 'verdict' ? 'passports.missingAsk' : 'passports.missingText')}</p>}
        </>
      )}
      <p className={styles.rules}>
        {t(`passports.rules.${of === 'verdict' && basis === 'today' ? 'verdict' : basis}`, { rules: edition, date })}
      </p>
      {FOLDED.map((state) => {
        const listed = duties.filter((duty) => duty.state === state);
        return listed.length === 0 || (state === 'present' && of === 'form') ? null : (
          <Fold key={state} title={t(`passports.duty.${state}`, { count: listed.length })}>
            {state === 'not-shown' ? <p className={styles.note}>{t('passports.notShownText')}</p> : null}
            <Duties duties={listed} on={on} isFromOutside={source !== undefined} />
          </Fold>
        );
      })}
    </>
  );
}

interface DutiesProps {
  readonly duties: readonly Duty[];
  readonly on: string;
  /** The legal basis is text of an edition that was imported or came in a pack. */
  readonly isFromOutside: boolean;
}

function Duties({ duties, on, isFromOutside }: DutiesProps) {
  const t = useT();
  const format = useFormat();
  const when = (obligation: Duty['obligation'], from: string | undefined): string => {
    // Once the earliest day has passed without an act, no date is known.
    if (from === undefined || (obligation === 'pending' && from <= on)) return t('passports.duty.noDay');
    const date = format.date(from);
    if (obligation === 'pending') return t('passports.duty.notBefore', { date });
    return obligation === 'conditional' ? t('passports.duty.someFrom', { date }) : t('passports.duty.from', { date });
  };
  return (
    <ul className={styles.entries}>
      {duties.map(({ field, label, legalBasis, obligation, state, from }) => (
        <li key={field}>
          <p className={styles.name}>{format.label(label)}</p>
          <p className={styles.note}>
            {isFromOutside ? <Foreign text={legalBasis} /> : format.citation(legalBasis)}
            {state === 'not-yet-required' || from !== undefined ? ` · ${when(obligation, from)}` : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
