// Runs in a world of its own before the page's scripts, as the sandboxed preload does: `electron` with ipcRenderer and contextBridge, nothing else.

type Listener = (event: object, ...given: unknown[]) => void;
type Exposed = Readonly<Record<string, (...given: unknown[]) => unknown>>;
type Preload = (require: (name: string) => unknown, module: object, exports: object) => void;

interface Tools {
  readonly pack: (value: unknown) => string;
  readonly unpack: (text: string) => unknown;
}

/** Sent as text into every document: it takes nothing from outside but its arguments. */
export function isolatedWorld(name: string, { pack, unpack }: Tools, preload: Preload): void {
  const toMain: (text: string) => void = Reflect.get(globalThis, name);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const heard = new Map<string, Set<Listener>>();
  let last = 0;

  Reflect.set(globalThis, `${name}_answer`, (id: number, text: string) => {
    const { value, fault } = unpack(text) as { value?: unknown; fault?: string };
    const asked = waiting.get(id);
    waiting.delete(id);
    if (fault === undefined) asked?.resolve(value);
    else asked?.reject(new Error(fault));
  });
  Reflect.set(globalThis, `${name}_send`, (channel: string, text: string) => {
    for (const listener of heard.get(channel) ?? []) listener({}, ...(unpack(text) as unknown[]));
  });
  window.addEventListener(`${name}:open`, (event) => {
    if (event instanceof CustomEvent) toMain(pack({ open: event.detail }));
  });

  const ipcRenderer = {
    invoke: (channel: string, ...given: unknown[]): Promise<unknown> => {
      const id = ++last;
      const settle = Promise.withResolvers<unknown>();
      waiting.set(id, settle);
      toMain(pack({ id, channel, given }));
      return settle.promise;
    },
    on: (channel: string, listener: Listener) => {
      heard.set(channel, (heard.get(channel) ?? new Set()).add(listener));
      return ipcRenderer;
    },
    off: (channel: string, listener: Listener) => {
      heard.get(channel)?.delete(listener);
      return ipcRenderer;
    },
  };

  const contextBridge = {
    exposeInMainWorld: (api: string, functions: Exposed): void => {
      const { port1, port2 } = new MessageChannel();
      const ends = new Map<number, unknown>();
      port1.onmessage = async ({ data }) => {
        if (data.off !== undefined) {
          const end = ends.get(data.off);
          if (typeof end === 'function') end();
        } else if (data.listener !== undefined) {
          ends.set(
            data.listener,
            functions[data.key]?.((...given: unknown[]) => port1.postMessage({ listener: data.listener, given })),
          );
        } else {
          try {
            port1.postMessage({ id: data.id, value: await functions[data.key]?.(...data.given) });
          } catch (fault) {
            port1.postMessage({ id: data.id, fault: fault instanceof Error ? fault.message : String(fault) });
          }
        }
      };
      window.dispatchEvent(new MessageEvent(`${name}:expose`, { data: { api, keys: Object.keys(functions) }, ports: [port2] }));
    },
  };

  const require = (module: string): unknown => {
    if (module !== 'electron') throw new Error(`module not found: ${module}`);
    return { ipcRenderer, contextBridge };
  };
  preload(require, { exports: {} }, {});
}
