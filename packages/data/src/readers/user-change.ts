import { type CurrentUser, toggledIds } from '@portal/model/readers';
import * as v from 'valibot';

/**
 * One change of a user that the server has reported. Sent as a change, not as the resulting user, so that
 * two at once do not undo each other.
 */
export const userChangeSchema = v.variant('kind', [
  v.object({
    kind: v.literal('toggled'),
    userId: v.string(),
    list: v.picklist(['savedContentIds', 'followedAuthorIds']),
    id: v.string(),
    included: v.boolean(),
  }),
  v.object({ kind: v.literal('bulletin'), userId: v.string(), bulletin: v.boolean() }),
]);
export type UserChange = v.InferOutput<typeof userChangeSchema>;

/** Returns the user after a change; the same object if the change belongs to another user. */
export function changedUser(user: CurrentUser, change: UserChange): CurrentUser {
  if (user.id !== change.userId) return user;
  return change.kind === 'bulletin'
    ? { ...user, bulletin: change.bulletin }
    : { ...user, [change.list]: toggledIds(user[change.list], change.id, change.included) };
}
