// Shows an image drawn by the workbench; the page fetches it, because only the page has the session.
import { type ImgHTMLAttributes, useEffect, useState } from 'react';
import { fileAt } from '../../lib/api.ts';

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'onError'> {
  /** An address of the workbench, starting with a slash. */
  readonly src: string;
  readonly alt: string;
  readonly onFail?: () => void;
}

export function Picture({ src, alt, onFail, ...image }: PictureProps) {
  const [shown, setShown] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let url: string | undefined;
    let isOver = false;
    fileAt(src).then(
      (blob) => {
        if (isOver) return;
        url = URL.createObjectURL(blob);
        setShown(url);
      },
      () => (isOver ? undefined : setFailed(true)),
    );
    return () => {
      isOver = true;
      setShown(undefined);
      setFailed(false);
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [src]);
  useEffect(() => {
    if (failed) onFail?.();
  }, [failed, onFail]);
  return <img {...image} {...(shown === undefined ? {} : { src: shown })} alt={alt} onError={() => setFailed(true)} />;
}
