import { type CurrentUser, loginPath } from '@portal/model';
import { type Answer, userOf, type Visit, type Visited } from './visit';

/** A page of the profile area: without a session, by way of the login (spec §2). */
export const own =
  (draw: (visit: Visit, user: CurrentUser & { id: string }) => Promise<Visited>): Answer =>
  async (visit) => {
    const user = await userOf(visit);
    if (user?.id)
      return draw(
        { ...visit, context: { ...visit.context, isChild: user.isChild } },
        { ...user, id: user.id },
      );
    const back = visit.url.pathname + visit.url.search;
    return { location: loginPath(back) };
  };
