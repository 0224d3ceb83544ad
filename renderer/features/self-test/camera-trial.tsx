// Tries the camera, which passes once a picture has arrived.
import { Camera as CameraIcon, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { type Camera, openCamera } from '../../scan/camera.ts';
import { Button } from '../../ui/index.ts';
import type { Tried } from './rows.ts';
import styles from './self-test.module.css';

/** The time within which any camera delivers its first picture, in milliseconds. */
const WAIT_MS = 10_000;

export function CameraTrial({ onFound }: { readonly onFound: (found: Tried['camera']) => void }) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const open = useRef<Camera>(undefined);
  /** Counts the attempts, so that one that was stopped reports nothing. */
  const turn = useRef(0);
  const [state, setState] = useState<'off' | 'starting' | 'live'>('off');

  const stop = () => {
    turn.current += 1;
    open.current?.stop();
    open.current = undefined;
    setState('off');
  };
  useEffect(
    () => () => {
      turn.current += 1;
      open.current?.stop();
    },
    [],
  );

  const start = async () => {
    stop();
    const mine = turn.current;
    const isOver = (): boolean => mine !== turn.current;
    const found = (what: Tried['camera']) => {
      if (isOver()) return;
      if (what !== 'picture') stop();
      onFound(what);
    };
    setState('starting');
    const opened = await openCamera(undefined, found);
    if ('fault' in opened) return found(opened.fault);
    if (isOver()) return opened.camera.stop();
    open.current = opened.camera;
    setState('live');
    const element = video.current;
    if (element === null) return;
    const late = setTimeout(() => found('no-picture'), WAIT_MS);
    element.requestVideoFrameCallback(() => {
      clearTimeout(late);
      found(element.videoWidth > 0 ? 'picture' : 'no-picture');
    });
    element.srcObject = opened.camera.stream;
    element.play().catch(() => undefined);
  };

  return (
    <div className={styles.trial}>
      <p>{t('selfTest.camera.how')}</p>
      <video ref={video} className={styles.video} hidden={state !== 'live'} muted playsInline aria-label={t('camera.picture')} />
      {state === 'off' ? (
        <Button icon={<CameraIcon aria-hidden />} onPress={() => void start()}>
          {t('selfTest.camera.try')}
        </Button>
      ) : (
        <Button icon={<Square aria-hidden />} onPress={stop}>
          {t('camera.stop')}
        </Button>
      )}
    </div>
  );
}
