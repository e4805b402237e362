import { failedCall } from '@portal/data';
import { loginPath } from '@portal/model';
import type { CurrentUser } from '@portal/model/readers';
import type { ReaderContext } from '../../app/readers/account/page';
import { userOf, type Visit } from '../../app/visit';

/**
 * Whether the reader has a subscription on a site that sells none itself: a third-party seller may have
 * reported it, or the site sold it earlier. If it cannot be fetched, the rest of the account goes on.
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

/** Context of the profile pages, with the facts about their reader. */
const contextOf = async (visit: Visit, user: CurrentUser): Promise<ReaderContext> => ({
  ...visit.context,
  isChild: user.isChild,
  hasSubscription: await hasSubscription(visit, user),
});

/** A page of the profile area, or its form; without a session, redirects to the login (spec §2). */
export const own =
  <T>(draw: (visit: Visit, user: CurrentUser & { id: string }) => Promise<T> | T) =>
  async (visit: Visit): Promise<T | { location: string }> => {
    const user = await userOf(visit);
    if (user?.id) return draw({ ...visit, context: await contextOf(visit, user) }, { ...user, id: user.id });
    const back = visit.url.pathname + visit.url.search;
    return { location: loginPath(back) };
  };
