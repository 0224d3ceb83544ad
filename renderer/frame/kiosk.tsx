// The frame of a kiosk: Inspect alone. Every other screen asks an officer to sign in.
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { Languages, LockOpen, Maximize } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { Kiosk, State } from '../../server/contract/index.ts';
import { activateLanguage, LANGUAGES, useLanguage, useT } from '../i18n/index.ts';
import { commitOrLeave } from '../lib/commit.ts';
import { Messages } from '../ui/feedback/toast.tsx';
import { Button, IconButton, Loading, Select, toast } from '../ui/index.ts';
import { useOfficers } from '../workbench/officers.ts';
import { useReturn, useWorkbench } from '../workbench/workbench.ts';
import { Banners } from './banners.tsx';
import frame from './frame.module.css';
import styles from './kiosk.module.css';
import { LockScreen } from './lock-screen.tsx';
import { TrustAge } from './trust-age.tsx';
import { useWithheld } from './withheld.ts';

/** Omits released items that are now invalid: they are no concern of the person at the kiosk. */
const ofKiosk = ({ releasedInvalid: _, ...state }: State): State => state;

export function KioskFrame({ kiosk }: { readonly kiosk: Kiosk }) {
  const t = useT();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // Until Inspect is loaded, the router would still show the screen before it.
  const isThere = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname === '/' });
  const navigate = useNavigate();
  const officers = useOfficers();
  const workbench = useWorkbench();
  const language = useLanguage();
  const [signsIn, setSignsIn] = useState(false);
  useReturn(
    workbench.answers,
    useCallback(() => toast('good', t('frame.back')), [t]),
  );
  useWithheld();
  // If an officer locked the computer on another screen, the next person begins at Inspect.
  useEffect(() => void navigate({ to: '/' }), [navigate]);
  const leave = () => {
    setSignsIn(false);
    void navigate({ to: '/' });
  };
  if ((signsIn || path !== '/') && officers) return <LockScreen state={officers} onLeave={() => commitOrLeave(leave)} />;
  return (
    <div className={frame.window}>
      <div className={styles.kiosk}>
        <header className={styles.bar}>
          <div className={styles.name}>
            <img src="./icon.svg" alt="" width={34} height={34} />
            <strong>{kiosk.name}</strong>
          </div>
          {workbench.state ? <TrustAge trust={workbench.state.trust} /> : null}
          <div className={styles.tools}>
            <Languages aria-hidden size={20} />
            {/* Applies to the current person only: the language in the settings stays. */}
            <Select
              label={t('frame.language')}
              hideLabel
              options={LANGUAGES.map((entry) => ({ value: entry.language, label: entry.name }))}
              value={language}
              onChange={(chosen) => void activateLanguage(chosen)}
            />
            <FullScreen />
            <Button icon={<LockOpen aria-hidden />} onPress={() => commitOrLeave(() => setSignsIn(true))}>
              {t('officers.signIn')}
            </Button>
          </div>
        </header>
        <div className={frame.content}>
          <Banners workbench={{ ...workbench, state: workbench.state && ofKiosk(workbench.state) }}>{null}</Banners>
          <main id="main" tabIndex={-1} className={frame.main}>
            {isThere ? <Outlet /> : <Loading />}
          </main>
        </div>
        <Messages />
      </div>
    </div>
  );
}

/** Hidden while the window fills the screen, and where it cannot. */
function FullScreen() {
  const t = useT();
  const [isFull, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  if (isFull || !document.fullscreenEnabled) return null;
  return (
    <IconButton
      label={t('kiosk.full')}
      icon={<Maximize />}
      onPress={() => document.documentElement.requestFullscreen().catch((fault: unknown) => toast('bad', String(fault)))}
    />
  );
}
