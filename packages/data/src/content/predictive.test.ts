import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Transport } from '../client/request';
import { createPredictive } from './predictive';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function predicting(answer: (text: string) => Response | Promise<Response>) {
  const asked: string[] = [];
  const transport: Transport = (request) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(`${pathname} ${searchParams.get('text')}`);
    return answer(searchParams.get('text') ?? '');
  };
  const client = createClient({ transport, origin: 'http://portal.example' });
  return { asked, predictive: createPredictive({ client }) };
}
const options = (name: string) => Response.json([{ value: name, name }]);

describe('predictive look-ups', () => {
  it('query texts longer than three characters, after 400 ms without typing', async () => {
    const { predictive, asked } = predicting(options);
    predictive.ask('author', 'ann');
    await vi.advanceTimersByTimeAsync(1000);
    for (const text of ['anna', 'anna ', 'anna f']) {
      predictive.ask('author', text);
      await vi.advanceTimersByTimeAsync(399);
    }
    expect(asked).toEqual([]);
    expect(predictive.snapshot().author?.status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['/api/front/predictive/author anna f']);
    expect(predictive.snapshot().author).toEqual({
      options: [{ value: 'anna f', name: 'anna f' }],
      status: 'idle',
    });
    predictive.ask('author', 'an');
    expect(predictive.snapshot().author).toEqual({ options: [], status: 'idle' });
  });

  it('drop a response that a newer query of the same filter has overtaken', async () => {
    const answers = new Map<string, (response: Response) => void>();
    const { predictive } = predicting((text) => new Promise((resolve) => answers.set(text, resolve)));
    for (const [filter, text] of [
      ['author', 'first'],
      ['tag', 'other'],
      ['author', 'second'],
    ] as const) {
      predictive.ask(filter, text);
      await vi.advanceTimersByTimeAsync(400);
    }
    for (const text of ['second', 'first', 'other']) answers.get(text)?.(options(text));
    await vi.advanceTimersByTimeAsync(0);
    expect(predictive.snapshot().author?.options).toEqual([{ value: 'second', name: 'second' }]);
    expect(predictive.snapshot().tag?.options).toEqual([{ value: 'other', name: 'other' }]);
  });

  it('report a failure', async () => {
    const { predictive } = predicting(() => new Response('{}', { status: 500 }));
    predictive.ask('tag', 'trens');
    await vi.advanceTimersByTimeAsync(400);
    expect(predictive.snapshot().tag).toEqual({ options: [], status: 'failed' });
  });
});
