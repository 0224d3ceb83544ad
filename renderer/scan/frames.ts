// Reads each code once when it enters the view of a live video; frames that arrive while one is decoded are skipped.
import type { Decoder, FrameAnswer, ReadSymbol } from './decoder.ts';

export interface Seen {
  /** Symbols that were not in view before. */
  readonly fresh: readonly ReadSymbol[];
  /** All symbols in view, to outline them or to offer a choice. */
  readonly inView: readonly ReadSymbol[];
}

export interface SeenFrame extends Seen, Pick<FrameAnswer, 'hint'> {}

/**
 * A symbol that was missed for this long, and in this many frames, has left the view; shown again, it is a new scan. Both limits apply,
 * because the symbologies take turns over the frames and a slow computer reads few of them.
 */
export const FORGET_AFTER = 1500;
export const FORGET_FRAMES = 8;

interface Memory {
  readonly symbol: ReadSymbol;
  readonly at: number;
  readonly frame: number;
}

/** Remembers what is in view across frames. */
export function createView(): (symbols: readonly ReadSymbol[], now: number) => Seen {
  const memory = new Map<string, Memory>();
  let frame = 0;
  return (symbols, now) => {
    frame += 1;
    for (const [key, last] of memory) {
      if (now - last.at > FORGET_AFTER && frame - last.frame > FORGET_FRAMES) memory.delete(key);
    }
    const fresh: ReadSymbol[] = [];
    for (const symbol of symbols) {
      const key = `${symbol.symbology}\0${symbol.part?.index ?? ''}\0${symbol.text}`;
      if (!memory.has(key)) fresh.push(symbol);
      memory.set(key, { symbol, at: now, frame });
    }
    return { fresh, inView: [...memory.values()].map(({ symbol }) => symbol) };
  };
}

/** Starts reading; returns a function that stops it. `failed` is called when the decoder fails, and reading continues. */
export function readFrames(
  video: HTMLVideoElement,
  decoder: Decoder,
  seen: (seen: SeenFrame) => void,
  failed: (fault: unknown) => void = () => undefined,
): () => void {
  const view = createView();
  let stopped = false;
  let handle = 0;
  let frame = 0;

  const look = async (): Promise<void> => {
    try {
      const { symbols, hint } = await decoder.decodeFrame(await imageOf(video), frame++);
      if (!stopped) seen({ ...view(symbols, performance.now()), ...(hint === undefined ? {} : { hint }) });
    } catch (fault) {
      if (!stopped) failed(fault);
    }
    if (!stopped) handle = video.requestVideoFrameCallback(next);
  };
  const next = (): void => {
    void look();
  };

  handle = video.requestVideoFrameCallback(next);
  return () => {
    stopped = true;
    video.cancelVideoFrameCallback(handle);
  };
}

const imageOf = async (video: HTMLVideoElement): Promise<VideoFrame | ImageBitmap> =>
  typeof VideoFrame === 'function' ? new VideoFrame(video) : createImageBitmap(video);
