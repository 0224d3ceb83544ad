// Takes a photo with the camera of this computer.
import { Camera as CameraIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { FAULT_MESSAGE, type OpenedCamera, openCamera } from '../scan/camera.ts';
import { useStream } from '../scan/use-camera.ts';
import { Button, Dialog, Note, Progress } from '../ui/index.ts';
import styles from './runs.module.css';

export interface PhotoDialogProps {
  readonly onTaken: (photo: File) => void;
  readonly onClose: () => void;
}

export function PhotoDialog({ onTaken, onClose }: PhotoDialogProps) {
  const t = useT();
  return (
    <Dialog title={t('runs.photoTake')} isOpen onClose={onClose} wide>
      <Shot onTaken={onTaken} />
    </Dialog>
  );
}

function Shot({ onTaken }: Pick<PhotoDialogProps, 'onTaken'>) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<OpenedCamera>();
  // Not the camera of the Inspect screen, which restarts automatically if it was on.
  useEffect(() => {
    let isOver = false;
    let opened: OpenedCamera | undefined;
    void openCamera(undefined, (fault) => setState({ fault })).then((found) => {
      opened = found;
      if (!isOver) setState(found);
      else if ('camera' in found) found.camera.stop();
    });
    return () => {
      isOver = true;
      if (opened !== undefined && 'camera' in opened) opened.camera.stop();
    };
  }, []);
  const camera = state !== undefined && 'camera' in state ? state.camera : undefined;
  useStream(video, camera);
  const shoot = () => {
    const element = video.current;
    if (element === null || element.videoWidth === 0) return;
    const canvas = document.createElement('canvas');
    canvas.width = element.videoWidth;
    canvas.height = element.videoHeight;
    canvas.getContext('2d')?.drawImage(element, 0, 0);
    canvas.toBlob(
      (blob) => {
        if (blob) onTaken(new File([blob], `${new Date().toISOString().replaceAll(':', '-')}.jpg`, { type: blob.type }));
      },
      'image/jpeg',
      0.92,
    );
  };
  const fault = state !== undefined && 'fault' in state ? FAULT_MESSAGE[state.fault] : undefined;
  return (
    <div className={styles.form}>
      {fault ? (
        <Note urgent>
          <strong>{t(`camera.${fault}`)}</strong>
          <p>{t(`camera.${fault}Help`)}</p>
        </Note>
      ) : (
        <video ref={video} muted playsInline className={styles.view} aria-label={t('camera.picture')} />
      )}
      {state === undefined ? <Progress label={t('camera.starting')} /> : null}
      <Button kind="primary" size="large" icon={<CameraIcon aria-hidden />} isDisabled={camera === undefined} onPress={shoot}>
        {t('runs.photoShoot')}
      </Button>
    </div>
  );
}
