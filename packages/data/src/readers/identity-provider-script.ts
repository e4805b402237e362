import { REQUEST_TIMEOUT_MS } from '@portal/model';
import {
  createIdentityProvider,
  type IdentityProvider,
  type IdentityProviderSdk,
  IdentityProviderSilence,
} from './identity-provider';

declare global {
  interface Window {
    gigya?: IdentityProviderSdk;
    /** Called by the provider's script when it is ready. */
    onGigyaServiceReady?: () => void;
  }
}

/**
 * Loads the script of SAP Customer Data Cloud (Gigya) into the page.
 *
 * @param src its URL, with the site's key
 * @param timeoutMs milliseconds after which a script that is not ready counts as not reachable
 * @throws IdentityProviderSilence; a later call tries again
 */
export async function loadIdentityProvider(
  src: string,
  timeoutMs: number = REQUEST_TIMEOUT_MS,
): Promise<IdentityProvider> {
  if (window.gigya) return createIdentityProvider(window.gigya);
  const script = document.createElement('script');
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (message: string) => reject(new IdentityProviderSilence(message));
      timer = setTimeout(fail, timeoutMs, 'its script is not ready in time');
      window.onGigyaServiceReady = resolve;
      script.onerror = () => fail('its script did not load');
      script.async = true;
      script.src = src;
      document.head.append(script);
    });
    if (window.gigya) return createIdentityProvider(window.gigya);
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  throw new IdentityProviderSilence('its script gave nothing');
}
