/**
 * Cost of counting views for a process that serves cached pages: every page with its counted view, against
 * the same without counting.
 */
import path from 'node:path';
import { asker } from './http.mjs';
import { startPortal } from './newsroom-folder.mjs';
import { stopServer } from './servers.mjs';
import { ratio } from './throughput.mjs';

const HOST = 'far.localhost';
const ARTICLE = '/cultura/noms-de-les-barques/';
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Views of a robot get the same response as any other, but are not counted. */
const ROBOT = 'Mozilla/5.0 (compatible; Robot/1.0; bot)';

/** @param {import('./benches.mjs').Context} context */
export async function measureCounting(context) {
  const { note, isQuick } = context;
  const { portal, port } = await startPortal({ ...context, folder: path.join(context.folder, 'counting') });
  try {
    const { page, close } = asker(port, HOST);
    const html = await page(ARTICLE);
    close();
    const id = /"contentId":"(\d+)"/.exec(html)?.[1];
    if (!id) throw new Error(`${ARTICLE} does not say which content it is`);
    const view = `/webapi/view?${new URLSearchParams({ content: id, source: 'front', quarter: '3', seconds: '40' })}`;
    const host = `${HOST}:${port}`;
    const as = (agent) => ({
      url: `http://127.0.0.1:${port}`,
      pids: [portal.pid],
      requests: [
        { path: ARTICLE, headers: { host, 'accept-encoding': 'gzip' } },
        { method: 'POST', path: view, headers: { host, origin: `http://${host}`, 'user-agent': agent } },
      ],
    });
    const found = await ratio(as(READER), as(ROBOT), { rounds: isQuick ? 2 : 6, seconds: isQuick ? 2 : 3 });
    note({
      id: 'earning.counting',
      what: 'kept articles, each with its view counted, time a request',
      against: 'the same, not counted',
      value: 1 / found.ratio,
      unit: '×',
      floor: 1.03,
      aim: 1.01,
      detail: `${Math.round(found.subject)} and ${Math.round(found.reference)} requests/s`,
    });
  } finally {
    await stopServer(portal);
  }
}
