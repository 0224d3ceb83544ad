// Creates the address of a picture from an SVG that the workbench sent. An image runs no script and loads nothing.
import { useEffect, useState } from 'react';

/** Undefined until the picture is ready, or if there is none. */
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
