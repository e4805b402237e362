import * as v from 'valibot';
import {
  ADULT_AGE_YEARS,
  CHILD_OWN_ACCOUNT_YEARS,
  type Language,
  NICK_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
} from '../constants/index';
import { parseTypedDay } from '../dates/typed-day';
import * as rule from '../rules/actions';
import { isOfAge } from '../rules/age';
import { fill, inEveryLanguage } from '../wording/index';
import { emailField, nameField, newPasswordField, nickField } from './fields';
import { idSchema } from './id';

/** States of a child's account: `pending` until its link was used, `active` from then on. */
export const CHILD_ACCOUNT_STATES = ['active', 'pending'] as const;
/** State of a child's account (spec §2, my children tab). */
export type ChildAccountState = (typeof CHILD_ACCOUNT_STATES)[number];

/** Schema of a child's account as its guardian sees it. Times are ISO 8601, `birthdate` is YYYY-MM-DD. */
export const childAccountSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** Null until the child has chosen one. */
  nick: v.nullable(v.string()),
  birthdate: v.string(),
  state: v.picklist(CHILD_ACCOUNT_STATES),
  consentedAt: v.string(),
  /** Version of the text that was consented to. */
  consentVersion: v.string(),
  /** The text itself. */
  consentWords: v.string(),
  /** How many browsers the account is logged in on. */
  sessions: v.number(),
});
/** A child's account as its guardian sees it (spec §2). */
export type ChildAccount = v.InferOutput<typeof childAccountSchema>;

/**
 * Whether a reader may add children, or why not: unknown birthdate, not an adult, no confirmed email, or a
 * child's account itself.
 */
export const GUARDIAN_STANDINGS = ['ready', 'birthdate', 'under-age', 'email', 'child'] as const;
/** Whether a reader may have children's accounts, or what is missing. */
export type GuardianStanding = (typeof GUARDIAN_STANDINGS)[number];

/** Schema of the response with a guardian's children, the oldest account first. */
export const childrenAnswerSchema = v.object({
  standing: v.picklist(GUARDIAN_STANDINGS),
  children: v.array(childAccountSchema),
});
/** A reader's children, and whether they may add another. */
export type ChildrenAnswer = v.InferOutput<typeof childrenAnswerSchema>;

/** Schema of `{ child }`, the response to a request about one child. */
export const childAnswerSchema = v.pipe(
  v.object({ child: childAccountSchema }),
  v.transform(({ child }) => child),
);

/** Birthdate of somebody who is under age on the given day, and not in the future. */
const childBirthdate = (today: string) =>
  v.pipe(
    rule.typed(),
    v.transform((text) => parseTypedDay(text) ?? text),
    rule.required(),
    rule.day(),
    rule.registerMaxDate(today, ADULT_AGE_YEARS),
  );

const entries = (today: string) => ({
  name: nameField(),
  birthdate: childBirthdate(today),
  consent: rule.musttrue(),
});

/**
 * The form that adds a child: name, birthdate (under 18) and the consent's box.
 *
 * @param today 'YYYY-MM-DD', by the calendar of the site's zone.
 */
export const childFormSchema = (today: string) => v.object(entries(today));
/** Values of the form that adds a child, once validated. */
export type ChildForm = v.InferOutput<ReturnType<typeof childFormSchema>>;

/**
 * Body of the call that adds a child: the form, the version of the consented text, and a key that makes the
 * call idempotent.
 */
export const newChildSchema = (today: string) =>
  v.object({
    ...entries(today),
    version: v.string(),
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')),
  });
/** Body of the call that adds a child. */
export type NewChild = v.InferOutput<ReturnType<typeof newChildSchema>>;

/** Body that changes the name a guardian gives a child. */
export const childNameSchema = v.object({ name: nameField() });

/** Login of a child: nick and password, since the child may have no email address. */
export const childLoginSchema = v.object({
  nick: v.pipe(rule.typed(), rule.required(), rule.max(NICK_MAX_LENGTH)),
  password: v.pipe(rule.verbatim(), rule.required(), rule.max(PASSWORD_MAX_LENGTH)),
});
/** Nick and password of a child's login. */
export type ChildLogin = v.InferOutput<typeof childLoginSchema>;

/** Body by which a child chooses nick and password, with the token of the link sent to the guardian. */
export const childInvitationSchema = v.object({
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  nick: nickField(),
  password: newPasswordField(),
});
/** Token of the link, with the child's nick and password. */
export type ChildInvitation = v.InferOutput<typeof childInvitationSchema>;

/** Schema of the child that a link belongs to; `nick` is null until one is chosen. */
export const invitedChildSchema = v.object({ name: v.string(), nick: v.nullable(v.string()) });
/** Child that a link belongs to. */
export type InvitedChild = v.InferOutput<typeof invitedChildSchema>;

/** Body by which a child of 14 or more asks for an account of their own: email address and password. */
export const childReleaseSchema = v.object({
  email: emailField(),
  password: v.pipe(rule.verbatim(), rule.required(), rule.max(PASSWORD_MAX_LENGTH)),
});
/** Email address and password of a child who asks for an account of their own. */
export type ChildRelease = v.InferOutput<typeof childReleaseSchema>;

/**
 * Whether a reader is old enough for an account without a guardian's consent: 14 in Spain (LOPDGDD, art. 7),
 * and not younger than the site's age for registration.
 * @param minAge years, a site's `minAge`
 */
export const mayHaveOwnAccount = (birthdate: string | null, today: string, minAge: number): boolean =>
  birthdate !== null && isOfAge(birthdate, today, Math.max(CHILD_OWN_ACCOUNT_YEARS, minAge));

/**
 * Refusals of a guardian's calls: a standing of `GUARDIAN_STANDINGS` other than ready, too many children, or
 * consent to an outdated text.
 */
export const CHILDREN_CODES = ['NO_GUARDIAN', 'TOO_MANY_CHILDREN', 'CONSENT_CHANGED'] as const;
/** Code of a refused call about children. */
export type ChildrenCode = (typeof CHILDREN_CODES)[number];

/** Version of the text below. It changes with the text; earlier consents keep the text they were given to. */
export const CHILD_CONSENT_VERSION = '2026-11-23';

const WORDS: Readonly<Record<Language, string>> = inEveryLanguage({
  ca: 'Soc la mare, el pare o la persona que té la tutela d’aquest menor. Consento que {site} li obri un compte i en tracti el nom, la data de naixement, el nom d’usuari i el que hi desi, només perquè el pugui fer servir. Puc retirar aquest consentiment quan vulgui des del meu perfil: llavors el compte s’elimina i les seves dades s’esborren.',
  es: 'Soy la madre, el padre o la persona que tiene la tutela de este menor. Consiento que {site} le abra una cuenta y trate su nombre, su fecha de nacimiento, su nombre de usuario y lo que guarde en ella, solo para que pueda usarla. Puedo retirar este consentimiento cuando quiera desde mi perfil: entonces la cuenta se elimina y sus datos se borran.',
  en: 'I am the mother, father or legal guardian of this child. I consent to {site} opening an account for them and processing their name, date of birth, username and what they save in it, only so that they can use it. I can withdraw this consent at any time from my profile: the account and its data are then deleted.',
});

/** Text by which an adult consents to a child's account on a site, as shown and as stored. */
export const childConsentWords = (site: { readonly name: string; readonly language: Language }): string =>
  fill(WORDS[site.language], { site: site.name });
