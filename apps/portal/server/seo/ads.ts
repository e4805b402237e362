import { ROUTES, type Site } from '@portal/model';

type AdFile = {
  type: string;
  /** Undefined if the site has no such file. */
  textOf: (site: Pick<Site, 'ads'>) => string | undefined;
};

/**
 * Files that tell buyers who may sell a site's advertising (IAB Tech Lab, ads.txt 1.1 and sellers.json 1.0).
 */
export const AD_FILES: Readonly<Record<string, AdFile>> = {
  [ROUTES.adsTxt]: {
    type: 'text/plain; charset=utf-8',
    textOf: ({ ads }) => (ads?.adsTxt.length ? `${ads.adsTxt.join('\n')}\n` : undefined),
  },
  [ROUTES.adSellers]: {
    type: 'application/json; charset=utf-8',
    textOf: ({ ads }) => ads?.sellers && `${JSON.stringify({ version: '1.0', ...ads.sellers }, null, 2)}\n`,
  },
};
