import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Transport } from '../client/request';
import { createStreamPoll } from './streaming';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function polling(answer: () => Response | Promise<Response>, excludeId?: string) {
  const paths: string[] = [];
  const transport: Transport = (request) => {
    paths.push(new URL(request.url).pathname);
    return answer();
  };
  let hidden = false;
  let changed: () => void = () => undefined;
  const poll = createStreamPoll({
    client: createClient({ transport, origin: 'http://portal.example' }),
    ...(excludeId === undefined ? {} : { excludeId }),
    visibility: {
      isHidden: () => hidden,
      onChange: (listener) => {
        changed = listener;
        return () => (changed = () => undefined);
      },
    },
  });
  const hide = (is: boolean) => {
    hidden = is;
    changed();
  };
  return { poll, paths, hide };
}
const list = (title: string) => Response.json({ streamingList: [{ id: '1', title }] });
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('the poll of streams', () => {
  it('polls every 10 s, without the stream of the page', async () => {
    const { poll, paths } = polling(() => list('Ràdio'), 'tv 1');
    await seconds(30);
    expect(paths).toEqual([]);
    const stops = [poll.subscribe(() => undefined), poll.subscribe(() => undefined)];
    await seconds(9.9);
    expect(paths).toHaveLength(0);
    await seconds(0.1);
    expect(paths).toEqual(['/api/front/streaming/list/tv%201']);
    expect(poll.snapshot()).toMatchObject({ status: 'ready', streams: [{ title: 'Ràdio' }] });
    await seconds(20);
    expect(paths).toHaveLength(3);
    stops[0]?.();
    await seconds(10);
    expect(paths).toHaveLength(4);
    stops[1]?.();
    await seconds(60);
    expect(paths).toHaveLength(4);
  });

  it('pauses while the page is hidden, and polls at once when it is shown again', async () => {
    const { poll, paths, hide } = polling(() => list('TV'));
    poll.subscribe(() => undefined);
    hide(true);
    await seconds(120);
    expect(paths).toHaveLength(0);
    hide(false);
    await seconds(0);
    expect(paths).toHaveLength(1);
    await seconds(10);
    expect(paths).toHaveLength(2);
  });

  it('does not continue if a response arrives while the page is hidden', async () => {
    let resolve: (response: Response) => void = () => undefined;
    const { poll, paths, hide } = polling(() => new Promise((done) => (resolve = done)));
    poll.subscribe(() => undefined);
    await seconds(10);
    hide(true);
    resolve(list('TV'));
    await seconds(60);
    expect(paths).toHaveLength(1);
  });

  it('backs off up to 160 s while requests fail, and keeps its streams', async () => {
    let fails = false;
    const { poll, paths } = polling(() => (fails ? new Response('{}', { status: 503 }) : list('TV')));
    poll.subscribe(() => undefined);
    await seconds(10);
    fails = true;
    await seconds(10);
    expect(poll.snapshot()).toMatchObject({ status: 'failed', streams: [{ title: 'TV' }] });
    const after = async (wait: number) => {
      const before = paths.length;
      await seconds(wait - 0.1);
      expect(paths).toHaveLength(before);
      await seconds(0.1);
      expect(paths).toHaveLength(before + 1);
    };
    for (const wait of [20, 40, 80, 160, 160]) await after(wait);
    fails = false;
    poll.retry();
    await seconds(0);
    expect(poll.snapshot().status).toBe('ready');
    await after(10);
  });
});
