// The child's side of a utility process: `process.parentPort` in place of `process.send`; messages wait until somebody listens.
import { EventEmitter } from 'node:events';
import { pathToFileURL } from 'node:url';

const [, , entry = '', ...args] = process.argv;
process.argv = [process.execPath, entry, ...args];
const send = process.send?.bind(process);

class ParentPort extends EventEmitter {
  readonly #early: unknown[] = [];
  #started = false;
  hear(data: unknown): void {
    if (this.#started) this.emit('message', { data, ports: [] });
    else this.#early.push(data);
  }
  start(): void {
    if (this.#started) return;
    queueMicrotask(() => {
      this.#started = true;
      for (const data of this.#early.splice(0)) this.hear(data);
    });
  }
  postMessage(message: object): void {
    send?.(message, undefined, undefined, () => undefined);
  }
}

const port = new ParentPort();
port.on('newListener', (name) => {
  if (name === 'message') port.start();
});
process.on('message', (data) => port.hear(data));
process.on('disconnect', () => process.exit(0));
Reflect.deleteProperty(process, 'send');
Object.defineProperty(process, 'parentPort', { value: port, enumerable: true });
Object.defineProperty(process, 'type', { value: 'utility' });
Object.defineProperty(process.versions, 'electron', { value: '0.0.0-stand-in', enumerable: true });
await import(pathToFileURL(entry).href);
