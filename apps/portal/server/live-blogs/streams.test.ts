import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveHtmlPath } from '@portal/model';
import { afterEach, describe, expect, it } from 'vitest';
import { inOrder } from '../steps';
import { type AskChanges, LiveStreams, type LiveStreamsOptions } from './streams';
import { Reader, Story } from './testing/reader';

const PATH = liveHtmlPath('7', 'stream');

const until = async (holds: () => boolean) => {
  for (let tries = 0; tries < 2_000 && !holds(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(holds()).toBe(true);
};

describe('streams of a live blog', () => {
  const servers: { server: Server; streams: LiveStreams }[] = [];
  const open = async (story: Story, options: Partial<LiveStreamsOptions> = {}) => {
    const logged: string[] = [];
    const isKnown = async (host: string) => host === 'far.example';
    const streams = new LiveStreams({
      ask: story.ask,
      isKnown,
      log: (text) => logged.push(text),
      ...options,
    });
    const server = createServer(inOrder([streams.step], (_, response) => response.writeHead(418).end()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push({ server, streams });
    const { port } = server.address() as AddressInfo;
    const reader = async (since: number | string = story.sequence, headers: Record<string, string> = {}) => {
      const one = new Reader();
      await one.open(port, `${PATH}?since=${since}`, headers);
      return one;
    };
    const publish = () => {
      story.sequence += 1;
      streams.change({ sites: ['far'], contents: ['7'] });
    };
    return { streams, port, reader, publish, logged };
  };
  afterEach(() => {
    for (const { server, streams } of servers.splice(0)) {
      streams.close();
      server.closeAllConnections();
      server.close();
    }
  });

  it('ask again if a cached response is older than what other readers were sent', async () => {
    const story = new Story();
    story.sequence = 10;
    const { reader } = await open(story);
    await reader(5);
    // Published, and not announced yet.
    story.sequence = 11;
    await reader(7);
    const late = await reader(5);
    // At once, or with the next change.
    await until(() => late.entries.length > 5);
    expect(late.entries).toEqual(['6', '7', '8', '9', '10', '11']);
  });

  it('refuse a reader who would get less than others were sent, and block nobody', async () => {
    const story = new Story();
    story.sequence = 11;
    const { reader, logged } = await open(story, {
      ask: async (place, since) => {
        const told = await story.ask(place, since);
        return since === 5 && told ? { ...told, sequence: 10 } : told;
      },
    });
    await reader(7);
    expect((await reader(5)).status).toBe(503);
    expect(logged.join()).toContain('knows less');
  });

  it('send a change to all their readers after one request, and nothing else', async () => {
    const story = new Story();
    const { reader, publish, streams } = await open(story);
    const readers = await Promise.all(Array.from({ length: 50 }, () => reader()));
    const { asked } = story;
    streams.change({ sites: ['far'], contents: ['8'] });
    publish();
    await until(() => readers.every(({ entries }) => entries.length === 1));
    expect(story.asked).toBe(asked + 1);
    expect(readers[0]?.told).toEqual([
      { event: 'beat', id: undefined, data: '1' },
      { event: 'change', id: '2', data: expect.stringContaining('"sequence":2') },
    ]);
    expect(readers[0]?.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(readers[0]?.headers).not.toHaveProperty('content-encoding');
  });

  it('send missed changes, once, to readers who reconnect or come with an old page', async () => {
    const story = new Story();
    const { reader, publish } = await open(story);
    story.sequence = 5;
    const cutOff = await reader(1, { 'last-event-id': '3' });
    const old = await reader(1);
    const ahead = await reader();
    publish();
    await until(() => [cutOff, old, ahead].every(({ entries }) => entries.includes('6')));
    expect([cutOff.entries, old.entries, ahead.entries]).toEqual([
      ['4', '5', '6'],
      ['2', '3', '4', '5', '6'],
      ['6'],
    ]);
  });

  it('lose no change that arrives while readers join, however many arrive', async () => {
    const story = new Story();
    const { reader, publish } = await open(story);
    const entering = Array.from({ length: 20 }, async (_, at) => {
      for (let turn = 0; turn < at; turn += 1) await new Promise(setImmediate);
      return reader(1);
    });
    for (let at = 0; at < 20; at += 1) {
      publish();
      await new Promise(setImmediate);
    }
    const readers = await Promise.all(entering);
    await until(() => readers.every(({ entries }) => entries.includes('21')));
    const all = Array.from({ length: 20 }, (_, at) => String(at + 2));
    for (const { entries } of readers)
      expect([...new Set(entries)].sort((a, b) => Number(a) - Number(b))).toEqual(all);
  });

  it('are the same from two processes', async () => {
    const story = new Story();
    const [one, other] = await Promise.all([open(story), open(story)]);
    const readers = await Promise.all([one.reader(), other.reader()]);
    one.publish();
    other.streams.change(null);
    await until(() => readers.every(({ entries }) => entries.join() === '2'));
  });

  it('end when a live blog is finished or withdrawn, and are not requested again', async () => {
    const story = new Story();
    const { reader, publish, streams } = await open(story);
    const follower = await reader();
    story.isLive = false;
    publish();
    await until(() => follower.isOver && follower.entries.length === 1);
    expect((await reader()).status).toBe(204);
    const late = await reader(1);
    await until(() => late.isOver);
    expect([late.status, late.entries]).toEqual([200, ['2']]);
    const other = new Story();
    const taken = await open(other);
    const left = await taken.reader();
    other.isThere = false;
    taken.publish();
    await until(() => left.isOver);
    expect((await taken.reader()).status).toBe(404);
    expect(streams.open + taken.streams.open).toBe(0);
  });

  it('are limited, refuse with a fallback for the browser, and are freed when somebody leaves', async () => {
    const { reader, streams } = await open(new Story(), { maxStreams: 2 });
    const [first] = [await reader(), await reader()];
    const refused = await reader();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
    first?.socket?.destroy();
    await until(() => streams.open === 1);
    expect((await reader()).status).toBe(200);
  });

  it('are mostly reserved for other networks, however many one network asks for', async () => {
    const { reader, streams } = await open(new Story(), { maxStreams: 8, proxies: 1 });
    const from = (address: string) => reader(1, { 'x-forwarded-for': `192.0.2.1, ${address}` });
    const [first] = [await from('2001:db8::1'), await from('2001:db8::2')];
    expect((await from('2001:db8::3')).status).toBe(503);
    expect((await from('198.51.100.7')).status).toBe(200);
    first?.socket?.destroy();
    await until(() => streams.open === 2);
    expect((await from('2001:db8::3')).status).toBe(200);
  });

  it('are mostly reserved for other places, however many networks of one place ask', async () => {
    const { reader, streams } = await open(new Story(), { maxStreams: 40, proxies: 1 });
    const from = (address: string) => reader(1, { 'x-forwarded-for': address });
    const place = Array.from({ length: 34 }, (_, at) => `2001:db8:7:${at.toString(16)}00::1`);
    const statuses = (await Promise.all(place.map(from))).map(({ status }) => status);
    // A quarter for one network, and twenty more for its place.
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 503)).toHaveLength(4);
    expect((await from('2001:db8:8::1')).status).toBe(200);
    expect(streams.open).toBe(31);
  });

  it('refuse invalid requests', async () => {
    const { reader, port } = await open(new Story());
    for (const since of ['', 'x', '-1', '1e3', '9999999999'])
      expect((await reader(since)).status, since).toBe(400);
    expect((await reader(1, { host: 'other.example' })).status).toBe(421);
    for (const path of ['/webapi/live/x/stream', '/webapi/live/7/stream/', '/webapi/live/7']) {
      const one = new Reader();
      await one.open(port, `${path}?since=1`);
      expect(one.status, path).toBe(418);
    }
  });

  it('are kept open by heartbeats, and end when the process does', async () => {
    const { reader, streams } = await open(new Story(), { beatMs: 20 });
    const one = await reader();
    await until(() => one.told.filter(({ event }) => event === 'beat').length > 2);
    streams.close();
    await until(() => one.isOver);
    expect((await reader()).status).toBe(503);
  });

  it('drop a reader who does not read, and keep the others', async () => {
    const story = new Story();
    story.text = 'x'.repeat(200_000);
    const { reader, publish, streams } = await open(story);
    const [slow, quick] = [await reader(), await reader()];
    slow?.socket?.pause();
    for (let at = 0; at < 60 && streams.open === 2; at += 1) {
      publish();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await until(() => streams.open === 1);
    const { sequence } = story;
    await until(() => quick?.entries.includes(String(sequence)) === true);
  });

  it('retry after a failure, and send what arrived meanwhile', async () => {
    const story = new Story();
    let isAway = false;
    const ask: AskChanges = async (place, since) => {
      if (isAway) throw new Error('the back end is away');
      return story.ask(place, since);
    };
    const { reader, publish, logged } = await open(story, { ask });
    const one = await reader();
    isAway = true;
    publish();
    await until(() => logged.length > 0);
    isAway = false;
    await until(() => one.entries.includes('2'));
    expect(logged).toHaveLength(1);
  });
});
