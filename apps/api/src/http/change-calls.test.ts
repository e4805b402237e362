import { describe, expect, it } from 'vitest';
import { CHANGES_PATH, type ChangeListener } from '../changes/change';
import { changeCalls } from './change-calls';

const CHANGE = { sites: ['far'], contents: ['7'] };

function backEnd() {
  const listeners = new Set<ChangeListener>();
  const calls = changeCalls({
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const listen = async () => {
    const answer = await calls.request(CHANGES_PATH);
    const reader = answer.body?.getReader();
    if (!reader) throw new Error('the answer has no body');
    const read = async () => Buffer.from((await reader.read()).value ?? []).toString();
    return { answer, reader, read };
  };
  return { listeners, calls, listen };
}

describe('a portal that listens for changes', () => {
  it('gets a sign of life at once, then each change as a line that no cache keeps', async () => {
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

  it('is forgotten when it leaves', async () => {
    const { listeners, listen } = backEnd();
    const { reader } = await listen();
    expect(listeners.size).toBe(1);
    await reader.cancel();
    expect(listeners.size).toBe(0);
  });

  it('loses its connection when it does not read, instead of filling the memory', async () => {
    const { listeners, calls } = backEnd();
    const answer = await calls.request(CHANGES_PATH);
    for (let sent = 0; sent < 1_100; sent += 1) for (const listener of listeners) listener(CHANGE);
    expect(listeners.size).toBe(0);
    await expect(answer.text()).rejects.toThrow();
  });

  it('is refused beyond a hundred, and let in once one has left', async () => {
    const { calls, listen } = backEnd();
    const all = await Promise.all(Array.from({ length: 100 }, listen));
    const refused = await calls.request(CHANGES_PATH);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
    await all[0]?.reader.cancel();
    const { answer, reader } = await listen();
    expect(answer.status).toBe(200);
    for (const other of [...all.slice(1).map((one) => one.reader), reader]) await other.cancel();
  });
});
