import type { AnalyticsEvent } from '@portal/model/analytics';
import { type Conversion, type CurrentUser, type EntryMethod, isLoggedIn } from '@portal/model/readers';

/** Queue of the analytics: `window.dataLayer`, or anything with its `push`. */
export type DataLayer = { push: (entry: Record<string, unknown>) => unknown };

/** Pushes an event to the data layer; the model defines the events and their fields. */
export function track(dataLayer: DataLayer, event: AnalyticsEvent): void {
  dataLayer.push(event);
}

/**
 * Pushes the current reader (spec §7): `user_logged` 'yes' or 'no', and `user_id`. Nobody's id is null, not
 * left out: the data layer keeps old values, so a logged-out reader would still be counted.
 */
export function pushUser(dataLayer: DataLayer, user: Pick<CurrentUser, 'id'>): void {
  const logged = isLoggedIn(user);
  dataLayer.push({ user_logged: logged ? 'yes' : 'no', user_id: logged ? user.id : null });
}

/** Pushes a conversion and its method to the data layer; `pushUser` must have pushed the reader already. */
export function pushConversion(dataLayer: DataLayer, event: Conversion, method: EntryMethod): void {
  track(dataLayer, { event, method });
}
