import type { ErrorKey } from '@portal/model';
import { Link } from '@portal/ui/link';
import type { ReactNode } from 'react';

/** The page where a subscription is ended, and the words that lead there. */
export type EndedAt = { href: string; text: string };

/** Why an account was not taken away, and the way to what has to be ended first, where that is it. */
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
