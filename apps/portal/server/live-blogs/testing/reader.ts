import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import type { LiveHtml } from '@portal/model';
import type { AskChanges } from '../streams';

/** A live blog whose changes are numbers: the changes since one are all numbers after it. */
export class Story {
  sequence = 1;
  isLive = true;
  isThere = true;
  asked = 0;
  text = 'x';
  ask: AskChanges = async (_, since) => {
    this.asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (!this.isThere) return null;
    const { sequence, isLive } = this;
    const ids = Array.from({ length: Math.max(0, sequence - since) }, (__, at) => String(since + at + 1));
    const changes = ids.map((id) => ({ id, html: this.text }));
    return { sequence, isLive, count: sequence, isWhole: true, state: '', changes } satisfies LiveHtml;
  };
}

type Told = { event: string; id: string | undefined; data: string };

/** The reader's end of a stream. */
export class Reader {
  readonly told: Told[] = [];
  status = 0;
  headers: IncomingMessage['headers'] = {};
  isOver = false;
  socket: Socket | undefined;
  private text = '';

  open(port: number, path: string, headers: Record<string, string> = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      const asked = request({ port, path, headers: { host: 'far.example', ...headers } }, (answer) => {
        this.status = answer.statusCode ?? 0;
        this.headers = answer.headers;
        this.socket = answer.socket;
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => this.take(chunk));
        answer.on('close', () => {
          this.isOver = true;
        });
        resolve();
      });
      asked.on('error', reject);
      asked.end();
    });
  }

  private take(chunk: string): void {
    const blocks = (this.text + chunk).split('\n\n');
    this.text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = Object.fromEntries(
        block
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      );
      if (fields.event) this.told.push({ event: fields.event, id: fields.id, data: fields.data ?? '' });
    }
  }

  /** Ids of the entries that it received. */
  get entries(): string[] {
    return this.told
      .filter(({ event }) => event === 'change')
      .flatMap(({ data }) => (JSON.parse(data) as LiveHtml).changes.map(({ id }) => id));
  }
}
