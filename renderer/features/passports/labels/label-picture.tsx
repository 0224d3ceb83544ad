// Shows a label, and saves it as SVG or as a picture with 600 dpi.
import { useEffect, useState } from 'react';
import type { Label } from '../../../../server/contract/index.ts';
import { original, safeFileName, saveBlob } from '../../../ui/index.ts';

const SVG = 'image/svg+xml';
const DOTS_PER_MM = 600 / 25.4;

export function LabelPicture({ label, alt }: { readonly label: Label; readonly alt: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([label.svg], { type: SVG }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [label.svg]);
  return url === undefined ? null : <img src={url} alt={alt} />;
}

const nameOf = ({ dppCode }: Label, ending: string): string => `label-${safeFileName(original(dppCode))}.${ending}`;

export const saveSvg = (label: Label): void => saveBlob(nameOf(label, 'svg'), new Blob([label.svg], { type: SVG }));

/** Draws the SVG in whole pixels, so that the modules stay sharp. */
export async function savePng(label: Label, { width, height }: { readonly width: number; readonly height: number }): Promise<void> {
  const url = URL.createObjectURL(new Blob([label.svg], { type: SVG }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * DOTS_PER_MM);
    canvas.height = Math.round(height * DOTS_PER_MM);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('the picture could not be made');
    saveBlob(nameOf(label, 'png'), blob);
  } finally {
    URL.revokeObjectURL(url);
  }
}
