/** Readers of a live blog's stream, in a separate process: each reports when it received which entry. */
import { request } from 'node:http';

const [port, path, count] = process.argv.slice(2);
const OPENED_AT_ONCE = 50;
/** Time of publication, in an entry's headline. */
const PUBLISHED = /t:(\d{13})/g;

const waits = [];
let open = 0;

const enter = () =>
  new Promise((resolve, reject) => {
    const asked = request(
      { port: Number(port), path, headers: { host: 'far.localhost' }, agent: false },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`a stream was answered ${answer.statusCode}`));
        answer.setEncoding('utf8').on('data', (text) => {
          const now = Date.now();
          for (const [, at] of text.matchAll(PUBLISHED)) waits.push(now - Number(at));
        });
        open += 1;
        resolve();
      },
    );
    asked.on('error', reject);
    asked.end();
  });

process.on('message', (said) => {
  if (said !== 'waits') return;
  process.send({ open, waits: waits.splice(0) });
});
for (let left = Number(count); left > 0; left -= OPENED_AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(left, OPENED_AT_ONCE) }, enter));
process.send({ open, waits: [] });
