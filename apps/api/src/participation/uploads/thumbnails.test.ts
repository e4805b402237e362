import { expect, it } from 'vitest';
import { Thumbnails } from './thumbnails';

it('thumbnails of one network do not delay those of another', async () => {
  const thumbnails = new Thumbnails();
  const drawn: string[] = [];
  const ask = (file: string, address: string) =>
    // The missing file is reported when its turn comes.
    thumbnails.of(`/there/is/no/${file}`, { ip: address }).catch(() => drawn.push(file));
  const flood = Array.from({ length: 20 }, (_, at) => ask(`flood-${at}`, '203.0.113.7'));
  await Promise.all([...flood, ask('one', '198.51.100.7')]);
  expect(drawn.indexOf('one')).toBeLessThanOrEqual(2);
  expect(drawn).toHaveLength(21);
});
