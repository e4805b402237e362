import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PRODUCT_SITES } from './sites';

/** Percent of El Far’s readers whose lists load more by themselves. */
export const HALF = 50;

const POSITION = {
  id: 'cap',
  name: 'Capçalera',
  slotType: 'display',
  adUnitCode: 'far/cap',
  sizes: '[[320,50]]',
  mapping: '',
  code: '',
  minimumReservedHeightDesktop: 90,
  minimumReservedHeightMobile: 50,
};

const bar = (messageId: string) => ({
  messageId,
  type: 'bottom',
  canBeClosed: true,
  principalText: `Prova: ${messageId}`,
  buttonText: 'Mira les subscripcions',
  buttonUrl: '/subscripcio/',
});
/** An unpublished version, with its own message for each moment. */
const TRIED = {
  id: 'hivern',
  messages: [
    { ...bar('comptades'), type: 'float-counter' },
    bar('esgotades'),
    bar('amb-compte'),
    bar('de-pagament'),
  ],
  shown: {
    counted: ['comptades'],
    spent: ['esgotades'],
    registered: ['amb-compte'],
    subscribers: ['de-pagament'],
  },
};

const productText = (name: string) => readFile(path.join(PRODUCT_SITES, name), 'utf8');

/**
 * Site files of the newsroom's showroom, by name: El Far has ad positions, an unpublished version of its
 * paywall and a flag for half of its readers; Ribera Diario has a paywall with two versions.
 * @param front ad positions among El Far's cards
 */
export async function showroomSites(front: readonly object[] = []): Promise<Record<string, string>> {
  const adMap = { networkCode: '1', positions: { top: [POSITION], listing: [POSITION], front } };
  const far = (await productText('far.yaml'))
    .replace('adMaps: {}', `adMaps: ${JSON.stringify({ desktop: adMap, mobile: adMap })}`)
    .replace('  versions:\n', `  versions:\n    - ${JSON.stringify(TRIED)}\n`);
  const paywall = {
    monthly: 2,
    version: 'verano',
    versions: ['verano', 'otono'].map((id) => ({ ...TRIED, id })),
  };
  return {
    'far.yaml': `${far}\nflags: { endlessLists: ${HALF} }\n`,
    'ribera.yaml': `${await productText('ribera.yaml')}\npaywall: ${JSON.stringify(paywall)}\n`,
  };
}
