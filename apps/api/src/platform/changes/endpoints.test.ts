import { CALLS } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { ANYTHING, type Change, type ChangeListener, MISSED_HEADER } from './change';
import { changeCalls } from './endpoints';

const CHANGE = { sites: ['far'], contents: ['7'] };

function backEnd(missed: (silence: number) => Promise<Change | null> = async () => ANYTHING) {
  const listeners = new Set<ChangeListener>();
  const calls = changeCalls({
    missed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const listen = async (query = '') => {
    const answer = await calls.request(`${CALLS.changes}${query}`);
    const reader = answer.body?.getReader();
    if (!reader) throw new Error('the answer has no body');
    const read = async () => Buffer.from((await reader.read()).value ?? []).toString();
    return { answer, reader, read };
  };
  return { listeners, calls, listen };
}

describe('a portal that listens for changes', () => {
  it('gets a sign of life at once, then one line per change, which no cache stores', async () => {
    const { listeners, listen } = backEnd();
    const { answer, reader, read } = await listen();
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'application/x-ndjson; charset=utf-8',
      'no-store',
    ]);
    expect(await read()).toBe('\n');
    for (const change of [CHANGE, null]) for (const listener of listeners) listener(change);
    expect(await read()).toBe(`${JSON.stringify(CHANGE)}\n`);
    expect(await read()).toBe('null\n');
    await reader.cancel();
  });

  it('first receives what it missed if it says for how long it heard nothing', async () => {
    const { listen } = backEnd(async (silence) => ({ ...CHANGE, contents: [String(silence)] }));
    const { answer, reader, read } = await listen('?silence=4200');
    expect(answer.headers.get(MISSED_HEADER)).toBe('told');
    expect(await read()).toBe('\n');
    expect(await read()).toBe('{"sites":["far"],"contents":["4200"]}\n');
    await reader.cancel();
    const other = await listen();
    expect(other.answer.headers.has(MISSED_HEADER)).toBe(false);
    await other.reader.cancel();
  });

  it('receives "anything" if its silence is not a number or the changes are unknown', async () => {
    for (const query of ['?silence=x', '?silence=', '?silence=-1', '?silence=1e9', '?silence=7']) {
      const { listen } = backEnd(async (silence) => {
        if (silence === 7) throw new Error('the database is away');
        return Number.isNaN(silence) ? ANYTHING : CHANGE;
      });
      const { reader, read } = await listen(query);
      await read();
      expect(await read(), query).toBe('null\n');
      await reader.cancel();
    }
  });

  it('is removed when it disconnects', async () => {
    const { listeners, listen } = backEnd();
    const { reader } = await listen();
    expect(listeners.size).toBe(1);
    await reader.cancel();
    expect(listeners.size).toBe(0);
  });

  it('is disconnected if it does not read, instead of filling the memory', async () => {
    const { listeners, calls } = backEnd();
    const answer = await calls.request(CALLS.changes);
    for (let sent = 0; sent < 1_100; sent += 1) for (const listener of listeners) listener(CHANGE);
    expect(listeners.size).toBe(0);
    await expect(answer.text()).rejects.toThrow();
  });

  it('is refused beyond a hundred portals, and accepted once one has left', async () => {
    const { calls, listen } = backEnd();
    const all = await Promise.all(Array.from({ length: 100 }, () => listen()));
    const refused = await calls.request(CALLS.changes);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    await all[0]?.reader.cancel();
    const { answer, reader } = await listen();
    expect(answer.status).toBe(200);
    for (const other of [...all.slice(1).map((one) => one.reader), reader]) await other.cancel();
  });
});
