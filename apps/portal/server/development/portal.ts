import type { Log } from '@portal/api';
import { sourceAssets } from '../assets';
import { inProcess } from '../backend';
import { portalListener } from '../listen';
import { Portal } from '../portal';
import { readPortalSettings } from '../settings';
import { createThemeCheck } from '../starting';
import type { Step } from '../steps';
import type { BackEnd } from './back-end';

/** The portal from its current sources, over an open back end. */
export function openPortal({ api, seededMedia, provider }: BackEnd, middleware: Step, log: Log) {
  const backend = inProcess(api, { log: log.warn });
  const checkTheme = createThemeCheck(log.warn);
  for (const site of api.sites) checkTheme(site);
  const portal = new Portal({
    settings: { ...readPortalSettings(process.env), pageCache: false },
    backend,
    backendOrigin: 'http://backend.internal',
    assets: sourceAssets,
    onSite: checkTheme,
    log,
  });
  return {
    listener: portalListener({ portal, seededMedia, provider, middleware, log: log.warn }),
    close: () => {
      void portal.close().finally(backend.close);
    },
  };
}

export type OpenPortal = ReturnType<typeof openPortal>;
