// The frames of a page and the worlds of each, kept from what Chromium says of them.
import { toApp } from './carrier.ts';
import type { Params } from './devtools.ts';

/** Electron's WebFrameMain, as far as the app reads it. */
export interface Frame {
  url: string;
}

interface World {
  readonly name: string;
  readonly frame: string;
}

export class Frames {
  readonly main: Frame = { url: '' };
  #mainId = '';
  readonly #frames = new Map<string, Frame>();
  readonly #worlds = new Map<number, World>();

  begin(id: string): void {
    this.#mainId = id;
    this.#frames.set(id, this.main);
  }
  isMain(id: string): boolean {
    return id === this.#mainId;
  }
  /** Of a frame that has gone, nothing is known. */
  ofContext(context: number): Frame | undefined {
    return this.#frames.get(this.#worlds.get(context)?.frame ?? '');
  }
  mainContext(world: string): number | undefined {
    return [...this.#worlds].find(([, { name, frame }]) => name === world && this.isMain(frame))?.[0];
  }

  navigated({ id, url, urlFragment = '' }: { readonly id: string; readonly url: string; readonly urlFragment?: string }): void {
    const frame = this.#frames.get(id) ?? { url: '' };
    frame.url = toApp(url + urlFragment);
    this.#frames.set(id, frame);
  }
  within({ frameId, url }: Params): void {
    const frame = this.#frames.get(String(frameId));
    if (frame !== undefined) frame.url = toApp(String(url));
  }
  detached({ frameId }: Params): void {
    this.#frames.delete(String(frameId));
  }
  worldCreated({ context }: Params): void {
    const { id, name, auxData } = context as { id: number; name: string; auxData: { frameId: string } };
    this.#worlds.set(id, { name, frame: auxData.frameId });
  }
  worldDestroyed({ executionContextId }: Params): void {
    this.#worlds.delete(Number(executionContextId));
  }
  worldsCleared(): void {
    this.#worlds.clear();
  }
}
