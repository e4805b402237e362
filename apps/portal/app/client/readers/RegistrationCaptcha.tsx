'use client';
import { type CaptchaChallenge, CaptchaSilence, showCaptcha } from '@portal/data';
import type { CaptchaWidget } from '@portal/model';
import { Captcha, type CaptchaStatus } from '@portal/ui/captcha';
import { useLocale } from '@portal/ui/locale';
import { useEffect, useRef, useState } from 'react';

export type RegistrationCaptchaProps = {
  captcha: CaptchaWidget;
  /** The response to the challenge; '' without one. */
  onResponse: (response: string) => void;
  /** Number of failed submissions: a response is valid once. */
  attempts: number;
  /** Whether the reader registers without the check. */
  isWithout: boolean;
  onWithout: (isWithout: boolean) => void;
};

/** Public names of the providers. */
const NAMES = {
  recaptcha: 'Google reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
} as const;

/**
 * The provider's challenge in the registration form: nothing is loaded from the provider before the reader
 * presses the button.
 */
export function RegistrationCaptcha({
  captcha,
  onResponse,
  attempts,
  isWithout,
  onWithout,
}: RegistrationCaptchaProps) {
  const { language } = useLocale('captcha');
  const [status, setStatus] = useState<CaptchaStatus>('asleep');
  const place = useRef<HTMLDivElement>(null);
  const challenge = useRef<CaptchaChallenge>(undefined);

  const show = async () => {
    if (!place.current) return;
    setStatus('loading');
    try {
      const { provider, script, siteKey } = captcha;
      const onFailure = () => setStatus('failed');
      challenge.current = await showCaptcha(place.current, {
        provider,
        script,
        siteKey,
        language,
        onResponse,
        onFailure,
      });
      setStatus('ready');
    } catch (error) {
      if (!(error instanceof CaptchaSilence)) throw error;
      setStatus('failed');
    }
  };
  useEffect(() => {
    if (attempts > 0) challenge.current?.reset();
  }, [attempts]);

  const without = (isOn: boolean) => {
    // The element is removed, with its challenge.
    if (isOn) {
      challenge.current = undefined;
      onResponse('');
      setStatus('asleep');
    }
    onWithout(isOn);
  };
  return (
    <Captcha
      ref={place}
      status={status}
      provider={NAMES[captcha.provider]}
      without={{ checked: isWithout, onChange: without }}
      onStart={() => void show()}
      onRetry={() => void show()}
    />
  );
}
