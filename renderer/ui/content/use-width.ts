// The width of an element in pixels, for pictures that are drawn to fit it.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** No picture is drawn narrower. */
const NARROWEST = 160;

export function useWidth(): { readonly ref: RefObject<HTMLDivElement | null>; readonly width: number } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(480);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(NARROWEST, Math.floor(element.clientWidth))));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
