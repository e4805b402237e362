import { type CaptchaProvider, REQUEST_TIMEOUT_MS } from '@portal/model';

/** API common to the scripts of all providers: reCAPTCHA's, which the others adopted. */
type CaptchaSdk = {
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      hl: string;
      language: string;
      callback: (response: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ) => unknown;
  reset: (widget: unknown) => void;
};

declare global {
  interface Window {
    grecaptcha?: CaptchaSdk;
    hcaptcha?: CaptchaSdk;
    turnstile?: CaptchaSdk;
    /** Called by the provider's script when it is ready. */
    onCaptchaReady?: () => void;
  }
}

const sdkOf = (provider: CaptchaProvider): CaptchaSdk | undefined =>
  ({ recaptcha: window.grecaptcha, hcaptcha: window.hcaptcha, turnstile: window.turnstile })[provider];

/** Thrown when the provider's script does not load, or does not respond in time. */
export class CaptchaSilence extends Error {
  override name = 'CaptchaSilence';
}

/** Options of a captcha: its provider and keys, and the callbacks for responses and failure. */
export type CaptchaOptions = {
  provider: CaptchaProvider;
  /** URL of the provider's script. */
  script: string;
  siteKey: string;
  /** BCP 47 tag of the page's language. */
  language: string;
  /** Called with the response, or with '' when it has expired or was used. */
  onResponse: (response: string) => void;
  onFailure: () => void;
};

/** A challenge on the page. Each response is valid once: `reset` requests another. */
export type CaptchaChallenge = { reset: () => void };

async function loadSdk({ provider, script: src, language }: CaptchaOptions, timeoutMs: number) {
  const known = sdkOf(provider);
  if (known) return known;
  const script = document.createElement('script');
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (message: string) => reject(new CaptchaSilence(message));
      timer = setTimeout(fail, timeoutMs, 'its script is not ready in time');
      window.onCaptchaReady = resolve;
      script.onerror = () => fail('its script did not load');
      script.async = true;
      const url = new URL(src);
      url.searchParams.set('render', 'explicit');
      url.searchParams.set('onload', 'onCaptchaReady');
      url.searchParams.set('hl', language);
      script.src = url.href;
      document.head.append(script);
    });
    const sdk = sdkOf(provider);
    if (sdk) return sdk;
  } catch (error) {
    script.remove();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  throw new CaptchaSilence('its script gave nothing');
}

/**
 * Loads a provider's script into the page and draws its challenge.
 *
 * @param timeoutMs milliseconds after which a script that is not ready counts as not reachable
 * @throws CaptchaSilence; a later call tries again
 */
export async function showCaptcha(
  place: HTMLElement,
  options: CaptchaOptions,
  timeoutMs: number = REQUEST_TIMEOUT_MS,
): Promise<CaptchaChallenge> {
  const sdk = await loadSdk(options, timeoutMs);
  const { siteKey, language, onResponse, onFailure } = options;
  // Replaces a challenge drawn earlier, which is no longer valid.
  const room = document.createElement('div');
  place.replaceChildren(room);
  const widget = sdk.render(room, {
    sitekey: siteKey,
    hl: language,
    language,
    callback: onResponse,
    'expired-callback': () => onResponse(''),
    'error-callback': onFailure,
  });
  return {
    reset: () => {
      onResponse('');
      sdk.reset(widget);
    },
  };
}
