import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Proxy for a site's address, whose target can change while readers stay: another server, or a slow one. */
export class FrontDoor {
  private readonly server: Server;
  /** Delay of a response in milliseconds, by path. */
  readonly slow = new Map<string, number>();
  /** Transforms a response, by path. */
  readonly changed = new Map<string, (body: string) => string>();

  /** Paths that browsers prefetched. */
  readonly ahead: string[] = [];

  constructor(public target: number) {
    this.server = createServer(
      (asked, answer) => void this.pass(asked, answer).catch(() => answer.destroy()),
    );
  }

  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = (asked.url ?? '/').split('?', 1)[0] ?? '/';
    if (asked.headers['sec-purpose']) this.ahead.push(path);
    const body = await buffer(asked);
    await new Promise((resolve) => setTimeout(resolve, this.slow.get(path) ?? 0));
    const { 'accept-encoding': _, ...headers } = asked.headers;
    const inner = request({
      host: '127.0.0.1',
      port: this.target,
      path: asked.url,
      method: asked.method,
      headers: this.changed.has(path) ? headers : asked.headers,
    });
    inner.end(body);
    const [given] = (await once(inner, 'response')) as [IncomingMessage];
    const bytes = await buffer(given);
    const change = this.changed.get(path);
    const { 'transfer-encoding': __, 'content-length': ___, ...rest } = given.headers;
    answer.writeHead(given.statusCode ?? 502, rest);
    answer.end(change ? change(bytes.toString()) : bytes);
  }
}
