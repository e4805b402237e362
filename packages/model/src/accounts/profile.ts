import * as v from 'valibot';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants/index';
import * as rule from '../rules/actions';
import { ruleMessage } from '../rules/issue';
import {
  birthdateField,
  emailField,
  nameField,
  nickField,
  nifField,
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
  /** Where the site asks for it (`asksNif`). */
  nif: nifField(),
  ...postalFields(),
});

type ProfileFields = v.InferOutput<v.ObjectSchema<ReturnType<typeof entries>, undefined>>;
type Passwords = Partial<Pick<ProfileFields, 'password' | 'newPassword'>>;

/** Parts of an account that a profile change is proved by, as they are before it is saved. */
export type ProfileOwner = { email: string; hasPassword: boolean };

const PASSWORDS = [['password'], ['newPassword']] as const;
const WITH_EMAIL = [['password'], ['newPassword'], ['email']] as const;
const hasCurrent = (form: Passwords) => !form.newPassword || Boolean(form.password);
const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
/** Another email address is the one change that wants the current password without a new one. */
const movesFrom = (owner: ProfileOwner | undefined, email: string) =>
  owner !== undefined && !sameAddress(owner.email, email);
const hasNew = (owner?: ProfileOwner) => (form: Passwords & Partial<Pick<ProfileFields, 'email'>>) =>
  !form.password || Boolean(form.newPassword) || (form.email !== undefined && movesFrom(owner, form.email));

type FormFields = Pick<ProfileFields, 'password' | 'newPassword' | 'email'> & { emailPassword: string };
const PROOFS = [['password'], ['emailPassword'], ['email']] as const;
const ALL_PROOFS = [['password'], ['emailPassword'], ['email'], ['newPassword']] as const;
/** The current password is asked for beside another address, or where passwords are changed: one of the two is enough. */
const currentOf = (owner: ProfileOwner | undefined, form: Omit<FormFields, 'newPassword'>) =>
  form.password || (movesFrom(owner, form.email) ? form.emailPassword : '');
const provesMove = (owner?: ProfileOwner) => (form: Omit<FormFields, 'newPassword'>) =>
  currentOf(owner, form) !== '' || !owner?.hasPassword || !movesFrom(owner, form.email);
const provesNew = (owner?: ProfileOwner) => (form: FormFields) =>
  form.newPassword === '' ||
  currentOf(owner, form) !== '' ||
  // It is asked for beside the address already.
  (owner?.hasPassword === true && movesFrom(owner, form.email));

const BESIDE = [['emailPassword'], ['email']] as const;
/** A rule of the field beside the address, which counts while the address is another one. */
const keeps =
  (field: v.GenericSchema<string>, owner?: ProfileOwner) =>
  (form: Pick<FormFields, 'emailPassword' | 'email'>) =>
    !movesFrom(owner, form.email) || v.is(field, form.emailPassword);
const longEnough = v.pipe(v.string(), rule.min(PASSWORD_MIN_LENGTH));
const inBothCases = v.pipe(v.string(), rule.upperlower());

/** Empty dates and passwords travel as null (spec §3). */
function nulled<Form extends Partial<ProfileFields>>({ birthdate, password, newPassword, ...form }: Form) {
  return {
    ...form,
    ...(birthdate === undefined ? {} : { birthdate: birthdate || null }),
    password: password || null,
    newPassword: newPassword || null,
  };
}

/**
 * Profile patch payload (spec §3) with the rules of spec §5: the current password is required with a new one and
 * the new one with the current one, unless it goes with another email address. Absent fields stay as they are.
 *
 * @param today 'YYYY-MM-DD', by the calendar of the site's zone.
 * @param owner whose it is, where that is known: without one no address counts as another.
 */
export function profilePatchSchema(today: string, owner?: ProfileOwner) {
  return v.pipe(
    v.partial(v.object(entries(today))),
    v.forward(v.partialCheck(PASSWORDS, hasCurrent, ruleMessage('required')), ['password']),
    v.forward(v.partialCheck(WITH_EMAIL, hasNew(owner), ruleMessage('required')), ['newPassword']),
    v.transform(nulled),
  );
}
/** Validated body of `PATCH /api/front/user/profile`; absent fields stay as they are (spec §3, §7). */
export type ProfilePatch = Partial<v.InferOutput<ReturnType<typeof profilePatchSchema>>>;
/** The same with every field, as the profile's form sends it. */
export type WholeProfile = Omit<ProfileFields, 'birthdate' | 'password' | 'newPassword'> &
  Record<'birthdate' | 'password' | 'newPassword', string | null>;

/**
 * The profile's form: the patch with the new password repeated, and the current one required with another email address,
 * in a field of its own (`emailPassword`) beside it.
 * What comes out is the call's payload.
 *
 * @param today 'YYYY-MM-DD', by the calendar of the site's zone.
 * @param owner whose it is, as in `profilePatchSchema`.
 */
export function profileFormSchema(today: string, owner?: ProfileOwner) {
  return v.pipe(
    v.object({
      ...entries(today),
      repeatPassword: optionalPasswordField(),
      emailPassword: v.pipe(rule.verbatim(), rule.max(PASSWORD_MAX_LENGTH)),
    }),
    v.forward(v.partialCheck(BESIDE, keeps(longEnough, owner), ruleMessage('min', PASSWORD_MIN_LENGTH)), [
      'emailPassword',
    ]),
    v.forward(v.partialCheck(BESIDE, keeps(inBothCases, owner), ruleMessage('upperlower')), [
      'emailPassword',
    ]),
    v.forward(v.partialCheck(ALL_PROOFS, provesNew(owner), ruleMessage('required')), ['password']),
    v.forward(v.partialCheck(WITH_EMAIL, hasNew(owner), ruleMessage('required')), ['newPassword']),
    v.forward(v.partialCheck(PROOFS, provesMove(owner), ruleMessage('required')), ['emailPassword']),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['repeatPassword']],
        (form) => form.newPassword === form.repeatPassword,
        ruleMessage('confirmed'),
      ),
      ['repeatPassword'],
    ),
    v.transform(
      ({ repeatPassword: _, emailPassword, birthdate, ...form }): WholeProfile => ({
        ...nulled({ ...form, password: currentOf(owner, { ...form, emailPassword }) }),
        birthdate: birthdate || null,
      }),
    ),
  );
}
/** Values of the profile form as typed, before validation (spec §5). */
export type ProfileForm = v.InferInput<ReturnType<typeof profileFormSchema>>;
