// Shows the public page of a passport in a frame the size of a phone, without script, windows or navigation.
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Foreign } from '../../../server/contract/index.ts';
import { useLanguage, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Button, ErrorBox, original, Scroll } from '../../ui/index.ts';
import styles from './resolver.module.css';

export function Preview({ dppCode }: { readonly dppCode: Foreign }) {
  const t = useT();
  const language = useLanguage();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => api.preview({ dppCode: original(dppCode) }, language) });
  return (
    <div className={styles.form}>
      <div className={styles.submit}>
        <Button icon={<Eye aria-hidden />} onPress={() => isPending || mutate()}>
          {t(data === undefined ? 'resolver.preview' : 'resolver.previewAgain')}
        </Button>
      </div>
      {error ? <ErrorBox error={error} onRetry={() => mutate()} /> : null}
      {data ? <Phone path={data.path} /> : null}
    </div>
  );
}

/** `path` is new for each page, so that the frame reloads. */
function Phone({ path }: { readonly path: string }) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => giveBackFocus(() => frame.current), []);
  return (
    <>
      <p className={styles.note}>{t('resolver.previewText')}</p>
      <Scroll label={t('resolver.previewPhone')} className={styles.device}>
        <iframe ref={frame} key={path} title={t('resolver.previewTitle')} src={path} sandbox="" referrerPolicy="no-referrer" />
      </Scroll>
    </>
  );
}

/** Milliseconds. Chromium moves the focus into a frame of another process after the key that asks for it, not with it. */
const KEY_MS = 1_000;

/**
 * Keys pressed inside a frame do not reach the app, so a scan would be lost. Focus that a pointer moved there is
 * returned. Focus that a key moved there stays, because other keys scroll the frame.
 */
function giveBackFocus(frameOf: () => HTMLIFrameElement | null): () => void {
  let keyAt = Number.NEGATIVE_INFINITY;
  const onKey = () => {
    keyAt = performance.now();
  };
  const onBlur = () => {
    const frame = frameOf();
    if (frame === null || document.activeElement !== frame || performance.now() - keyAt < KEY_MS) return;
    // Chromium ignores a focus change during this event.
    setTimeout(() => {
      frame.blur();
      window.focus();
    });
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('blur', onBlur);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('blur', onBlur);
  };
}
