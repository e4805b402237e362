import * as v from 'valibot';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants/index';
import * as rule from '../rules/actions';
import { ruleMessage } from '../rules/issue';
import {
  birthdateField,
  emailField,
  nameField,
  newPasswordField,
  nickField,
  nifField,
  optionalPasswordField,
  phoneField,
  postalFields,
} from './fields';
import { keepsBirthdate, movesFrom, type ProfileOwner, type ProfilePatch } from './profile';

/** Parts of a profile (spec §2), each a form that is saved on its own. */
export const PROFILE_PARTS = ['account', 'password', 'person', 'postal'] as const;
/** One of the parts of a profile. */
export type ProfilePart = (typeof PROFILE_PARTS)[number];

type Account = { email: string; emailPassword: string };
const BESIDE = [['emailPassword'], ['email']] as const;
/** A rule of the password next to the email, applied only if the email changes. */
const whileMoving =
  (field: v.GenericSchema<string>, owner: ProfileOwner | undefined) =>
  ({ email, emailPassword }: Account) =>
    !movesFrom(owner, email) || v.is(field, emailPassword);
const long = v.pipe(v.string(), rule.min(PASSWORD_MIN_LENGTH));
const inBothCases = v.pipe(v.string(), rule.upperlower());

const accountSchema = (owner: ProfileOwner | undefined) =>
  v.pipe(
    v.object({
      nick: nickField(),
      email: emailField(),
      /** Current password, required if the email changes. */
      emailPassword: v.pipe(rule.verbatim(), rule.max(PASSWORD_MAX_LENGTH)),
    }),
    v.forward(v.partialCheck(BESIDE, whileMoving(long, owner), ruleMessage('min', PASSWORD_MIN_LENGTH)), [
      'emailPassword',
    ]),
    v.forward(v.partialCheck(BESIDE, whileMoving(inBothCases, owner), ruleMessage('upperlower')), [
      'emailPassword',
    ]),
    v.forward(
      v.partialCheck(
        BESIDE,
        ({ email, emailPassword }) => emailPassword !== '' || !owner?.hasPassword || !movesFrom(owner, email),
        ruleMessage('required'),
      ),
      ['emailPassword'],
    ),
    v.transform(({ nick, email, emailPassword }) => ({
      nick,
      email,
      ...(movesFrom(owner, email) && emailPassword ? { password: emailPassword } : {}),
    })),
  );

const passwordSchema = () =>
  v.pipe(
    v.object({
      password: newPasswordField(),
      newPassword: newPasswordField(),
      repeatPassword: optionalPasswordField(),
    }),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['repeatPassword']],
        (form) => form.newPassword === form.repeatPassword,
        ruleMessage('confirmed'),
      ),
      ['repeatPassword'],
    ),
    v.transform(({ password, newPassword }) => ({ password, newPassword })),
  );

const personSchema = (today: string, owner: ProfileOwner | undefined, minAge: number | undefined) =>
  v.pipe(
    v.object({
      name: nameField(),
      surname: nameField(),
      birthdate: birthdateField(today, minAge),
      phone: phoneField(),
      /** Only if the site asks for it (`asksNif`). */
      nif: nifField(),
    }),
    v.forward(
      v.partialCheck(
        [['birthdate']],
        ({ birthdate }) => keepsBirthdate(owner, birthdate),
        ruleMessage('required'),
      ),
      ['birthdate'],
    ),
    v.transform(({ birthdate, ...person }) => ({ ...person, birthdate: birthdate || null })),
  );

/**
 * Validates the form of one part of the profile (spec §5); the output is the body of `PATCH
 * /api/front/user/profile`. A new email address requires the current password in its own field
 * (`emailPassword`); a new password is repeated.
 *
 * @param today 'YYYY-MM-DD', by the calendar of the site's zone.
 * @param owner current data of the account, as in `profilePatchSchema`.
 * @param minAge of the site, years.
 */
export function profilePartSchema(
  part: ProfilePart,
  today: string,
  owner?: ProfileOwner,
  minAge?: number,
): v.GenericSchema<unknown, ProfilePatch> {
  switch (part) {
    case 'account':
      return accountSchema(owner);
    case 'password':
      return passwordSchema();
    case 'person':
      return personSchema(today, owner, minAge);
    case 'postal':
      return v.object(postalFields());
  }
}
