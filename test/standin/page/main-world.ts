// Runs in the page's own world before its scripts: window.open as the app's handler decides, and the interface that the preload exposes.

/** Sent as text into every document: it takes nothing from outside but its argument. */
export function mainWorld(name: string): void {
  window.open = (url = '') => {
    if (String(url) !== '') window.dispatchEvent(new CustomEvent(`${name}:open`, { detail: new URL(url, location.href).href }));
    return null;
  };

  const expose = (api: string, keys: readonly string[], port: MessagePort): void => {
    let last = 0;
    const waiting = new Map<number, PromiseWithResolvers<unknown>>();
    const listeners = new Map<number, (...given: unknown[]) => void>();
    port.onmessage = ({ data }) => {
      if (data.listener !== undefined) return listeners.get(data.listener)?.(...data.given);
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.fault === undefined) asked?.resolve(data.value);
      else asked?.reject(new Error(data.fault));
    };
    const subscribe = (key: string, listener: (...given: unknown[]) => void) => {
      const id = ++last;
      listeners.set(id, listener);
      port.postMessage({ key, listener: id });
      return () => {
        listeners.delete(id);
        port.postMessage({ off: id });
      };
    };
    const call = (key: string, given: readonly unknown[]): Promise<unknown> => {
      const id = ++last;
      const settle = Promise.withResolvers<unknown>();
      waiting.set(id, settle);
      port.postMessage({ id, key, given });
      return settle.promise;
    };
    // A function that takes a listener subscribes and gives back the end of it; every other one answers with a promise.
    const functions = keys.map((key) => [
      key,
      (...given: unknown[]) => {
        const [first] = given;
        return typeof first === 'function' ? subscribe(key, (...heard) => first(...heard)) : call(key, given);
      },
    ]);
    Object.defineProperty(window, api, { value: Object.freeze(Object.fromEntries(functions)), enumerable: true });
  };

  window.addEventListener(`${name}:expose`, (event) => {
    event.stopImmediatePropagation();
    if (!(event instanceof MessageEvent)) return;
    const [port] = event.ports;
    if (port !== undefined) expose(event.data.api, event.data.keys, port);
  });
}
