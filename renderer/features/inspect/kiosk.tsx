// Inspect at a kiosk: scan, read the verdict, decide. The screen resets after a time without use.
import { useQueryClient } from '@tanstack/react-query';
import { Camera, Keyboard, ListChecks, ScanBarcode, SkipForward, Timer } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { Inspection, Kiosk, State } from '../../../server/contract/index.ts';
import { Decisions } from '../../decisions/decisions.tsx';
import { SlipChecks, SlipCompared } from '../../evidence/slip-card.tsx';
import { closeSlips, useSlips } from '../../evidence/slips.ts';
import { activateLanguage, languageOf, useT } from '../../i18n/index.ts';
import { commit } from '../../lib/commit.ts';
import { useBrought } from '../../scan/listen.ts';
import { Age, Button, Card, original, Shortcut, toast } from '../../ui/index.ts';
import { Ladder } from '../../verdict/ladder.tsx';
import { Sightings } from '../../verdict/sightings.tsx';
import { VerdictCard } from '../../verdict/verdict-card.tsx';
import { useOfficers } from '../../workbench/officers.ts';
import { useSettings, useWorkbench } from '../../workbench/workbench.ts';
import { BatchSummary } from './batch-summary.tsx';
import { bringParts, bringSymbols, bringText } from './capture/bring-codes.ts';
import { CameraPanel } from './capture/camera-panel.tsx';
import { KeyboardLayout, Readings } from './capture/choices.tsx';
import { TextBox } from './capture/text-box.tsx';
import { codeRead } from './code-read.ts';
import styles from './kiosk.module.css';
import { queue, shownOf, useQueue } from './queue/use-queue.ts';
import layout from './route.module.css';
import ready from './start/ready.module.css';
import { Working } from './start/ready.tsx';
import { useAutoReset } from './use-auto-reset.ts';
import { useShownVerdict } from './use-shown-verdict.ts';

const WAYS = [
  { icon: ScanBarcode, title: 'inspect.ready.scanner', help: 'inspect.ready.scannerHelp' },
  { icon: Camera, title: 'inspect.ready.camera', help: 'inspect.ready.cameraHelp' },
  { icon: Keyboard, title: 'kiosk.type', help: 'kiosk.typeHelp' },
] as const;

