/**
 * Cost of cheap requests: pictures that are requested and abandoned, and the wait of a reader during such a
 * flood.
 */
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { asker } from './http.mjs';
import { startPortal } from './newsroom-folder.mjs';
import { stopServer } from './servers.mjs';
import { processorTime } from './throughput.mjs';

/** A public host name: the server treats names of this machine differently. */
const HOST = 'www.elfar.example';
/** Requests of a flood, and milliseconds after which each connection is closed. */
const REQUESTS = 144;
const LEAVES_MS = 60;
/** Milliseconds without work after which a server counts as idle, and the most it may take to get there. */
const QUIET_MS = 600;
const PATIENCE_MS = 60_000;
/** Readers who each request one picture, one after another, during floods. */
const READERS = { quick: 4, whole: 10 };
const PAGES = ['/', '/territori/', '/cultura/', '/societat/', '/economia/', '/esports/'];
const RENDITION = /\/media\/[0-9a-f]{20}\/[\dfulx]+\/\d+\.(?:avif|webp)/g;

const ATTACKER = '198.51.100.7';
const readerAt = (at) => `203.0.113.${at + 1}`;
const widthOf = (address) => Number(/(\d+)\.\w+$/.exec(address)?.[1]);

/**
 * Picture renditions that pages refer to and nobody has requested yet: the large ones, and the small ones of
 * 210 pixels.
 */
async function namedRenditions(port) {
  const { ask, close } = asker(port, HOST);
  const named = new Set();
  for (const page of PAGES) {
    const { status, body } = await ask(page, { host: HOST });
    if (status === 200) for (const [address] of body.toString().matchAll(RENDITION)) named.add(address);
  }
  close();
  const all = [...named];
  return {
    large: all.filter((address) => widthOf(address) > 400),
    small: all.filter((address) => widthOf(address) === 210),
  };
}

/** Requests a picture on its own connection, and soon closes that. */
async function abandon(port, address) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`GET ${address} HTTP/1.1\r\nHost: ${HOST}\r\nX-Forwarded-For: ${ATTACKER}\r\n\r\n`);
  await wait(LEAVES_MS);
  socket.destroy();
}

const flood = (port, addresses) => Promise.all(addresses.map((address) => abandon(port, address)));

/**
 * Requests a picture and waits for it.
 * @returns its status and milliseconds
 */
function get(port, address, from) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = { host: HOST, 'x-forwarded-for': from };
    const asked = request({ host: '127.0.0.1', port, path: address, agent: false, headers }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode, ms: performance.now() - began }));
    });
    asked.once('error', reject);
    asked.end();
  });
}

/** Processor seconds that a server takes from now until it is idle. */
async function secondsUntilQuiet(pid, work) {
  const before = processorTime([pid]);
  await work();
  let last = processorTime([pid]);
  for (let waited = 0; waited < PATIENCE_MS; waited += QUIET_MS) {
    await wait(QUIET_MS);
    const now = processorTime([pid]);
    // A tick or two come from its timers.
    if (now - last <= 30_000) return (now - before) / 1e6;
    last = now;
  }
  throw new Error('the server did not come to rest');
}

/**
 * Requests pictures on connections that stay open.
 * @returns function that closes them
 */
function holdAll(port, addresses) {
  const sockets = addresses.map((address) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`GET ${address} HTTP/1.1\r\nHost: ${HOST}\r\nX-Forwarded-For: ${ATTACKER}\r\n\r\n`);
    return socket.resume();
  });
  return async () => {
    for (const socket of sockets) socket.destroy();
  };
}

/** Milliseconds that readers wait for a small picture, each during a separate flood; sorted, longest last. */
async function waitsBeside(port, addresses, begin) {
  const waits = [];
  for (const [at, address] of addresses.entries()) {
    const end = begin();
    await wait(LEAVES_MS / 2);
    const { status, ms } = await get(port, address, readerAt(at));
    if (status !== 200) throw new Error(`a reader’s picture was answered ${status}`);
    waits.push(ms);
    await end();
    await wait(QUIET_MS);
  }
  return waits.sort((a, b) => a - b);
}

/** @param {import('./benches.mjs').Context} context */
export async function measure(context) {
  const { note, isQuick } = context;
  const { portal, port } = await startPortal(context, { PORTAL_PROXIES: '1' });
  try {
    const { large, small } = await namedRenditions(port);
    const readers = isQuick ? READERS.quick : READERS.whole;
    if (large.length < 2 * REQUESTS || small.length < 2 * readers)
      throw new Error(`the newsroom names too few renditions: ${large.length} and ${small.length}`);
    await secondsUntilQuiet(portal.pid, async () => undefined);
    const first = large.slice(0, REQUESTS);
    const abandoned = await secondsUntilQuiet(portal.pid, () => flood(port, first));
    const made = await secondsUntilQuiet(portal.pid, async () => {
      for (const address of first) await get(port, address, readerAt(0));
    });
    note({
      id: 'abuse.abandoned',
      what: `processor for ${REQUESTS} pictures that nobody waits for, each connection closed after ${LEAVES_MS} ms`,
      value: abandoned,
      unit: 's',
      floor: 1,
      aim: 0.3,
      detail: `${made.toFixed(1)} s to make the same`,
    });
    const rest = large.slice(REQUESTS, 2 * REQUESTS);
    const leaving = await waitsBeside(port, small.slice(0, readers), () => {
      const left = flood(port, rest);
      return () => left;
    });
    const staying = await waitsBeside(port, small.slice(readers, 2 * readers), () => holdAll(port, rest));
    for (const [id, what, waits] of [
      ['leaving', 'a reader’s small picture beside a network that asks for pictures and leaves', leaving],
      ['staying', 'a reader’s small picture beside a network that asks for pictures and waits', staying],
    ])
      note({
        id: `abuse.${id}`,
        what: `${what}, the longest of ${readers}`,
        value: waits.at(-1),
        unit: 'ms',
        floor: 1_000,
        aim: 300,
        detail: `the middle one ${waits[waits.length >> 1].toFixed(0)} ms`,
      });
  } finally {
    await stopServer(portal);
  }
}
