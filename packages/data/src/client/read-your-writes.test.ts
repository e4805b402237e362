import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createReactions } from '../participation/calls';
import { createClient } from './request';

const LIKE_PATH = /\/like$/;

/** A page and its server: calls and responses arrive in the order of the scheduler. */
function likes(scheduler: fc.Scheduler) {
  let isLiked = false;
  let count = 3;
  const client = createClient({
    origin: 'https://prova.example',
    transport: async (request) => {
      await scheduler.schedule(Promise.resolve(), 'arrives');
      if (LIKE_PATH.test(new URL(request.url).pathname)) {
        const isWished = request.method === 'POST';
        if (isWished !== isLiked) count += isWished ? 1 : -1;
        isLiked = isWished;
      }
      const response = { likes: count, liked: isLiked, rating: null, given: null };
      await scheduler.schedule(Promise.resolve(), 'comes back');
      return Response.json({ httpCode: 200, response });
    },
  });
  return { reactions: createReactions(client), isLiked: () => isLiked };
}

describe('a reader sees what they have just done', () => {
  it('whenever the page sends a request, and in whatever order requests and responses arrive', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('look', 'press'), { maxLength: 6 }),
        async (scheduler, acts) => {
          const { reactions, isLiked } = likes(scheduler);
          let shown = false;
          const looks: Promise<void>[] = [];
          let presses = Promise.resolve();
          for (const act of acts) {
            if (act === 'look')
              looks.push(
                reactions.of('1').then(({ liked }) => {
                  shown = liked;
                }),
              );
            else
              presses = presses.then(async () => {
                shown = (await (shown ? reactions.unlike('1') : reactions.like('1'))).liked;
              });
          }
          await scheduler.waitFor(Promise.all([presses, ...looks]));
          expect(shown).toBe(isLiked());
        },
      ),
    );
  });

  it('fetches again after a failed change, which may have been made all the same', async () => {
    const answers: ((response: Response) => void)[] = [];
    const asked: string[] = [];
    const { of, like } = createReactions(
      createClient({
        origin: 'https://prova.example',
        transport: ({ method }) => {
          asked.push(method);
          return new Promise((resolve) => answers.push(resolve));
        },
      }),
    );
    const reactions = (liked: boolean) =>
      Response.json({ response: { likes: 3, liked, rating: null, given: null } });
    const looking = of('1');
    const liking = like('1').catch(({ failure }) => failure.status);
    answers[1]?.(new Response(null, { status: 502 }));
    expect(await liking).toBe(502);
    answers[0]?.(reactions(false));
    await vi.waitFor(() => expect(asked).toEqual(['GET', 'POST', 'GET']));
    answers[2]?.(reactions(true));
    expect(await looking).toMatchObject({ liked: true });
  });
});
