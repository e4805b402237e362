import type { Client } from './request';

/**
 * Wraps a client so that readers always see what they have just done. A request made before a change ended
 * may not include the change, yet may be answered after it: such a response is dropped and requested again.
 */
export function readYourWrites(client: Client): Client {
  let changes = 0;
  return {
    ...client,
    request: async (path, schema, options = {}) => {
      const ask = () => client.request(path, schema, options);
      if (options.method && options.method !== 'GET') {
        changes += 1;
        return ask().finally(() => {
          changes += 1;
        });
      }
      for (;;) {
        const before = changes;
        const answer = await ask();
        if (before === changes) return answer;
      }
    },
  };
}
