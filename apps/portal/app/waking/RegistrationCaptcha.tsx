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
};

/** The provider's challenge in the form of registration. */
export function RegistrationCaptcha({ captcha, onResponse, attempts }: RegistrationCaptchaProps) {
  const { language } = useLocale('captcha');
  const [status, setStatus] = useState<CaptchaStatus>('loading');
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when the form wakes
  useEffect(() => void show(), []);
  useEffect(() => {
    if (attempts > 0) challenge.current?.reset();
  }, [attempts]);

  return <Captcha ref={place} status={status} onRetry={() => void show()} />;
}
