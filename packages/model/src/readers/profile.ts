import * as v from 'valibot';
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
import { newsletterSaveSchema } from './newsletter';

const entries = (today: string, minAge?: number) => ({
  nick: nickField(),
  name: nameField(),
  surname: nameField(),
  email: emailField(),
  birthdate: birthdateField(today, minAge),
  /** Current password; null if it does not change. */
  password: optionalPasswordField(),
  newPassword: optionalPasswordField(),
  phone: phoneField(),
  /** Only if the site asks for it (`asksNif`). */
  nif: nifField(),
  ...postalFields(),
});

type ProfileFields = v.InferOutput<v.ObjectSchema<ReturnType<typeof entries>, undefined>>;
type Passwords = Partial<Pick<ProfileFields, 'password' | 'newPassword'>>;

/** Current data of the account that a profile change is checked against. */
export type ProfileOwner = {
  email: string;
  hasPassword: boolean;
  /**
   * Birthdate on file, if any. It can be changed but not cleared, because guardianship and age checks depend
   * on it.
   */
  birthdate?: string | null;
};

const PASSWORDS = [['password'], ['newPassword']] as const;
const WITH_EMAIL = [['password'], ['newPassword'], ['email']] as const;
export const keepsBirthdate = (owner: ProfileOwner | undefined, birthdate: string | undefined) =>
  birthdate !== '' || !owner?.birthdate;
const hasCurrent = (form: Passwords) => !form.newPassword || Boolean(form.password);
const sameAddress = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
/** A new email address is the only change that requires the current password without a new one. */
export const movesFrom = (owner: ProfileOwner | undefined, email: string) =>
  owner !== undefined && !sameAddress(owner.email, email);
const hasNew = (owner?: ProfileOwner) => (form: Passwords & Partial<Pick<ProfileFields, 'email'>>) =>
  !form.password || Boolean(form.newPassword) || (form.email !== undefined && movesFrom(owner, form.email));

/** Empty dates and passwords are sent as null (spec §3). */
function nulled<Form extends Partial<ProfileFields>>({ birthdate, password, newPassword, ...form }: Form) {
  return {
    ...form,
    ...(birthdate === undefined ? {} : { birthdate: birthdate || null }),
    password: password || null,
    newPassword: newPassword || null,
  };
}

/**
 * Profile patch payload (spec §3) with the rules of spec §5: current and new password require each other,
 * unless the current one goes with a new email address. Absent fields stay as they are.
 *
 * @param today 'YYYY-MM-DD', by the calendar of the site's zone.
 * @param owner current data of the account, if known: without it no email address counts as new.
 * @param minAge of the site, years.
 */
export function profilePatchSchema(today: string, owner?: ProfileOwner, minAge?: number) {
  return v.pipe(
    v.partial(v.object(entries(today, minAge))),
    v.forward(
      v.partialCheck(
        [['birthdate']],
        (form: Partial<Pick<ProfileFields, 'birthdate'>>) => keepsBirthdate(owner, form.birthdate),
        ruleMessage('required'),
      ),
      ['birthdate'],
    ),
    v.forward(v.partialCheck(PASSWORDS, hasCurrent, ruleMessage('required')), ['password']),
    v.forward(v.partialCheck(WITH_EMAIL, hasNew(owner), ruleMessage('required')), ['newPassword']),
    v.transform(nulled),
  );
}
/** Validated body of `PATCH /api/front/user/profile`; absent fields stay as they are (spec §3, §7). */
export type ProfilePatch = Partial<v.InferOutput<ReturnType<typeof profilePatchSchema>>>;

const isNewslettersAlone = (body: unknown) =>
  typeof body === 'object' && body !== null && Object.keys(body).join() === 'newsletters';

/** Body of the call that saves the profile: some of its fields, or the newsletters alone (spec §3). */
export const profileBodySchema = (...asked: Parameters<typeof profilePatchSchema>) =>
  v.lazy((body) => (isNewslettersAlone(body) ? newsletterSaveSchema : profilePatchSchema(...asked)));
