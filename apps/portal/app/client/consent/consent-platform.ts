import layStub from '@iabtechlabtcf/stub';
import type { ConsentPlatform } from '@portal/model/readers';

/**
 * Loads the publisher's own consent platform. Requests that come before it are queued in IAB Europe's stub.
 * @param onFailure called if it does not load
 */
export function bringPlatform({ script: src }: ConsentPlatform, onFailure: () => void): void {
  layStub();
  const script = document.createElement('script');
  Object.assign(script, { src, async: true });
  script.addEventListener('error', onFailure);
  document.head.append(script);
}
