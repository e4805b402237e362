import { type CurrentUser, toggledIds } from '@portal/model';
import * as v from 'valibot';

/**
 * One change of a user that the server has reported. Told as a change, not as the user that comes of it, so that two at
 * once do not undo one another.
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

/** The user after a change; the same object when it is not theirs. */
export function changedUser(user: CurrentUser, change: UserChange): CurrentUser {
  if (user.id !== change.userId) return user;
  return change.kind === 'bulletin'
    ? { ...user, bulletin: change.bulletin }
    : { ...user, [change.list]: toggledIds(user[change.list], change.id, change.included) };
}
