/**
 * What the portal is measured against: the same document from memory, streamed by react-dom on Node's own server, with
 * no site to find, no call to make, no header to set.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { pageSchema, siteSchema } from '@portal/model';
import { renderToPipeableStream } from 'react-dom/server';
import * as v from 'valibot';
import { registerIslands } from '../apps/portal/app/Island';
import { builtAssets } from '../apps/portal/server/assets';
import { islandsBy } from '../apps/portal/server/islands';
import { documentElement, drawPage } from '../apps/portal/server/render';

const [pageFile = '', clientFolder = '', port = '0'] = process.argv.slice(2);
const input = v.parse(
  v.object({ site: siteSchema, page: pageSchema }),
  JSON.parse(await readFile(pageFile, 'utf8')),
);
const { site, page } = input;
if (page.type === 'redirect' || page.type === 'gone') throw new Error('only documents are measured');
const assets = builtAssets(clientFolder);
registerIslands(islandsBy(assets.island));

const server = createServer((_, response) => {
  const options = { site, origin: 'http://far.localhost', now: new Date(), assets };
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  renderToPipeableStream(documentElement(drawPage(page, options), options)).pipe(response);
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
process.once('SIGTERM', () => server.close(() => process.exit(0)));
