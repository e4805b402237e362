import { expect, it } from 'vitest';
import { miningRights } from './mining';

const ORIGIN = 'https://www.elfar.example';

it('tdmrep.json says whether mining is reserved, and where it is licensed', () => {
  expect(
    JSON.parse(
      miningRights(
        { machines: { textMining: 'reserved', aiCrawlers: 'search', miningPolicy: '/llicencies/' } },
        ORIGIN,
      ),
    ),
  ).toEqual([{ location: '/', 'tdm-reservation': 1, 'tdm-policy': `${ORIGIN}/llicencies/` }]);
  expect(
    JSON.parse(miningRights({ machines: { textMining: 'allowed', aiCrawlers: 'allowed' } }, ORIGIN)),
  ).toEqual([{ location: '/', 'tdm-reservation': 0 }]);
});
