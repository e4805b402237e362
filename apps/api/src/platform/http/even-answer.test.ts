import { describe, expect, it } from 'vitest';
import { TooOften } from '../limits/limits';
import { answerEvenly } from './even-answer';

describe('a response that reveals nothing', () => {
  it.each([
    ['work that is done', () => Promise.resolve(), 'answered'],
    ['a mailbox that has had its letters', () => Promise.reject(new TooOften(60)), 'answered'],
    ['another failure', () => Promise.reject(new Error('the database is away')), 'the database is away'],
  ])('comes at its fixed time after %s', async (_, work, told) => {
    const order: string[] = [];
    let end = (): void => undefined;
    const earliest = new Promise<void>((resolve) => {
      end = resolve;
    });
    const answer = answerEvenly(work(), earliest).then(
      () => order.push('answered'),
      (error: Error) => order.push(error.message),
    );
    // One event-loop turn is enough for `work` to settle, so an early response would be recorded by now.
    await new Promise((resolve) => setImmediate(resolve));
    order.push('earliest');
    end();
    await answer;
    expect(order).toEqual(['earliest', told]);
  });
});
