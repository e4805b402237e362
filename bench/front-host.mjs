/**
 * The built portal and the plain page in one process, with one React, so that other load affects both
 * equally. Reports the processor time of the process on request. Arguments: the bundle of the plain page, its
 * data, its port.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { PORTAL } from './newsroom-folder.mjs';

process.on('message', () => process.send?.(process.cpuUsage()));

const [plain = '', data = '', port = '0'] = process.argv.slice(2);
if (plain) {
  const { drawFront } = await import(plain);
  const { site, page } = JSON.parse(await readFile(data, 'utf8'));
  const server = createServer((_, response) => {
    const html = drawFront(site, page);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(html),
    });
    response.end(html);
  });
  server.listen(Number(port), '127.0.0.1');
}
await import(PORTAL);
