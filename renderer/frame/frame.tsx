// The frame around every screen: navigation, language, age of the trust data, banners.
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { BookOpenCheck, Settings as Cog, Landmark, Languages, Package, RadioTower, ScanLine, ScrollText, ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { UnsentLine } from '../features/inspect/unsent-line.tsx';
import { useDamaged } from '../features/restore/damaged.ts';
import { Found } from '../features/watched-folder/offers.tsx';
import { activateLanguage, LANGUAGES, languageOf, useLanguage, useT } from '../i18n/index.ts';
import { Keys } from '../keys/keys.tsx';
import { Messages } from '../ui/feedback/toast.tsx';
import { applyTheme, Loading, Select, toast } from '../ui/index.ts';
import { useKiosk } from '../workbench/officers.ts';
import { useReturn, useSettings, useWorkbench } from '../workbench/workbench.ts';
import { Banners } from './banners.tsx';
import styles from './frame.module.css';
import { KioskFrame } from './kiosk.tsx';
import { OldEngine } from './old-engine.tsx';
import { SignedInHere } from './signed-in.tsx';
import { TrustAge } from './trust-age.tsx';
import { useWithheld } from './withheld.ts';

const SCREENS = [
  { to: '/', icon: ScanLine, label: 'frame.inspect' },
  { to: '/inspections', icon: ScrollText, label: 'frame.inspections' },
  { to: '/passports', icon: BookOpenCheck, label: 'frame.passports' },
  { to: '/packs', icon: Package, label: 'frame.packs' },
  { to: '/trust', icon: ShieldCheck, label: 'frame.trustScreen' },
  { to: '/bodies', icon: Landmark, label: 'frame.bodies' },
  { to: '/resolver', icon: RadioTower, label: 'frame.resolver' },
  { to: '/settings', icon: Cog, label: 'frame.settings' },
] as const;

/** The only screen available when the records of this computer cannot be opened. */
const Restore = lazy(() => import('../features/restore/route.tsx'));

/** The saved settings override what this browser remembered. */
function useAppearance() {
  const { settings } = useSettings();
  const theme = settings?.theme;
  const language = settings?.language;
  useEffect(() => {
    if (theme) applyTheme(theme);
  }, [theme]);
  useEffect(() => {
    if (language) void activateLanguage(languageOf(language));
  }, [language]);
}

/** The element that opened a screen is gone with the previous screen: moves the focus to the new one, so that the keys scroll it. */
function useFocusOnScreen() {
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(shown);
  useEffect(() => {
    const isFirst = before.current === undefined;
    before.current = shown;
    if (isFirst || document.activeElement !== document.body || document.querySelector('[role=dialog]') !== null) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [shown]);
}

export function Frame() {
  const kiosk = useKiosk();
  return kiosk ? <KioskFrame kiosk={kiosk} /> : <DeskFrame />;
}

function DeskFrame() {
  const t = useT();
  const language = useLanguage();
  const workbench = useWorkbench();
  const damaged = useDamaged();
  const { save } = useSettings();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  useAppearance();
  useFocusOnScreen();
  useReturn(
    workbench.answers,
    useCallback(() => toast('good', t('frame.back')), [t]),
  );
  const chooseLanguage = (chosen: (typeof LANGUAGES)[number]['language']) => {
    void activateLanguage(chosen);
    // The language switches even if the choice cannot be saved.
    save({ language: chosen }).catch(() => undefined);
  };

  useWithheld();
  return (
    <div className={styles.window}>
      <div className={styles.frame}>
        <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
          {t('frame.skip')}
        </button>
        <header className={styles.side}>
          <div className={styles.brand}>
            <img src="./icon.svg" alt="" width={30} height={30} />
            <span>{t('common.appName')}</span>
          </div>
          <nav aria-label={t('frame.navigation')} className={styles.nav}>
            {(damaged ? [] : SCREENS).map(({ to, icon: Icon, label }) => {
              const here =
                to === '/'
                  ? path === '/'
                  : path.startsWith(to) || (to === '/inspections' && (path === '/want-list' || path.startsWith('/runs/')));
              return (
                <Link key={to} to={to} className={styles.link} title={t(label)} {...(here ? { 'aria-current': 'page' as const } : {})}>
                  <Icon aria-hidden size={21} />
                  <span>{t(label)}</span>
                </Link>
              );
            })}
          </nav>
          <div className={styles.foot}>
            <SignedInHere />
            {workbench.state ? <TrustAge trust={workbench.state.trust} /> : null}
            <div className={styles.tools}>
              <div className={styles.language}>
                <Languages aria-hidden size={18} />
                <Select
                  label={t('frame.language')}
                  hideLabel
                  options={LANGUAGES.map((entry) => ({ value: entry.language, label: entry.name }))}
                  value={language}
                  onChange={chooseLanguage}
                  className={styles.grow ?? ''}
                />
              </div>
              <Keys byKey />
            </div>
          </div>
        </header>
        <div className={styles.content}>
          <Banners workbench={workbench}>
            <OldEngine />
            {damaged ? null : <UnsentLine />}
            {damaged ? null : <Found />}
          </Banners>
          <main id="main" tabIndex={-1} className={styles.main}>
            {damaged ? (
              <Suspense fallback={<Loading />}>
                <Restore />
              </Suspense>
            ) : (
              <Outlet />
            )}
          </main>
        </div>
        <Messages />
      </div>
    </div>
  );
}
