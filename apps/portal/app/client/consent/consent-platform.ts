import layStub from '@iabtechlabtcf/stub';
import type { ConsentPlatform } from '@portal/model';

/**
 * Brings the publisher's own platform of consent. What is asked of it before it has come waits in the stub of IAB Europe.
 * @param onFailure it does not come
 */
export function bringPlatform({ script: src }: ConsentPlatform, onFailure: () => void): void {
  layStub();
  const script = document.createElement('script');
  Object.assign(script, { src, async: true });
  script.addEventListener('error', onFailure);
  document.head.append(script);
}
