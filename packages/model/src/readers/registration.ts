import * as v from 'valibot';
import { BACK_URL_MAX_LENGTH, MIN_AGE_YEARS } from '../constants/index';
import * as rule from '../rules/actions';
import {
  birthdateField,
  emailField,
  nameField,
  newPasswordField,
  nickField,
  phoneField,
  postalFields,
} from './fields';
import { idSchema } from './id';

/**
 * Registration (spec §3). Required: nick, email, password, name, surname and a birthdate at least 13 years
 * ago, or the site's minimum age; the rest may stay empty.
 *
 * @param today 'YYYY-MM-DD', by the calendar of the site's zone.
 * @param minAge years, a site's `minAge`.
 */
export function registrationSchema(today: string, minAge: number = MIN_AGE_YEARS) {
  return v.object({
    nick: nickField(),
    email: emailField(),
    password: newPasswordField(),
    name: nameField(),
    surname: nameField(),
    birthdate: v.pipe(birthdateField(today, minAge), rule.required()),
    phone: phoneField(),
    ...postalFields(),
    /** Ids of the chosen newsletters. */
    newsletters: v.nullish(v.array(idSchema), []),
    terms: rule.musttrue(),
    /** Consent to commercial messages, on sites whose publisher sends them. */
    commercial: v.optional(v.boolean()),
    recaptcha: v.nullish(v.pipe(v.string(), v.maxLength(8192)), ''),
    /**
     * The reader declines the third-party captcha: a lower limit of registrations applies, and the email
     * address is validated as usual.
     */
    withoutCheck: v.optional(v.boolean()),
    /**
     * Page of the product where the registration began; if it is a path of the site, validating the email
     * returns there.
     */
    origin: v.pipe(rule.typed(), rule.max(BACK_URL_MAX_LENGTH)),
  });
}
/** Validated registration payload (spec §3); `birthdate` is YYYY-MM-DD. */
export type Registration = v.InferOutput<ReturnType<typeof registrationSchema>>;

/** Demo registration accepts an arbitrary object (spec §7). */
export const demoRegistrationSchema = v.record(v.string(), v.unknown());
/** Body of a demo registration: an object of any shape (spec §7). */
export type DemoRegistration = v.InferOutput<typeof demoRegistrationSchema>;

const demoBodySchema = v.looseObject({ demo: v.literal(true) });

/** Body of the call that registers: a whole registration, or anything with `demo: true` for a demo (spec §7). */
export const registrationBodySchema = (today: string, minAge?: number) => {
  const whole = registrationSchema(today, minAge);
  return v.lazy((body) => (v.is(demoBodySchema, body) ? demoBodySchema : whole));
};

/** Body of the nick's availability check: a nick that is valid by the rules of spec §5 (spec §7). */
export const nickCheckSchema = v.object({ nick: nickField() });
/** Body of the nick availability check (spec §7). */
export type NickCheck = v.InferOutput<typeof nickCheckSchema>;
