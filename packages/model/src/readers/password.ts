import * as v from 'valibot';
import { PASSWORD_MAX_LENGTH } from '../constants/index';
import * as rule from '../rules/actions';
import { ruleMessage } from '../rules/issue';
import { newPasswordField } from './fields';

const token = v.pipe(rule.typed(), rule.required(), rule.max(512));

/** Change of password by the token of a reset email (spec §7). */
export const changePasswordSchema = v.object({ token, password: newPasswordField() });
/** Body of a password change by the token of a reset email (spec §7). */
export type ChangePassword = v.InferOutput<typeof changePasswordSchema>;

/** Form of a password change, with the password twice. The output is the call's body. */
export const changePasswordFormSchema = v.pipe(
  v.object({ token, password: newPasswordField(), repeatPassword: rule.verbatim() }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeatPassword']],
      (form) => form.password === form.repeatPassword,
      ruleMessage('confirmed'),
    ),
    ['repeatPassword'],
  ),
  v.transform(({ token, password }): ChangePassword => ({ token, password })),
);

/**
 * Body of account deletion: the password, or null for an account without one, whose reader logs in again
 * first.
 */
export const accountDeletionSchema = v.object({
  password: v.pipe(
    rule.verbatim(),
    rule.max(PASSWORD_MAX_LENGTH),
    v.transform((password) => password || null),
  ),
  /** Whether the reader's comments are deleted too; otherwise they stay, without a name. */
  removeComments: v.optional(v.boolean(), false),
});
type Deletion = v.InferOutput<typeof accountDeletionSchema>;
/** Body of account deletion, with the proof that the reader is its owner. */
export type AccountDeletion = Pick<Deletion, 'password'> & Partial<Deletion>;
