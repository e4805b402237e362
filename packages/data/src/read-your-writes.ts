import type { Client } from './request';

/**
 * A client whose readers always see what they have just done. What was asked for before a change had ended may not know of
 * the change, yet may arrive after it: such an answer is dropped and asked for again.
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
