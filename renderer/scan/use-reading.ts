// Reports each new code of a live camera once; with several codes in view, waits for a choice.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { createHints, type FrameHint } from '../../server/domain/decode/frame-hint.ts';
import type { Gathered } from '../../server/domain/decode/parts.ts';
import type { Camera } from './camera.ts';
import type { ReadSymbol } from './decoder.ts';
import { theDecoder } from './decoding.ts';
import { FORGET_AFTER, readFrames, type SeenFrame } from './frames.ts';
import { collectParts } from './parts.ts';

/** The symbologies take turns over the frames: time to read the other codes of the same view, in milliseconds. */
const GATHER_MS = 220;
/** Policy: in continuous mode a code that was read counts as new after it was out of sight for this long, in milliseconds. */
export const HOLD_BACK_MS = 5_000;

export interface Reading {
  /** Several codes are in view: nothing is inspected until one is chosen. */
  readonly choices: readonly ReadSymbol[];
  /** The code that was inspected last is still in view. */
  readonly same: readonly ReadSymbol[];
  readonly simple: boolean;
  /** Why nothing can be read at the moment, if a reason is known. */
  readonly hint: FrameHint | undefined;
  /** Codes of which the camera has read some parts, but not all. */
  readonly open: readonly Gathered[];
  readonly forgetParts: () => void;
  readonly choose: (symbols: readonly ReadSymbol[]) => void;
  readonly lookAgain: () => void;
}

const keyOf = ({ symbology, text }: ReadSymbol) => `${symbology}\0${text}`;

const sameParts = (one: readonly Gathered[], other: readonly Gathered[]): boolean =>
  JSON.stringify(one.map(({ count, read }) => [count, read])) === JSON.stringify(other.map(({ count, read }) => [count, read]));

export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  camera: Camera | undefined,
  isPaused: boolean,
  isContinuous: boolean,
  onSymbols: (symbols: readonly ReadSymbol[]) => void,
): Reading {
  const [choices, setChoices] = useState<readonly ReadSymbol[]>([]);
  const [same, setSame] = useState<readonly ReadSymbol[]>([]);
  const [simple, setSimple] = useState(false);
  const [hint, setHint] = useState<FrameHint>();
  const [open, setOpen] = useState<readonly Gathered[]>([]);
  const collect = useRef(collectParts());
  const known = useRef(new Map<string, number>());
  const latest = useRef(onSymbols);
  useEffect(() => {
    latest.current = onSymbols;
  });

  const choose = useCallback((symbols: readonly ReadSymbol[]) => {
    for (const symbol of symbols) known.current.set(keyOf(symbol), performance.now());
    setChoices([]);
    setSame([]);
    latest.current(symbols);
  }, []);

  const reads = camera !== undefined && (!isPaused || isContinuous) && choices.length === 0;
  useEffect(() => {
    const element = video.current;
    if (!reads || element === null) return;
    // The code that was just inspected may still be in view: it counts as new only after it has been away.
    const started = performance.now();
    for (const key of known.current.keys()) known.current.set(key, started);
    let gathered: readonly ReadSymbol[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    let over = false;
    const hints = createHints();
    const forgetAfter = isContinuous ? HOLD_BACK_MS : FORGET_AFTER;

    const decide = () => {
      timer = undefined;
      const [only, ...others] = gathered;
      if (only === undefined) return;
      if (others.length === 0) choose([only]);
      else {
        for (const symbol of gathered) known.current.set(keyOf(symbol), performance.now());
        setChoices(gathered);
      }
    };
    const seen = (all: SeenFrame) => {
      const now = performance.now();
      setHint(hints({ isFound: all.inView.length > 0, hint: all.hint }, now));
      const { symbols: inView, open: begun } = collect.current(all.inView, now);
      setOpen((before) => (sameParts(before, begun) ? before : begun));
      for (const [key, at] of known.current) if (now - at > forgetAfter) known.current.delete(key);
      const old = inView.filter((symbol) => known.current.has(keyOf(symbol)));
      for (const symbol of old) known.current.set(keyOf(symbol), now);
      setSame((before) => (before.length === old.length ? before : old));
      gathered = inView.filter((symbol) => !known.current.has(keyOf(symbol)));
      if (gathered.length > 0) timer ??= setTimeout(decide, GATHER_MS);
    };

    void theDecoder().then((decoder) => {
      if (over) return;
      void decoder.reader.then((reader) => setSimple(reader === 'jsqr'));
      stop = readFrames(element, decoder, seen);
    });
    return () => {
      over = true;
      setHint(undefined);
      clearTimeout(timer);
      stop();
    };
  }, [reads, video, choose, isContinuous]);

  useEffect(() => {
    if (camera === undefined) {
      setChoices([]);
      setSame([]);
    }
    collect.current = collectParts();
    setOpen([]);
  }, [camera]);

  const forgetParts = useCallback(() => {
    collect.current = collectParts();
    setOpen([]);
  }, []);

  return { choices, same, simple, hint, open, forgetParts, choose, lookAgain: useCallback(() => setChoices([]), []) };
}
