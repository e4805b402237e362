import { createServer, type Server, type Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { NotificationSplitter } from './notifications';

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
/** Bytes of the length and code of a startup message. */
const STARTUP_HEAD = 8;
/** Longest accepted message. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Messages after which the database sends its whole response: a simple query, the Sync of an extended one, a
 * Flush, the parts of a copy.
 */
const ENDS = new Set(Array.from('QSHFcfdp', (letter) => letter.charCodeAt(0)));
const SYNC = 'S'.charCodeAt(0);
const QUERY = 'Q'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const LISTEN = /^\s{0,8}listen\s/i;
const LISTEN_LENGTH = 20;

/** A message of one client, and the callbacks that settle it. */
type Unit = { from: Client; bytes: Uint8Array; isWhole: boolean };

/**
 * A client connection: it splits incoming bytes into messages, and groups messages that must not be
 * separated.
 */
class Client {
  private arrived: Buffer = Buffer.alloc(0);
  private gathered: Buffer[] = [];
  private hasStarted = false;
  /** Whether it has subscribed to notifications. */
  isListening = false;

  constructor(
    readonly socket: Socket,
    private readonly enqueue: (unit: Unit) => void,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.take(bytes));
    // A broken connection is treated as closed.
    socket.on('error', () => socket.destroy());
  }

  private take(bytes: Buffer): void {
    this.arrived = this.arrived.length ? Buffer.concat([this.arrived, bytes]) : bytes;
    while (!this.socket.destroyed && (this.hasStarted ? this.takeMessage() : this.takeStartup())) {
      // Repeats until none is left.
    }
  }

  /** Removes this many bytes from the input; undefined until they have all arrived. */
  private cut(length: number): Buffer | undefined {
    if (length > MAX_BYTES || length < 4) {
      this.socket.destroy();
      return undefined;
    }
    if (this.arrived.length < length) return undefined;
    const cut = this.arrived.subarray(0, length);
    this.arrived = this.arrived.subarray(length);
    return cut;
  }

  private takeStartup(): boolean {
    if (this.arrived.length < STARTUP_HEAD) return false;
    const code = this.arrived.readInt32BE(4);
    const message = this.cut(this.arrived.readInt32BE(0));
    if (!message) return false;
    if (code === SSL_REQUEST || code === GSS_REQUEST) this.socket.write('N');
    else if (code === CANCEL_REQUEST) this.socket.end();
    else {
      this.hasStarted = true;
      this.enqueue({ from: this, bytes: message, isWhole: true });
    }
    return true;
  }

  private takeMessage(): boolean {
    if (this.arrived.length < 5) return false;
    const [type = 0] = this.arrived;
    const message = this.cut(1 + this.arrived.readInt32BE(1));
    if (!message) return false;
    if (type === TERMINATE) {
      this.socket.end();
      return false;
    }
    if (type === QUERY && LISTEN.test(message.toString('latin1', 5, 5 + LISTEN_LENGTH)))
      this.isListening = true;
    this.gathered.push(message);
    if (ENDS.has(type)) {
      const bytes = Buffer.concat(this.gathered);
      this.gathered = [];
      this.enqueue({ from: this, bytes, isWhole: type === SYNC || type === QUERY });
    }
    return true;
  }
}

/**
 * Serves PostgreSQL's protocol on a Unix socket, over a database that has one session for all clients.
 * Everything that a client sends up to a Sync is processed together, and while a client is in a transaction
 * all others wait: their statements, portals and transactions never mix. If a client disconnects during a
 * transaction, it is rolled back. Notifications go to all clients that listen.
 */
export class WireServer {
  private readonly server: Server;
  private readonly clients = new Set<Client>();
  private queue: Unit[] = [];
  private isBusy = false;
  /** Client with an open transaction. */
  private holder: Client | null = null;
  private readonly splitter = new NotificationSplitter();

  constructor(private readonly db: PGlite) {
    this.server = createServer((socket) => {
      const client = new Client(socket, (unit) => {
        this.queue.push(unit);
        void this.work();
      });
      this.clients.add(client);
      socket.on('close', () => {
        this.clients.delete(client);
        this.queue = this.queue.filter(({ from }) => from !== client);
        void this.work();
      });
    });
  }

  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(path, resolve);
    });
  }

  async close(): Promise<void> {
    for (const { socket } of this.clients) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  /** Next unit: that of the client with an open transaction, otherwise the oldest. */
  private next(): Unit | undefined {
    const at = this.holder ? this.queue.findIndex(({ from }) => from === this.holder) : 0;
    return at === -1 ? undefined : this.queue.splice(at, 1)[0];
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      for (;;) {
        await this.dropGone();
        const unit = this.next();
        if (!unit) return;
        await this.answer(unit);
      }
    } finally {
      this.isBusy = false;
    }
  }

  /** Rolls back the transaction of a disconnected client. */
  private async dropGone(): Promise<void> {
    if (!this.holder?.socket.destroyed) return;
    this.holder = null;
    if (this.db.isInTransaction()) await this.db.exec('rollback');
  }

  /** Sends a response to its client, and notifications in it to the clients that listen. */
  private pass(client: Client, bytes: Buffer): void {
    const { answer, notices } = this.splitter.push(bytes);
    if (answer.length && client.socket.writable) client.socket.write(answer);
    if (!notices.length) return;
    for (const { socket, isListening } of this.clients)
      if (isListening && socket.writable) for (const notice of notices) socket.write(notice);
  }

  private async answer({ from, bytes, isWhole }: Unit): Promise<void> {
    try {
      await this.db.runExclusive(() =>
        this.db.execProtocolRawStream(bytes, {
          onRawData: (answered) => this.pass(from, Buffer.from(answered)),
        }),
      );
      this.holder = !isWhole || this.db.isInTransaction() ? from : null;
    } catch (error) {
      // The engine itself has failed, not a statement: the client's session state is no longer valid.
      this.holder = from;
      from.socket.destroy(error instanceof Error ? error : undefined);
    }
  }
}
