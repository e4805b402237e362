import * as v from 'valibot';
import * as rule from '../rules/actions';
import { emailField } from './fields';
import { newsletterSubscriptionSchema } from './user';

/** Schema of the subscription module's form: a valid email and accepted terms (spec §3, §5). */
export const newsletterFormSchema = v.object({ email: emailField(), terms: rule.musttrue() });
/** Validated newsletter form: a valid email and accepted terms (spec §3, §5). */
export type NewsletterForm = v.InferOutput<typeof newsletterFormSchema>;

/** The call that saves newsletters sends nothing else of the profile (spec §3). */
export const newsletterSaveSchema = v.strictObject({ newsletters: v.array(newsletterSubscriptionSchema) });
/** Body that saves newsletters on the profile; no other field is sent with it (spec §3). */
export type NewsletterSave = v.InferOutput<typeof newsletterSaveSchema>;

/**
 * Body of a subscription: the form has already asked for the terms, so a request without them accepts them;
 * only an explicit refusal counts.
 */
export const subscriptionBodySchema = v.object({ terms: v.optional(v.unknown(), true) });
/** Query of a subscription: the id of the newsletter, by default the site's first. */
export const subscriptionQuerySchema = v.object({ newsletter: v.optional(v.string()) });
