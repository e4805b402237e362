/**
 * Cached pages, against other ways to serve them: sirv with a file of the same bytes, and Varnish in front of
 * the portal.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { freePort } from '../scripts/free-port.mjs';
import { asker } from './http.mjs';
import { startPortal } from './newsroom-folder.mjs';
import { startServer, stopServer } from './servers.mjs';
import { ratio } from './throughput.mjs';

const HEADERS = { 'accept-encoding': 'gzip', host: 'far.localhost' };
const VARNISH = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd', '/opt/homebrew/sbin/varnishd'];
const VARNISH_STARTING_MS = 30_000;

/**
 * Starts Varnish in front of the portal.
 * @returns its port and its processes; null if it is not installed
 */
async function startVarnish(folder, backEnd) {
  const program = VARNISH.find(existsSync);
  if (!program) return null;
  const port = await freePort();
  const work = path.join(folder, 'varnish');
  const rules = path.join(folder, 'front.vcl');
  await mkdir(work);
  await writeFile(
    rules,
    `vcl 4.1;
backend portal { .host = "127.0.0.1"; .port = "${backEnd}"; }
sub vcl_recv { set req.http.host = "far.localhost:${backEnd}"; }
sub vcl_backend_response { set beresp.ttl = 10m; }
`,
  );
  const child = spawn(
    program,
    ['-F', '-j', 'none', '-n', work, '-f', rules, '-a', `127.0.0.1:${port}`, '-s', 'malloc,64m'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  for (const began = performance.now(); performance.now() - began < VARNISH_STARTING_MS; await wait(100)) {
    if (child.exitCode !== null) break;
    const { page, close } = asker(port, 'far.localhost');
    const isUp = await page('/').then(
      () => true,
      () => false,
    );
    close();
    if (isUp) return { child, port, pids: [child.pid, ...childrenOf(child.pid)] };
  }
  throw new Error(`Varnish did not start: ${said}`);
}

/** Child processes of a process. */
function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/**
 * Notes the processor time of a page against another server. Pages a second only show how a busy machine
 * divided its time: they are noted if the system reports no process times.
 */
async function noteAgainst({ note, isQuick }, { id, against, floor, aim }, subject, reference) {
  const found = await ratio(
    { ...subject, headers: HEADERS },
    { ...reference, headers: HEADERS },
    { rounds: isQuick ? 2 : 4, seconds: isQuick ? 2 : 3 },
  );
  const pages = `${Math.round(found.subject)} and ${Math.round(found.reference)} pages/s`;
  if (Number.isFinite(found.subjectMicros))
    note({
      id: `kept.${id}.processor`,
      what: 'kept front of El Far, processor a page',
      against,
      value: found.subjectMicros / found.referenceMicros,
      unit: '×',
      floor,
      aim,
      detail: `${Math.round(found.subjectMicros)} and ${Math.round(found.referenceMicros)} µs; ${pages}`,
    });
  else
    note({
      id: `kept.${id}.pages`,
      what: 'kept front of El Far, time a page',
      against,
      value: 1 / found.ratio,
      unit: '×',
      floor,
      aim,
      detail: pages,
    });
}

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const { folder } = context;
  const { portal, port } = await startPortal(context);
  const far = asker(port, 'far.localhost');
  const html = await far.page('/');
  far.close();
  const subject = { url: `http://127.0.0.1:${port}/`, pids: [portal.pid] };

  const pages = path.join(folder, 'static');
  await mkdir(pages);
  await writeFile(path.join(pages, 'index.html'), html);
  await writeFile(path.join(pages, 'index.html.gz'), gzipSync(html, { level: 6 }));
  const sirvPort = await freePort();
  const sirv = await startServer([path.join(import.meta.dirname, 'static.mjs'), pages, String(sirvPort)], {
    ready: 'ready',
  });
  await noteAgainst(
    context,
    { id: 'sirv', against: 'sirv over a file of the same bytes', floor: 1, aim: 0.5 },
    subject,
    { url: `http://127.0.0.1:${sirvPort}/`, pids: [sirv.pid] },
  );
  await stopServer(sirv);

  const varnish = await startVarnish(folder, port);
  if (varnish) {
    await noteAgainst(
      context,
      { id: 'varnish', against: 'Varnish before the portal', floor: 3, aim: 2 },
      subject,
      { url: `http://127.0.0.1:${varnish.port}/`, pids: varnish.pids },
    );
    await stopServer(varnish.child);
  } else console.info('  Varnish is not installed: kept pages are measured against sirv alone');
  await stopServer(portal);
}
