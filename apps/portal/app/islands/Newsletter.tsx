'use client';
import { subscriptionPath } from '@portal/model';
import { newsletterFormSchema } from '@portal/model/readers';
import { checkBy, type FormValues } from '@portal/ui/account-form';
import { NewsletterModule, type NewsletterModuleProps } from '@portal/ui/newsletter-module';
import { useState } from 'react';
import { accounts, words } from '../client/islands/reader';
import { island } from '../declare-island';

export type NewsletterIslandProps = Pick<
  NewsletterModuleProps,
  'privacy' | 'title' | 'text' | 'headingLevel' | 'values' | 'errors' | 'hasAgreed'
> & {
  /** Id of the newsletter. */
  newsletter: string;
  termsUrl?: string | undefined;
  /** Whether a form sent without JavaScript failed. */
  isFailed?: boolean;
};

const check = checkBy(newsletterFormSchema, words.fields, ({ terms, ...values }) => ({
  ...values,
  terms: terms === 'true',
}));

/** Subscribes an email to a newsletter (spec §7, §8). */
function NewsletterIsland({ newsletter, termsUrl, isFailed = false, ...module }: NewsletterIslandProps) {
  const [status, setStatus] = useState<'idle' | 'waiting' | 'done' | 'failed'>(isFailed ? 'failed' : 'idle');
  const subscribe = async ({ email = '' }: FormValues) => {
    setStatus('waiting');
    setStatus(
      await accounts.subscribe(email, newsletter).then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <NewsletterModule
      {...module}
      newsletter={newsletter}
      action={subscriptionPath(newsletter)}
      check={check}
      onSubmit={(values) => void subscribe(values)}
      status={status}
      termsHref={termsUrl}
    />
  );
}

export default island({ wakes: 'interaction', component: NewsletterIsland });
