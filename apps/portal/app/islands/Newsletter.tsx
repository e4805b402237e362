'use client';
import { newsletterFormSchema, ROUTES } from '@portal/model';
import { checkBy, type FormValues } from '@portal/ui/account-form';
import { NewsletterModule, type NewsletterModuleProps } from '@portal/ui/newsletter-module';
import { useState } from 'react';
import { island } from '../island';
import { accounts, words } from '../waking/reader';

export type NewsletterIslandProps = Pick<NewsletterModuleProps, 'privacy'> & {
  /** Of the newsletter. */
  name: string;
  termsUrl?: string | undefined;
};

const check = checkBy(newsletterFormSchema, words.fields, ({ terms, ...values }) => ({
  ...values,
  terms: terms === 'true',
}));

/** Subscribes an address to the site's newsletter (spec §7, §8). */
function NewsletterIsland({ name, termsUrl, privacy }: NewsletterIslandProps) {
  const [status, setStatus] = useState<'idle' | 'waiting' | 'done' | 'failed'>('idle');
  const subscribe = async ({ email = '' }: FormValues) => {
    setStatus('waiting');
    setStatus(
      await accounts.subscribe(email).then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <NewsletterModule
      action={ROUTES.subscription}
      check={check}
      onSubmit={(values) => void subscribe(values)}
      status={status}
      text={name}
      termsHref={termsUrl}
      privacy={privacy}
    />
  );
}

export default island({ wakes: 'interaction', component: NewsletterIsland });
