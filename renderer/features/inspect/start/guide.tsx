// Three first steps that make this computer ready, each with its state; the guide can be dismissed.
import { Link } from '@tanstack/react-router';
import { CircleCheck, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { State } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, ErrorBox, IconButton } from '../../../ui/index.ts';
import { useSample } from '../../../workbench/use-sample.ts';
import { useSettings } from '../../../workbench/workbench.ts';
import styles from './guide.module.css';

const REMEMBERED = 'guide-put-away';

/** Whether there is no data except samples. */
const isFirstStart = ({ counts, sampleLoaded, hasInspectedGoods }: State): boolean =>
  !hasInspectedGoods && (counts.passports === 0 || sampleLoaded);

export function Guide({ state }: { readonly state: State }) {
  const t = useT();
  const sample = useSample();
  const { settings } = useSettings();
  const [away, setAway] = useState(localStorage.getItem(REMEMBERED) !== null);
  if (away || !isFirstStart(state)) return null;
  const putAway = () => {
    localStorage.setItem(REMEMBERED, 'yes');
    setAway(true);
    // The button that had the focus no longer exists.
    document.getElementById('ready-title')?.focus();
  };
  return (
    <section className={styles.guide} aria-labelledby="guide-title">
      <div className={styles.head}>
        <h3 id="guide-title">{t('inspect.guide.title')}</h3>
        <IconButton label={t('inspect.guide.putAway')} icon={<X />} onPress={putAway} />
      </div>
      <ol className={styles.steps}>
        <Step number={1} done={state.sampleLoaded} title={t('inspect.guide.sample')} help={t('inspect.guide.sampleHelp')}>
          {state.sampleLoaded ? (
            <Link to="/passports">{t('inspect.guide.sampleShow')}</Link>
          ) : (
            <Button onPress={() => sample.isPending || sample.mutate(true)}>
              {t(sample.isPending ? 'common.working' : 'settings.sampleLoad')}
            </Button>
          )}
        </Step>
        <Step
          number={2}
          done={Boolean(settings?.officer && settings.serviceName)}
          title={t('inspect.guide.name')}
          help={t('inspect.guide.nameHelp')}
        >
          <Link to="/settings">{t('inspect.guide.nameDo')}</Link>
        </Step>
        <Step number={3} done={state.trust.state !== 'none'} title={t('inspect.guide.trust')} help={t('inspect.guide.trustHelp')}>
          <div className={styles.ways}>
            <Link to="/packs">{t('inspect.guide.packDo')}</Link>
            <Link to="/trust">{t('inspect.guide.trustDo')}</Link>
          </div>
        </Step>
      </ol>
      <p className={styles.before}>
        {t('backup.guide')} <Link to="/settings/bring-back">{t('backup.bringBack')}</Link>
      </p>
      {sample.error ? <ErrorBox error={sample.error} /> : null}
    </section>
  );
}

interface StepProps {
  readonly number: number;
  readonly done: boolean;
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

function Step({ number, done, title, help, children }: StepProps) {
  const t = useT();
  return (
    <li>
      <span className={styles.mark}>{done ? <CircleCheck aria-hidden /> : number}</span>
      <div className={styles.words}>
        <strong>
          {title}
          {done ? <span className={styles.done}> {t('inspect.guide.done')}</span> : null}
        </strong>
        <p>{help}</p>
      </div>
      {children}
    </li>
  );
}
