import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Transport } from '../client/request';
import { createProgrammeIndex } from './programme-index';
import type { SearchHistory } from './search-history';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const li = (id: string) => `<li data-content-id="${id}">${id}</li>`;

function indexed(answer: (path: string, query: URLSearchParams) => Response | Promise<Response>) {
  const asked: string[] = [];
  const transport: Transport = (request) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(`${pathname}?letter=${searchParams.get('letter')}&text=${searchParams.get('text')}`);
    return answer(pathname, searchParams);
  };
  const addresses = ['/programes/'];
  let moved: (() => void) | undefined;
  const history: SearchHistory = {
    address: () => addresses.at(-1) ?? '',
    push: (address) => addresses.push(address),
    leave: () => undefined,
    onMove: (listener) => {
      moved = listener;
      return () => (moved = undefined);
    },
  };
  const index = createProgrammeIndex({
    client: createClient({ transport, origin: 'http://portal.example' }),
    history,
    first: { letter: '', text: '', items: [{ id: 'a', html: li('a') }], cursorMark: 'c1' },
  });
  const back = () => {
    addresses.pop();
    moved?.();
  };
  return { index, asked, addresses, back, ids: () => index.snapshot().items.map(({ id }) => id) };
}
const page = (ids: string[], cursorMark: string | null = null) =>
  Response.json({ httpCode: 200, response: { html: ids.map(li).join(''), cursorMark } });

describe('the programme index', () => {
  it('searches for a letter at once and for a text after a second; each clears the other', async () => {
    const { index, asked, addresses, ids } = indexed((_, query) =>
      page([`${query.get('letter')}${query.get('text')}`]),
    );
    index.choose('C');
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['C']);
    for (const text of ['n', 'no', 'not']) index.search(text);
    expect(index.snapshot()).toMatchObject({ letter: '', text: 'not', status: 'loading' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(ids()).toEqual(['not']);
    index.search('');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map((one) => one.split('?')[1])).toEqual([
      'letter=C&text=',
      'letter=&text=not',
      'letter=&text=',
    ]);
    expect(addresses).toEqual(['/programes/', '/programes/?letter=C', '/programes/?text=not', '/programes/']);
  });

  it('adds the next page after a second, without duplicates', async () => {
    const { index, asked, ids } = indexed(() => page(['a', 'b']));
    index.more();
    index.more();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ids()).toEqual(['a', 'b']);
    index.more();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['/webapi/shows/search/c1?letter=&text=']);
  });

  it('requests the URL again that a reader goes back to, and adds no history entry', async () => {
    const { index, addresses, back, ids } = indexed((_, query) => page([`of ${query.get('letter')}`]));
    const stop = index.subscribe(() => undefined);
    index.choose('C');
    await vi.advanceTimersByTimeAsync(0);
    index.choose('N');
    await vi.advanceTimersByTimeAsync(0);
    back();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['of C']);
    stop();
    index.choose('N');
    await vi.advanceTimersByTimeAsync(0);
    back();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['of N']);
    expect(addresses).toEqual(['/programes/', '/programes/?letter=C']);
  });

  it('keeps its items when a call fails, and tries again', async () => {
    let fails = true;
    const { index, ids } = indexed(() => (fails ? new Response('{}', { status: 500 }) : page(['n'])));
    index.choose('N');
    await vi.advanceTimersByTimeAsync(0);
    expect(index.snapshot()).toMatchObject({ status: 'failed', items: [{ id: 'a' }] });
    fails = false;
    index.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['n']);
  });
});
