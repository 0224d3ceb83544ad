// Makes an address of a picture that the workbench sent as SVG. An image runs no script and loads nothing.
import { useEffect, useState } from 'react';

/** Undefined until it is ready, and without a picture. */
export function useSvg(svg: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (svg === undefined) return setUrl(undefined);
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url;
}
