import {
  type AnalyticsEvent,
  type Conversion,
  type CurrentUser,
  type EntryMethod,
  isLoggedIn,
} from '@portal/model';

/** The analytics' queue: `window.dataLayer`, or anything that takes entries. */
export type DataLayer = { push: (entry: Record<string, unknown>) => unknown };

/** Tells analytics of something that happened: the model says which events there are, and what is told of each. */
export function track(dataLayer: DataLayer, event: AnalyticsEvent): void {
  dataLayer.push(event);
}

/**
 * Says who reads (spec §7): `user_logged` 'yes' or 'no', and `user_id`. Nobody's id is null, not left out: the queue
 * remembers, and a reader who has logged out would be counted on.
 */
export function pushUser(dataLayer: DataLayer, user: Pick<CurrentUser, 'id'>): void {
  const logged = isLoggedIn(user);
  dataLayer.push({ user_logged: logged ? 'yes' : 'no', user_id: logged ? user.id : null });
}

/** Pushes a conversion and its method to the data layer; `pushUser` has pushed the reader before. */
export function pushConversion(dataLayer: DataLayer, event: Conversion, method: EntryMethod): void {
  track(dataLayer, { event, method });
}
