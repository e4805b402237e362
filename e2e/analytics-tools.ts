import { once } from 'node:events';
import { createServer } from 'node:http';

/** Request that an analytics tool received: its path, and its body as text. */
export type ToldCall = { method: string; path: string; body: string; cookie: string | undefined };

/**
 * Double of all analytics tools on this machine: records their requests, and serves a tag manager's script.
 */
export type ToolsDouble = { origin: string; calls: ToldCall[]; close: () => Promise<void> };

/**
 * Behaviour of a tag manager: it takes over the data layer from its first entry, and its tags set a cookie.
 */
const TAG_MANAGER = `(() => {
  const layer = window.dataLayer;
  window.tagged = [...layer];
  const push = layer.push;
  layer.push = (...entries) => { window.tagged.push(...entries); return push.apply(layer, entries); };
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_ga_ABC=GS1; path=/';
})();`;

export async function startTools(): Promise<ToolsDouble> {
  const calls: ToldCall[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { method = '', url = '', headers } = request;
    calls.push({ method, path: url, body, cookie: headers.cookie });
    if (url.startsWith('/gtm.js')) {
      response.setHeader('content-type', 'text/javascript');
      response.end(TAG_MANAGER);
    } else response.writeHead(202).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
