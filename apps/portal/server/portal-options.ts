import type { FrontDoor, Log } from '@portal/api';
import type { Site } from '@portal/model';
import type { Assets } from '../app/document/Document';
import type { Backend } from './backend';
import type { PortalSettings } from './settings';

export type PortalOptions = {
  settings: Pick<
    PortalSettings,
    'pageCache' | 'pageCacheBytes' | 'showroom' | 'previewKey' | 'proxies' | 'providers' | 'cachesAreTold'
  > &
    Partial<Pick<PortalSettings, 'captcha' | 'keptHtml' | 'maxStreams'>>;
  backend: Backend;
  backendOrigin: string;
  assets: () => Assets;
  now?: () => Date;
  /** Signs in as the demo's invented people; absent in production. */
  frontDoor?: FrontDoor | undefined;
  /** Called for each site that is found. */
  onSite?: (site: Site) => void;
  log: Log;
};
