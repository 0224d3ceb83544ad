// The camera on Inspect: view, start and stop, device, torch, choice between several codes, and what to do on failure.
import {
  Camera as CameraIcon,
  CameraOff,
  Flashlight,
  FlashlightOff,
  Maximize2,
  Minimize2,
  RefreshCw,
  SkipForward,
  Square,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Gathered } from '../../../../server/domain/decode/parts.ts';
import { useT } from '../../../i18n/index.ts';
import { FAULT_MESSAGE } from '../../../scan/camera.ts';
import type { ReadSymbol } from '../../../scan/decoder.ts';
import { useCamera, useStream } from '../../../scan/use-camera.ts';
import { HOLD_BACK_MS, useReading } from '../../../scan/use-reading.ts';
import { announce, Button, Card, Checkbox, Foreign, IconButton, Note, Progress, Select } from '../../../ui/index.ts';
import { sayParts } from '../../../verdict/words.ts';
import styles from './camera-panel.module.css';
import { useRemembered } from './remembered.ts';

export interface CameraPanelProps {
  /** A verdict is shown or pending. In continuous mode the camera keeps running. */
  readonly isPaused: boolean;
  readonly onNext: () => void;
  readonly onSymbols: (symbols: readonly ReadSymbol[]) => void;
  /** Called in continuous mode before the codes are passed on: the picture does not stop, so the screen has to react in another way. */
  readonly onRead: () => void;
  /** Called when the person ends the scan of these codes before all their parts were read. */
  readonly onParts: (codes: readonly Gathered[]) => void;
}

