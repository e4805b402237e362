import { expect, it } from 'vitest';
import { BROKEN, htmlFaults } from '../html-faults';

it('finds errors against the HTML standard without Java too', async () => {
  expect(await htmlFaults([BROKEN], 'html-validate')).not.toEqual([]);
});
