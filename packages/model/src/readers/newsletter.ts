import * as v from 'valibot';
import * as rule from '../rules/actions';
import { emailField } from './fields';
import { newsletterSubscriptionSchema } from './user';

/** Parses the subscription module's form: a valid email and accepted terms (spec §3, §5). */
export const newsletterFormSchema = v.object({ email: emailField(), terms: rule.musttrue() });
/** Validated newsletter form: a valid email and accepted terms (spec §3, §5). */
export type NewsletterForm = v.InferOutput<typeof newsletterFormSchema>;

/** The call that saves newsletters sends nothing else of the profile (spec §3). */
export const newsletterSaveSchema = v.strictObject({ newsletters: v.array(newsletterSubscriptionSchema) });
/** Body that saves newsletters on the profile; no other field is sent with it (spec §3). */
export type NewsletterSave = v.InferOutput<typeof newsletterSaveSchema>;