/** Outlines the codes in the paused image, numbered as in the list below it. */
function Boxes({
  video,
  choices,
  onChoose,
}: {
  readonly video: HTMLVideoElement;
  readonly choices: readonly ReadSymbol[];
  readonly onChoose: (symbol: ReadSymbol) => void;
}) {
  const { videoWidth: width, videoHeight: height } = video;
  return (
    <svg className={styles.boxes} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {choices.map((symbol, index) => {
        const x = Math.min(...symbol.corners.map((corner) => corner.x));
        const y = Math.min(...symbol.corners.map((corner) => corner.y));
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a second way for the mouse; the list below is the accessible one
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown
          <g key={index} onClick={() => onChoose(symbol)}>
            <polygon points={symbol.corners.map((corner) => `${corner.x},${corner.y}`).join(' ')} />
            <circle cx={x} cy={y} r={width / 32} />
            <text x={x} y={y} fontSize={width / 26}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

export function CameraPanel({ isPaused: isShowing, onNext, onSymbols, onRead, onParts }: CameraPanelProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { state, devices, torch, zoom, start, stop, setTorch, zoomBy } = useCamera();
  const [isContinuous, setContinuous] = useRemembered('camera-continuous');
  const [isLarge, setLarge] = useRemembered('camera-large');
  const isPaused = isShowing && !isContinuous;
  const camera = state.is === 'live' ? state.camera : undefined;
  const { choices, same, simple, hint, open, forgetParts, choose, lookAgain } = useReading(
    video,
    camera,
    isPaused,
    isContinuous,
    (symbols) => {
      if (isContinuous) onRead();
      onSymbols(symbols);
    },
  );
  const choosing = choices.length > 0;
  const [begun] = open;
  const partsSaid = begun ? sayParts(begun, t) : '';
  useEffect(() => {
    if (partsSaid) announce(partsSaid);
  }, [partsSaid]);

  useStream(video, camera);
  useEffect(() => {
    const element = video.current;
    if (element === null || !camera) return;
    if (choosing) {
      element.pause();
      announce(t('camera.choose', { count: choices.length }));
      list.current?.querySelector('button')?.focus();
    } else element.play().catch(() => undefined);
  }, [choosing, choices.length, camera, t]);
  const fault = state.is === 'fault' ? FAULT_MESSAGE[state.fault] : undefined;
  useEffect(() => {
    if (fault) announce(`${t(`camera.${fault}`)}. ${t(`camera.${fault}Help`)}`);
  }, [fault, t]);

  const { desk } = window;
  return (
    <Card
      title={t('camera.title')}
      icon={<CameraIcon aria-hidden />}
      flush
      actions={
        camera ? (
          <>
            {camera.hasTorch ? (
              <IconButton
                label={t(torch ? 'camera.torchOff' : 'camera.torchOn')}
                icon={torch ? <FlashlightOff /> : <Flashlight />}
                onPress={() => setTorch(!torch)}
              />
            ) : null}
            {zoom ? (
              <>
                <IconButton label={t('camera.zoomOut')} icon={<ZoomOut />} isDisabled={zoom.value <= zoom.min} onPress={() => zoomBy(-1)} />
                <IconButton label={t('camera.zoomIn')} icon={<ZoomIn />} isDisabled={zoom.value >= zoom.max} onPress={() => zoomBy(1)} />
              </>
            ) : null}
            <IconButton
              label={t(isLarge ? 'camera.smaller' : 'camera.larger')}
              icon={isLarge ? <Minimize2 /> : <Maximize2 />}
              onPress={() => setLarge(!isLarge)}
            />
            <Button kind="quiet" icon={<Square aria-hidden />} onPress={stop}>
              {t('camera.stop')}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className={styles.stage} hidden={!camera} data-paused={isPaused && !choosing} data-large={isLarge && camera ? '' : undefined}>
        <video ref={video} muted playsInline aria-label={t('camera.picture')} />
        {choosing && video.current ? <Boxes video={video.current} choices={choices} onChoose={(symbol) => choose([symbol])} /> : null}
        {isPaused && !choosing ? (
          <div className={styles.veil}>
            <p>{t('camera.paused')}</p>
            <Button icon={<SkipForward aria-hidden />} onPress={onNext}>
              {t('inspect.next')}
            </Button>
          </div>
        ) : null}
      </div>
      <div className={styles.below}>
        {state.is === 'off' ? (
          <Button
            kind="primary"
            size="large"
            icon={<CameraIcon aria-hidden />}
            onPress={() => {
              // Starting the camera means that the person is done with the verdict on display.
              if (isPaused) onNext();
              start();
            }}
          >
            {t('camera.start')}
          </Button>
        ) : null}
        {state.is === 'starting' ? <Progress label={t('camera.starting')} onCancel={stop} /> : null}
        {fault ? (
          <Note urgent icon={<CameraOff aria-hidden size={28} />}>
            <strong>{t(`camera.${fault}`)}</strong>
            <p>{t(`camera.${fault}Help`)}</p>
          </Note>
        ) : null}
        {fault ? (
          <div className={styles.row}>
            <Button kind="primary" icon={<RefreshCw aria-hidden />} onPress={() => start()}>
              {t('camera.start')}
            </Button>
            {fault === 'denied' && desk ? <Button onPress={() => void desk.openCameraSettings()}>{t('camera.settings')}</Button> : null}
          </div>
        ) : null}
        {choosing ? (
          <div ref={list} className={styles.choices}>
            <p>{t('camera.choose', { count: choices.length })}</p>
            <ol>
              {choices.map((symbol, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change while it is shown
                <li key={index}>
                  <Button className={styles.choice ?? ''} onPress={() => choose([symbol])}>
                    <b>{index + 1}</b> {symbol.format}{' '}
                    <Foreign as="span" className={styles.text} text={symbol.text.slice(0, 120)} size="label" />
                  </Button>
                </li>
              ))}
            </ol>
            <div className={styles.row}>
              <Button onPress={() => choose(choices)}>{t('camera.chooseAll', { count: choices.length })}</Button>
              <Button kind="quiet" onPress={lookAgain}>
                {t('camera.lookAgain')}
              </Button>
            </div>
          </div>
        ) : null}
        {camera && !choosing && !isPaused && open.length > 0 ? (
          <div className={styles.row} data-parts>
            <p className={styles.hint}>{open.map((code) => sayParts(code, t)).join(' ')}</p>
            <Button
              onPress={() => {
                onParts(open);
                forgetParts();
              }}
            >
              {t('camera.partsEnd')}
            </Button>
          </div>
        ) : null}
        {camera && !choosing && !isPaused && open.length === 0 ? (
          same.length > 0 ? (
            <div className={styles.row}>
              <p className={styles.hint}>{t('camera.same')}</p>
              <Button onPress={() => choose(same)}>{t('camera.again')}</Button>
            </div>
          ) : (
            <p className={styles.hint} role="status" data-hint={hint ?? 'none'}>
              {t(hint === undefined ? 'camera.looking' : `camera.hint.${hint}`)}
            </p>
          )
        ) : null}
        {camera && !choosing ? (
          <Checkbox isSelected={isContinuous} onChange={setContinuous} help={t('camera.continuousHelp', { seconds: HOLD_BACK_MS / 1_000 })}>
            {t('camera.continuous')}
          </Checkbox>
        ) : null}
        {simple ? <p className={styles.hint}>{t('camera.simple')}</p> : null}
        {devices.length > 1 && state.is !== 'starting' ? (
          <Select
            label={t('camera.device')}
            options={devices.map(({ deviceId, label }, index) => ({
              value: deviceId || `unnamed-${index}`,
              label: label || t('camera.unnamed', { number: index + 1 }),
            }))}
            value={camera?.device.deviceId ?? devices[0]?.deviceId ?? ''}
            onChange={start}
          />
        ) : null}
      </div>
    </Card>
  );
}
