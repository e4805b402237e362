import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to a request, or passes it to the next step. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Runs steps one after another until one answers. */
export function inOrder(
  steps: readonly Step[],
  last: (request: IncomingMessage, response: ServerResponse) => void,
) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const run = (at: number): void => {
      const step = steps[at];
      if (step) step(request, response, () => run(at + 1));
      else last(request, response);
    };
    run(0);
  };
}
