import * as v from 'valibot';
import { currentUserSchema } from './user';

/** Answer of login and of the profile's calls: the user (spec §7). */
export const userAnswerSchema = v.object({ user: currentUserSchema });
export type UserAnswer = v.InferOutput<typeof userAnswerSchema>;

/** Answer of saving contents and following authors: lists change only when it says success (spec §4, §7). */
export const toggleAnswerSchema = v.object({ success: v.boolean() });
export type ToggleAnswer = v.InferOutput<typeof toggleAnswerSchema>;

/** A list of ids with one id put in, or taken out. */
export function toggledIds(ids: readonly string[], id: string, included: boolean): string[] {
  const others = ids.filter((other) => other !== id);
  return included ? [...others, id] : others;
}
