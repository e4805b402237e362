import * as v from 'valibot';
import { ruleMessage } from '../rules/issue';
import {
  birthdateField,
  emailField,
  nameField,
  nickField,
  optionalPasswordField,
  phoneField,
  postalFields,
} from './fields';

const entries = (today: string) => ({
  nick: nickField(),
  name: nameField(),
  surname: nameField(),
  email: emailField(),
  birthdate: birthdateField(today),
  /** The current one; null when it is not changed. */
  password: optionalPasswordField(),
  newPassword: optionalPasswordField(),
  phone: phoneField(),
  ...postalFields(),
});

type ProfileFields = v.InferOutput<v.ObjectSchema<ReturnType<typeof entries>, undefined>>;
type Passwords = Pick<ProfileFields, 'password' | 'newPassword'>;

/** What an account has of its own to be proved by, as it is before it is saved. */
export type ProfileOwner = { email: string; hasPassword: boolean };

const PASSWORDS = [['password'], ['newPassword']] as const;
const WITH_EMAIL = [['password'], ['newPassword'], ['email']] as const;
const hasCurrent = (form: Passwords) => form.newPassword === '' || form.password !== '';
const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
/** Another e-mail address is the one change that wants the current password without a new one. */
const movesFrom = (owner: ProfileOwner | undefined, email: string) =>
  owner !== undefined && !sameAddress(owner.email, email);
const hasNew = (owner?: ProfileOwner) => (form: Passwords & Pick<ProfileFields, 'email'>) =>
  form.password === '' || form.newPassword !== '' || movesFrom(owner, form.email);
const provesMove = (owner?: ProfileOwner) => (form: Pick<ProfileFields, 'password' | 'email'>) =>
  form.password !== '' || !owner?.hasPassword || !movesFrom(owner, form.email);

/** Empty dates and passwords travel as null (spec §3). */
function nulled(form: ProfileFields) {
  return {
    ...form,
    birthdate: form.birthdate || null,
    password: form.password || null,
    newPassword: form.newPassword || null,
  };
}

/**
 * Profile patch payload (spec §3) with the rules of spec §5: the current password is required with a new one and
 * the new one with the current one, unless it goes with another e-mail address.
 *
 * @param today 'YYYY-MM-DD', by the calendar of the site's zone.
 * @param owner whose it is, where that is known: without one no address counts as another.
 */
export function profilePatchSchema(today: string, owner?: ProfileOwner) {
  return v.pipe(
    v.object(entries(today)),
    v.forward(v.partialCheck(PASSWORDS, hasCurrent, ruleMessage('required')), ['password']),
    v.forward(v.partialCheck(WITH_EMAIL, hasNew(owner), ruleMessage('required')), ['newPassword']),
    v.transform(nulled),
  );
}
export type ProfilePatch = v.InferOutput<ReturnType<typeof profilePatchSchema>>;

/**
 * The profile's form: the patch with the new password repeated, and the current one required with another e-mail address.
 * What comes out is the call's payload.
 *
 * @param today 'YYYY-MM-DD', by the calendar of the site's zone.
 * @param owner whose it is, as in `profilePatchSchema`.
 */
export function profileFormSchema(today: string, owner?: ProfileOwner) {
  return v.pipe(
    v.object({ ...entries(today), repeatPassword: optionalPasswordField() }),
    v.forward(v.partialCheck(PASSWORDS, hasCurrent, ruleMessage('required')), ['password']),
    v.forward(v.partialCheck(WITH_EMAIL, hasNew(owner), ruleMessage('required')), ['newPassword']),
    v.forward(v.partialCheck([['password'], ['email']], provesMove(owner), ruleMessage('required')), [
      'password',
    ]),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['repeatPassword']],
        (form) => form.newPassword === form.repeatPassword,
        ruleMessage('confirmed'),
      ),
      ['repeatPassword'],
    ),
    v.transform(({ repeatPassword: _, ...form }): ProfilePatch => nulled(form)),
  );
}
export type ProfileForm = v.InferInput<ReturnType<typeof profileFormSchema>>;
