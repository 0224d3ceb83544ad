// The home screen: add a code or credential on the left, read the verdict on the right.

import { useQueryClient } from '@tanstack/react-query';
import { FileDown, PackageSearch, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Channel } from '../../../server/contract/index.ts';
import type { Gathered } from '../../../server/domain/decode/parts.ts';
import { Holds } from '../../customs/holds.tsx';
import { BundleChecks } from '../../evidence/bundle-card.tsx';
import { useFormat, useT } from '../../i18n/index.ts';
import { commit, commitOrLeave } from '../../lib/commit.ts';
import { isAsking, isKeyOf } from '../../lib/shortcuts.ts';
import type { ReadSymbol } from '../../scan/decoder.ts';
import type { Dropped } from '../../scan/dropped.ts';
import { useBrought } from '../../scan/listen.ts';
import { announce, Card, dismissPassing, IconButton, original, toast } from '../../ui/index.ts';
import { headlineOf } from '../../verdict/as-of-words.ts';
import { seenOf } from '../../verdict/seen.tsx';
import { sightingsOf } from '../../verdict/sightings.tsx';
import { sentenceOf } from '../../verdict/words.ts';
import { stateQuery, useSettings, useWorkbench } from '../../workbench/workbench.ts';
import { BatchSummary } from './batch-summary.tsx';
import { BulkCard } from './bulk/card.tsx';
import { bring, useMany } from './bulk/open.ts';
import { StartBulk } from './bulk/start-dialog.tsx';
import { CameraPanel } from './capture/camera-panel.tsx';
import styles from './capture/capture.module.css';
import { CodeListDialog } from './capture/code-list-dialog.tsx';
import { ChooseFiles } from './capture/files.tsx';
import { useInbox } from './capture/inbox.ts';
import { closeList, useOpenLists } from './capture/open-lists.ts';
import { TextBox } from './capture/text-box.tsx';
import { useBringFiles } from './capture/use-bring-files.ts';
import { countBatch, isOver, type TextSource } from './queue/jobs.ts';
import { queue, shownOf, useQueue } from './queue/use-queue.ts';
import { QueueList } from './queue-list.tsx';
import { Ready, Working } from './ready.tsx';
import { Result } from './result.tsx';
import layout from './route.module.css';
import { RunCard } from './run-card.tsx';
import { playTone } from './tone.ts';

const bringText = (text: string, channel: Channel, more: Partial<TextSource> = {}) =>
  queue.bring([{ kind: 'text', text, channel, ...more }]);

const bringSymbols = (symbols: readonly ReadSymbol[]) =>
  queue.bring(
    symbols.map(({ text, symbology, reader }) => ({
      kind: 'text',
      text,
      channel: reader === 'jsqr' ? 'camera-jsqr' : 'camera',
      ...(symbology === '' ? {} : { symbology }),
    })),
  );

/** Records the parts that the camera read of incomplete codes; they are not inspected. */
const bringParts = (codes: readonly Gathered[]) =>
  queue.bring(
    codes.map(({ parts, count, read }) => ({
      kind: 'text',
      text: parts.map(({ text }) => text).join('\n'),
      channel: 'camera',
      parts: { count, read },
    })),
  );

/** Typed text is kept when the screen is left and opened again. */
let draft = '';

export default function Inspect() {
  const t = useT();
  const format = useFormat();
  const state = useQueue();
  const { state: workbench } = useWorkbench();
  const { settings } = useSettings();
  const [typed, setTyped] = useState(draft);
  const [list] = useOpenLists();
  const many = useMany();
  const box = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = shownOf(state);
  const client = useQueryClient();
  const batch = state.jobs[0]?.batch;
  const latest = state.jobs.filter((job) => job.batch === batch);
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

  // A new verdict receives the focus, is announced, and sounds if enabled; showing an earlier one again is silent.
  const id = shown?.inspection.id;
  const told = useRef(id);
  useEffect(() => {
    if (!shown || id === told.current) return;
    const { inspection } = shown;
    const isNew = id !== undefined && id > (told.current ?? 0);
    told.current = id;
    heading.current?.focus({ preventScroll: true });
    // In one column the screen scrolls, otherwise the area of the verdict; never the window around them.
    for (const place of ['verdict-place', 'main']) document.getElementById(place)?.scrollTo({ top: 0 });
    dismissPassing();
    const { reason, next: step } = sentenceOf(inspection, t);
    announce(
      [`${headlineOf(inspection, t, format)}.`, seenOf(inspection, t, format), reason, step, ...sightingsOf(inspection, t)]
        .filter(Boolean)
        .join(' '),
    );
    if (sound && isNew) playTone(inspection.headline);
  }, [shown, id, t, format, sound]);

  // The end of a batch is announced in numbers.
  const counted = batch === undefined ? undefined : countBatch(state.jobs, batch);
  const done = counted !== undefined && counted.total > 1 && counted.over === counted.total;
  const summary = counted?.headlines.map(({ headline, count }) => `${count} ${t(`headline.${headline}`)}`).join(', ') ?? '';
  useEffect(() => {
    if (done) announce(`${t('inspect.run.finished')} ${summary}`);
  }, [done, summary, t]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { shown: open, summary } = queue.get();
      if (event.defaultPrevented || (!open && summary === undefined) || isAsking()) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      const onNothing = target === document.body || target.id === 'main' || target === heading.current || target.id === 'batch-title';
      if (isKeyOf('next', event) || (isKeyOf('nextOnNothing', event) && onNothing)) {
        event.preventDefault();
        commitOrLeave(next);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [next]);

  const { expect } = state;
  // A request that cannot be sent updates the frame at once, not at the next poll.
  const holds = state.jobs.some(({ state: { stage } }) => stage === 'holding');
  useEffect(() => {
    if (holds) void client.refetchQueries({ queryKey: stateQuery.queryKey });
  }, [holds, client]);

  const underWay = latest.find((job) => !isOver(job));
  const [only] = latest;
  const failed = latest.length === 1 && only?.state.stage === 'failed' ? only : undefined;
  const working = underWay ?? failed;
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
        <CameraPanel
          isPaused={shown !== undefined || underWay !== undefined || state.summary !== undefined}
          onNext={next}
          onSymbols={bringSymbols}
          onParts={bringParts}
        />
        <Card>
          <div className={styles.box}>
            <TextBox value={typed} onChange={type} onInspect={bringText} areaRef={box} />
            <ChooseFiles onFiles={bringFiles} />
          </div>
        </Card>
        <QueueList state={state} />
      </div>
      <div className={layout.result} id="verdict-place">
        <BundleChecks />
        {shown ? (
          <Result
            inspection={shown.inspection}
            isOfBatch={state.summary !== undefined}
            headingRef={heading}
            onNext={next}
            onChoose={(chosen) => {
              const { text, channel, symbology } = shown.inspection.input;
              void commit(() => bringText(original(text), channel, { chosen, ...(symbology === undefined ? {} : { symbology }) }));
            }}
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