export function KioskInspect({ kiosk }: { readonly kiosk: Kiosk }) {
  const t = useT();
  const client = useQueryClient();
  const state = useQueue();
  const { state: workbench } = useWorkbench();
  const { settings } = useSettings();
  const look = useOfficers()?.look;
  const [typed, setTyped] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useRef<HTMLHeadingElement>(null);
  const shown = shownOf(state);
  const next = useCallback(() => {
    queue.next();
    if (queue.get().summary === undefined) start.current?.focus();
    else document.getElementById('batch-title')?.focus();
  }, []);
  const { working, isPaused } = useShownVerdict({ state, shown, heading, sound: settings?.sound ?? false, onNext: next });
  const refuse = () => toast('bad', t('kiosk.noFiles'));
  useBrought({ onPaste: (text) => bringText(text, 'paste'), onFiles: refuse, onDrop: refuse });

  const slips = useSlips();
  const isUnderWay = working !== undefined && working.state.stage !== 'failed';
  const what = shown ? `verdict ${shown.inspection.id}` : state.summary !== undefined ? `batch ${state.summary}` : working?.state.stage;
  const left = useAutoReset({
    seconds: kiosk.resetSeconds,
    shown: isUnderWay ? undefined : (what ?? (slips.length > 0 ? `slip ${slips.at(-1)}` : typed === '' ? undefined : 'typed')),
    isBusy: () => client.isMutating() > 0,
    onReset: () => {
      setTyped('');
      queue.clear();
      closeSlips();
      if (look) void activateLanguage(languageOf(look.language));
    },
  });

  const slipChecks = <SlipChecks onInspect={() => start.current?.focus()} />;
  return (
    <div className={`${layout.screen} ${styles.kiosk}`}>
      <div className={layout.capture}>
        <h1 className="visually-hidden">{t('inspect.title')}</h1>
        <CameraPanel isPaused={isPaused} onNext={next} onSymbols={bringSymbols} onRead={codeRead} onParts={bringParts} />
        <Card>
          <TextBox value={typed} onChange={setTyped} onInspect={bringText} />
        </Card>
      </div>
      <div className={layout.result} id="verdict-place">
        {left === undefined ? null : (
          <div className={styles.left}>
            <Timer aria-hidden />
            <p>{t('kiosk.left', { count: left })}</p>
            {/* Any press counts as use. This button is for people who look for one. */}
            <Button size="large">{t('kiosk.stay')}</Button>
          </div>
        )}
        {shown ? <SlipCompared inspected={shown.inspection} /> : slipChecks}
        {shown ? (
          <KioskResult
            inspection={shown.inspection}
            headingRef={heading}
            onNext={next}
            onChoose={(chosen) => {
              const { text, channel, symbology } = shown.inspection.input;
              void commit(() => bringText(original(text), channel, { chosen, ...(symbology === undefined ? {} : { symbology }) }));
            }}
            onChanged={(inspection) => {
              queue.replace(inspection);
              heading.current?.focus();
            }}
          />
        ) : state.summary !== undefined ? (
          <BatchSummary jobs={state.jobs} batch={state.summary} onShow={queue.show} onNext={next} onCancel={queue.cancel} />
        ) : working ? (
          <Working job={working} onRetry={() => queue.retry(working.id)} onCancel={() => queue.cancel(working.batch)} />
        ) : (
          <KioskReady state={workbench} headingRef={start} />
        )}
        {shown ? slipChecks : null}
      </div>
    </div>
  );
}

interface KioskReadyProps {
  readonly state: State | undefined;
  readonly headingRef: React.Ref<HTMLHeadingElement>;
}

function KioskReady({ state, headingRef }: KioskReadyProps) {
  const t = useT();
  const trust = state?.trust;
  return (
    <section className={ready.ready} aria-labelledby="ready-title">
      <h2 id="ready-title" ref={headingRef} tabIndex={-1} className={ready.title}>
        {t('kiosk.ready')}
      </h2>
      <ul className={ready.ways}>
        {WAYS.map(({ icon: Icon, title, help }) => (
          <li key={title}>
            <Icon aria-hidden />
            <div>
              <strong>{t(title)}</strong>
              <p>{t(help)}</p>
            </div>
          </li>
        ))}
      </ul>
      {trust ? (
        <p className={ready.trust}>
          {t('inspect.ready.restsOn')} <b>{trust.asOf ? <Age iso={trust.asOf} /> : t('frame.trustNone')}</b>
        </p>
      ) : null}
    </section>
  );
}

interface KioskResultProps {
  readonly inspection: Inspection;
  readonly headingRef: React.Ref<HTMLHeadingElement>;
  readonly onNext: () => void;
  readonly onChoose: React.ComponentProps<typeof Readings>['onChoose'];
  readonly onChanged: (inspection: Inspection) => void;
}

function KioskResult({ inspection, headingRef, onNext, onChoose, onChanged }: KioskResultProps) {
  const t = useT();
  return (
    <div className={styles.verdict}>
      <VerdictCard
        inspection={inspection}
        headingRef={headingRef}
        actions={
          <Button size="large" icon={<SkipForward aria-hidden />} onPress={onNext}>
            {t('inspect.next')} <Shortcut of="next" />
          </Button>
        }
      />
      <Sightings inspection={inspection} />
      <Readings inspection={inspection} onChoose={onChoose} />
      <KeyboardLayout inspection={inspection} />
      <Decisions key={inspection.id} inspection={inspection} onSaved={onChanged} />
      <Card title={t('inspect.evidence')} icon={<ListChecks aria-hidden />} flush>
        <Ladder checks={inspection.checks} moment={inspection.asOf} />
      </Card>
    </div>
  );
}
