import { failedCall } from '@portal/data';
import { type CurrentUser, loginPath } from '@portal/model';
import type { ReaderContext } from '../../app/readers/account/page';
import { type Answer, userOf, type Visit, type Visited } from './visit';

/**
 * Whether a site that sells nothing itself has told of something that the reader has: a seller may tell of it, or it sold once. Where
 * it cannot be known, the rest of the account goes on.
 */
async function hasSubscription(
  { subscriptions, context }: Visit,
  { isChild }: CurrentUser,
): Promise<boolean> {
  if (context.site.paywall || isChild) return false;
  try {
    return (await subscriptions.own()).length > 0;
  } catch (error) {
    failedCall(error);
    return false;
  }
}

/** What the pages of the profile area go by, of whom they are for. */
const contextOf = async (visit: Visit, user: CurrentUser): Promise<ReaderContext> => ({
  ...visit.context,
  isChild: user.isChild,
  hasSubscription: await hasSubscription(visit, user),
});

/** A page of the profile area: without a session, by way of the login (spec §2). */
export const own =
  (draw: (visit: Visit, user: CurrentUser & { id: string }) => Promise<Visited>): Answer =>
  async (visit) => {
    const user = await userOf(visit);
    if (user?.id) return draw({ ...visit, context: await contextOf(visit, user) }, { ...user, id: user.id });
    const back = visit.url.pathname + visit.url.search;
    return { location: loginPath(back) };
  };
