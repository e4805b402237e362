import type { ErrorKey } from '@portal/model';
import { Link } from '@portal/ui/link';
import type { ReactNode } from 'react';

/** Link to the page where a subscription is cancelled. */
export type EndedAt = { href: string; text: string };

/**
 * Why an account was not deleted, with a link to the subscriptions to cancel first, if these are the reason.
 */
export const withWayToEnd = (
  text: string,
  key: ErrorKey | undefined,
  { href, text: words }: EndedAt,
): ReactNode =>
  key === 'subscriptionRenews' ? (
    <>
      {text} <Link href={href}>{words}</Link>
    </>
  ) : (
    text
  );
