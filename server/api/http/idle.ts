// Ends connections of clients that neither send nor read, or that take nothing of the answers that wait for them. The timeout of Node's own
// sockets takes twice its time while data wait, begins again with every byte that such a client sends, and over TLS ends slow clients.
import type { Server, Socket } from 'node:net';

/** `socket.writableLength` would count an answer as waiting until its last byte is sent. */
interface Handle {
  readonly bytesRead: number;
  readonly bytesWritten: number;
  /** Bytes that the system has not taken yet, because its own buffer waits for the client. */
  readonly writeQueueSize: number;
}

export interface IdleTimes {
  /** For a client that takes nothing of what waits for it. */
  readonly unread: number;
  /** For a client for which nothing waits, and that sends nothing. */
  readonly quiet: number;
  readonly check: number;
}

/**
 * Ends a connection within one check after its time. Checks are counted, not milliseconds: a computer that sleeps, or a process that is busy,
 * is no fault of the client. Under TLS, this is the socket below.
 */
export function endIdle(server: Server, { unread, quiet, check }: IdleTimes): void {
  const sockets = new Map<Socket, { sent: number; read: number; checks: number }>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { sent: 0, read: 0, checks: 0 });
    socket.once('close', () => sockets.delete(socket));
  });
  const checkAll = (): void => {
    for (const [socket, last] of sockets) {
      const handle = (socket as unknown as { readonly _handle: Handle | null })._handle;
      if (handle === null) continue;
      const waits = handle.writeQueueSize > 0;
      const sent = handle.bytesWritten - handle.writeQueueSize;
      const isIdle = sent === last.sent && (waits || handle.bytesRead === last.read);
      last.checks = isIdle ? last.checks + 1 : 0;
      last.sent = sent;
      last.read = handle.bytesRead;
      if (last.checks * check <= (waits ? unread : quiet)) continue;
      // A reset frees what the system still holds for the client, megabytes for each connection.
      if (waits) socket.resetAndDestroy();
      else socket.destroy();
    }
  };
  server.on('listening', () => {
    const timer = setInterval(checkAll, check).unref();
    server.once('close', () => clearInterval(timer));
  });
}
