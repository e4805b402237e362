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

const PASSWORDS = [['password'], ['newPassword']] as const;
const hasCurrent = (form: Passwords) => form.newPassword === '' || form.password !== '';
const hasNew = (form: Passwords) => form.password === '' || form.newPassword !== '';

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
 * the new one with the current one.
 *
 * @param today 'YYYY-MM-DD', by the calendar of the site's zone.
 */
export function profilePatchSchema(today: string) {
  return v.pipe(
    v.object(entries(today)),
    v.forward(v.partialCheck(PASSWORDS, hasCurrent, ruleMessage('required')), ['password']),
    v.forward(v.partialCheck(PASSWORDS, hasNew, ruleMessage('required')), ['newPassword']),
    v.transform(nulled),
  );
}
export type ProfilePatch = v.InferOutput<ReturnType<typeof profilePatchSchema>>;

/**
 * The profile's form: the patch with the new password repeated. What comes out is the call's payload.
 *
 * @param today 'YYYY-MM-DD', by the calendar of the site's zone.
 */
export function profileFormSchema(today: string) {
  return v.pipe(
    v.object({ ...entries(today), repeatPassword: optionalPasswordField() }),
    v.forward(v.partialCheck(PASSWORDS, hasCurrent, ruleMessage('required')), ['password']),
    v.forward(v.partialCheck(PASSWORDS, hasNew, ruleMessage('required')), ['newPassword']),
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
