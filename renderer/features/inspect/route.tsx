// The home screen: add a code or credential on the left, read the verdict on the right.

import { FileDown, PackageSearch, X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Holds } from '../../customs/holds.tsx';
import { BundleChecks } from '../../evidence/bundle-card.tsx';
import { SlipChecks, SlipCompared } from '../../evidence/slip-card.tsx';
import { useT } from '../../i18n/index.ts';
import type { Dropped } from '../../scan/dropped.ts';
import { useBrought } from '../../scan/listen.ts';
import { Card, IconButton, toast } from '../../ui/index.ts';
import { useKiosk } from '../../workbench/officers.ts';
import { useSettings, useWorkbench } from '../../workbench/workbench.ts';
import { BatchSummary } from './batch-summary.tsx';
import { BulkCard } from './bulk/card.tsx';
import { bring, useMany } from './bulk/open.ts';
import { StartBulk } from './bulk/start-dialog.tsx';
import { bringChosen, bringParts, bringSymbols, bringText } from './capture/bring-codes.ts';
import { CameraPanel } from './capture/camera-panel.tsx';
import styles from './capture/capture.module.css';
import { CodeListDialog } from './capture/code-list-dialog.tsx';
import { ChooseFiles } from './capture/files.tsx';
import { useInbox } from './capture/inbox.ts';
import { closeList, useOpenLists } from './capture/open-lists.ts';
import { TextBox } from './capture/text-box.tsx';
import { useBringFiles } from './capture/use-bring-files.ts';
import { codeRead } from './code-read.ts';
import { KioskInspect } from './kiosk.tsx';
import { queue, shownOf, useQueue } from './queue/use-queue.ts';
import { QueueList } from './queue-list.tsx';
import { Result } from './result.tsx';
import layout from './route.module.css';
import { RunCard } from './run-card.tsx';
import { Ready, Working } from './start/ready.tsx';
import { useShownVerdict } from './use-shown-verdict.ts';

/** Typed text is kept when the screen is left and opened again. */
let draft = '';

export default function Inspect() {
  const kiosk = useKiosk();
  return kiosk ? <KioskInspect kiosk={kiosk} /> : <DeskInspect />;
}

function DeskInspect() {
  const t = useT();
  const state = useQueue();
  const { state: workbench } = useWorkbench();
  const { settings } = useSettings();
  const [typed, setTyped] = useState(draft);
  const [list] = useOpenLists();
  const many = useMany();
  const box = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = shownOf(state);
  const sound = settings?.sound ?? false;
  const bringFiles = useBringFiles();
  const type = (text: string) => {
    draft = text;
    setTyped(text);
  };

  const onDrop = (dropped: Promise<Dropped>) => {
    dropped
      .then(async ({ files, isCut }) => {
        if (isCut) toast('bad', t('inspect.drop.cut', { count: files.length }));
        if (files.length === 0) toast('bad', t('inspect.drop.none'));
        else await bringFiles(files);
      })
      .catch((fault: unknown) => toast('bad', fault instanceof Error ? fault.message : String(fault)));
  };
  const over = useBrought({ onPaste: (text) => bringText(text, 'paste'), onFiles: bringFiles, onDrop });
  useInbox(bringFiles, (text) => bringText(text, 'link'));

  const next = useCallback(() => {
    queue.next();
    if (queue.get().summary === undefined) box.current?.focus();
    else document.getElementById('batch-title')?.focus();
  }, []);

  const { working, isPaused } = useShownVerdict({ state, shown, heading, sound, onNext: next });

  const { expect } = state;
  const slips = <SlipChecks onInspect={() => box.current?.focus()} />;
  return (
    <div className={layout.screen}>
      <div className={layout.capture}>
        <h1 className="visually-hidden">{t('inspect.title')}</h1>
        {expect ? (
          <div className={styles.expect} role="status">
            <PackageSearch aria-hidden />
            <div>
              <strong>{t('inspect.expect.title')}</strong>
              <p>
                {t('inspect.gtin')} <b>{expect.gtin}</b>
                {expect.serial ? (
                  <>
                    {' '}
                    {t('inspect.serial')} <b>{expect.serial}</b>
                  </>
                ) : null}
              </p>
              <p>{t('inspect.expect.help')}</p>
            </div>
            <IconButton label={t('inspect.expect.cancel')} icon={<X />} onPress={() => queue.expect(undefined)} />
          </div>
        ) : null}
        <RunCard jobs={state.jobs} />
        <Holds />
        <BulkCard />
        <CameraPanel isPaused={isPaused} onNext={next} onSymbols={bringSymbols} onRead={codeRead} onParts={bringParts} />
        <Card>
          <div className={styles.box}>
            <TextBox value={typed} onChange={type} onInspect={bringText} areaRef={box} />
            <ChooseFiles onFiles={bringFiles} />
          </div>
        </Card>
        <QueueList state={state} />
      </div>
      <div className={layout.result} id="verdict-place">
        {shown ? <SlipCompared inspected={shown.inspection} /> : slips}
        <BundleChecks />
        {shown ? (
          <Result
            inspection={shown.inspection}
            isOfBatch={state.summary !== undefined}
            headingRef={heading}
            onNext={next}
            onChoose={(chosen) => bringChosen(shown.inspection.input, chosen)}
            onBring={(product, files) => {
              queue.expect(product);
              if (files.length > 0) void bringFiles(files);
            }}
            onLook={(asOf) => {
              const { asOf: _before, ...source } = shown.job.source;
              if (shown.job.expect) queue.expect(shown.job.expect);
              queue.bring([{ ...source, ...(asOf === undefined ? {} : { asOf }) }]);
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
          <Ready state={workbench} />
        )}
        {shown ? slips : null}
      </div>
      {list ? (
        <CodeListDialog
          key={list.id}
          open={list}
          onClose={() => closeList(list.id)}
          onInspect={(codes) => {
            closeList(list.id);
            bring(
              codes.map(({ text, line }) => ({ kind: 'text', text, channel: 'file', fileName: `${list.name}:${line}` })),
              list.name,
            );
          }}
        />
      ) : null}
      {many && !list ? <StartBulk many={many} /> : null}
      {over ? (
        <div className={styles.drop}>
          <FileDown aria-hidden />
          {t('inspect.drop.title')}
          <small>{t('inspect.drop.help')}</small>
        </div>
      ) : null}
    </div>
  );
}
