'use client';
import { type CaptchaChallenge, CaptchaSilence, showCaptcha } from '@portal/data';
import type { CaptchaWidget } from '@portal/model';
import { Captcha, type CaptchaStatus } from '@portal/ui/captcha';
import { useLocale } from '@portal/ui/locale';
import { useEffect, useRef, useState } from 'react';

export type RegistrationCaptchaProps = {
  captcha: CaptchaWidget;
  /** The response to the challenge; '' while there is none. */
  onResponse: (response: string) => void;
  /** Counts what was sent in vain: a response counts once. */
  attempts: number;
  /** The reader registers without the check. */
  isWithout: boolean;
  onWithout: (isWithout: boolean) => void;
};

/** Providers as readers know them. */
const NAMES = {
  recaptcha: 'Google reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
} as const;

/** The provider's challenge in the form of registration: nothing of theirs is asked for before the reader's own press. */
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
    // Its place goes, and what was drawn in it.
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
