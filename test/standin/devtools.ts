// The address of Chromium's DevTools in, its methods as promises and its events out.
import { EventEmitter, once } from 'node:events';
import { WebSocket } from 'ws';

export interface DevtoolsEvent {
  readonly method: string;
  readonly params: Params;
  readonly sessionId?: string;
}

/** What the protocol says of a method or an event; each reader takes the members that it knows. */
export type Params = Readonly<Record<string, unknown>>;

/** One message may hold a whole PDF or picture. */
export const MAX_MESSAGE = 1 << 30;

interface Answer {
  readonly id: number;
  readonly result: Params;
  readonly error?: { readonly message: string };
}

export class Devtools extends EventEmitter<{ event: [DevtoolsEvent] }> {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { readonly method: string; readonly settle: PromiseWithResolvers<Params> }>();
  #last = 0;

  constructor(socket: WebSocket) {
    super();
    this.#socket = socket;
    socket.on('message', (data) => this.#heard(JSON.parse(String(data)) as Answer | DevtoolsEvent));
    socket.on('close', () => {
      for (const { settle, method } of this.#waiting.values()) settle.reject(new Error(`${method}: Chromium has ended`));
    });
  }

  static async open(url: string): Promise<Devtools> {
    const socket = new WebSocket(url, { maxPayload: MAX_MESSAGE });
    await once(socket, 'open');
    return new Devtools(socket);
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Params> {
    const id = ++this.#last;
    const settle = Promise.withResolvers<Params>();
    this.#waiting.set(id, { method, settle });
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return settle.promise;
  }

  #heard(message: Answer | DevtoolsEvent): void {
    if (!('id' in message)) return void this.emit('event', message);
    const asked = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.error === undefined) asked?.settle.resolve(message.result);
    else asked?.settle.reject(new Error(`${asked.method}: ${message.error.message}`));
  }
}
