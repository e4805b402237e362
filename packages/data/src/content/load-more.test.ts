import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Transport } from '../client/request';
import { createLoadMore, itemsOf } from './load-more';

const li = (id: string, text = id) =>
  `<li class="c" data-content-id="${id}"><a href="/${id}/">${text}</a></li>`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function loading(
  pages: Record<string, { html: string; nextPage: string | null } | number>,
  known: string[] = [],
) {
  const transport = vi.fn<Transport>((request) => {
    const answer = pages[new URL(request.url).pathname];
    return typeof answer === 'object' ? Response.json(answer) : new Response('{}', { status: answer ?? 404 });
  });
  const client = createClient({ transport, origin: 'http://portal.example' });
  return { transport, loadMore: createLoadMore({ client, nextPage: '/1', known }) };
}

describe('load more', () => {
  it('waits a second, then adds new items until there is no next page', async () => {
    const { loadMore, transport } = loading(
      {
        '/1': { html: li('a') + li('b'), nextPage: '/2' },
        '/2': { html: li('b') + li('c'), nextPage: null },
      },
      ['a'],
    );
    const first = loadMore.load();
    expect(loadMore.snapshot().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(999);
    expect(transport).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await first;
    expect(loadMore.snapshot()).toEqual({ status: 'idle', items: [{ id: 'b', html: li('b') }] });
    const second = loadMore.load();
    await vi.advanceTimersByTimeAsync(1000);
    await second;
    expect(loadMore.snapshot().items.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(loadMore.snapshot().status).toBe('end');
    await loadMore.load();
    expect(transport).toHaveBeenCalledTimes(2);
  });

  it('fetches the next page too when one brings nothing new', async () => {
    const { loadMore } = loading(
      { '/1': { html: li('a'), nextPage: '/2' }, '/2': { html: li('a') + li('b'), nextPage: '/3' } },
      ['a'],
    );
    const work = loadMore.load();
    await vi.advanceTimersByTimeAsync(1000);
    await work;
    expect(loadMore.snapshot()).toMatchObject({ status: 'idle', items: [{ id: 'b' }] });
  });

  it('fetches once, however often it is called meanwhile', async () => {
    const { loadMore, transport } = loading({ '/1': { html: li('a'), nextPage: null } });
    const all = Promise.all([loadMore.load(), loadMore.load(), loadMore.load()]);
    await vi.advanceTimersByTimeAsync(3000);
    await all;
    expect(transport).toHaveBeenCalledTimes(1);
  });

  it('keeps its items when a page fails, and can try again', async () => {
    const pages: Record<string, { html: string; nextPage: string | null } | number> = { '/1': 500 };
    const { loadMore } = loading(pages);
    const failing = loadMore.load();
    await vi.advanceTimersByTimeAsync(1000);
    await failing;
    expect(loadMore.snapshot().status).toBe('failed');
    pages['/1'] = { html: li('a'), nextPage: null };
    const again = loadMore.load();
    await vi.advanceTimersByTimeAsync(1000);
    await again;
    expect(loadMore.snapshot()).toMatchObject({ status: 'end', items: [{ id: 'a' }] });
  });
});

describe('items of a response', () => {
  it('are found complete and in order, whatever their text', () => {
    const texts = fc.array(
      fc.tuple(
        fc.stringMatching(/^[\w-]{1,12}$/),
        fc.string().map((text) => text.replace(/[<>]/g, '')),
      ),
    );
    fc.assert(
      fc.property(texts, (rows) => {
        expect(itemsOf(rows.map(([id, text]) => li(id, text)).join('\n'))).toHaveLength(rows.length);
        expect(itemsOf(rows.map(([id, text]) => li(id, text)).join('')).map(({ html }) => html)).toEqual(
          rows.map(([id, text]) => li(id, text)),
        );
      }),
    );
  });
});
