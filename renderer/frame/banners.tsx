// The banners above every screen: connection, session, notices of the workbench, sample data.
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert, Construction, FlaskConical, Info, Undo2, Unplug } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Notice, State } from '../../server/contract/index.ts';
import { Answered } from '../features/want-list/answered.tsx';
import { useFormat, useT } from '../i18n/index.ts';
import { ReleaseOf } from '../inspection-log/release-of.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { Age, Button } from '../ui/index.ts';
import type { Workbench } from '../workbench/workbench.ts';
import { useDismissed } from './dismissed.ts';
import styles from './frame.module.css';

const SERIOUS: ReadonlySet<Notice['code']> = new Set([
  'clock-behind',
  'log-changed',
  'modes-open',
  'own-list-newer',
  'own-list-waiting',
  'self-test-failed',
]);
/** Notices that the self-test explains. */
const TESTED: ReadonlySet<Notice['code']> = new Set(['clock-behind', 'log-changed', 'modes-open', 'self-test-failed']);
/** Notices whose detail names only files or logs of this program, never content from outside. */
const WITH_DETAIL: ReadonlySet<Notice['code']> = new Set(['log-changed', 'modes-mended', 'modes-open']);

export interface BannersProps {
  readonly workbench: Workbench;
  /** Banners of the features: after serious notices, before the others. */
  readonly children: ReactNode;
}

const SAMPLE = 'sample';

/** The banners share a bounded part of the window, which scrolls; the most serious one comes first. */
export function Banners({ workbench, children }: BannersProps) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const dismissed = useDismissed();
  const { state, answers, sessionOver, since } = workbench;
  const notices = state?.notices ?? [];
  const quiet = notices.filter(({ at, code }) => !SERIOUS.has(code) && !dismissed.has(code + at));
  const sampleIsGone = state?.sampleLoaded === false && dismissed.has(SAMPLE);
  useEffect(() => {
    if (sampleIsGone) dismissed.forget(SAMPLE);
  }, [sampleIsGone, dismissed]);

  return (
    <div className={styles.banners}>
      {sessionOver ? (
        <Banner tone="bad" urgent icon={<Unplug aria-hidden />}>
          {t('frame.sessionOver')}
        </Banner>
      ) : null}
      {answers ? null : (
        <Banner tone="warn" urgent icon={<Unplug aria-hidden />}>
          {t('frame.down')} {since ? <small>{t('frame.downSince', { time: format.dateTime(new Date(since).toISOString()) })}</small> : null}
        </Banner>
      )}
      {notices
        .filter(({ code }) => SERIOUS.has(code))
        .map((notice) => (
          <Banner
            key={notice.code + notice.at}
            tone="bad"
            urgent
            icon={<CircleAlert aria-hidden />}
            {...(TESTED.has(notice.code)
              ? { action: <Button onPress={() => navigate({ to: '/settings/self-test' })}>{t('selfTest.open')}</Button> }
              : {})}
          >
            <Said notice={notice} />
          </Banner>
        ))}
      {state?.maintenance ? (
        <Banner tone="warn" urgent icon={<Construction aria-hidden />}>
          {t('frame.maintenance', {
            time: format.dateTime(state.maintenance.since),
            who: state.maintenance.who,
            reason: state.maintenance.reason,
          })}
        </Banner>
      ) : null}
      {state?.releasedInvalid ? <Released released={state.releasedInvalid} /> : null}
      {children}
      {quiet.map((notice) => (
        <Banner
          key={notice.code + notice.at}
          tone="quiet"
          icon={<Info aria-hidden />}
          onDismiss={() => dismissed.dismiss(notice.code + notice.at)}
        >
          <Said notice={notice} />
        </Banner>
      ))}
      {state?.sampleLoaded && !dismissed.has(SAMPLE) ? (
        <Banner tone="sample" icon={<FlaskConical aria-hidden />} onDismiss={() => dismissed.dismiss(SAMPLE)}>
          {t('frame.sampleLoaded')}
        </Banner>
      ) : null}
    </div>
  );
}

/** Stays until a decision is recorded on each of these entries. */
function Released({ released: { total, items } }: { readonly released: NonNullable<State['releasedInvalid']> }) {
  const t = useT();
  const navigate = useNavigate();
  const [newest] = items;
  return (
    <Banner
      tone="bad"
      urgent
      icon={<Undo2 aria-hidden />}
      action={
        <Button
          onPress={() =>
            total === 1 && newest
              ? navigate({ to: '/inspections/$id', params: { id: String(newest.inspection) } })
              : navigate({ to: '/inspections' })
          }
        >
          {t('released.show')}
        </Button>
      }
    >
      {t('released.count', { count: total })} {newest ? <ReleaseOf item={newest} /> : null}
    </Banner>
  );
}

function Said({ notice: { at, code, detail, inspections } }: { readonly notice: Notice }) {
  const t = useT();
  return (
    <>
      {t(`frame.notice.${code}`)}{' '}
      {inspections === undefined ? null : <Answered inspections={inspections} count={Number(detail ?? inspections.length)} />}{' '}
      {WITH_DETAIL.has(code) ? <>{detail} </> : null}
      {/* The age is left out when the clock is wrong. */}
      {code === 'clock-behind' ? null : (
        <small>
          <Age iso={at} />
        </small>
      )}
    </>
  );
}
