import * as v from 'valibot';
import { TEXT_MAX_LENGTH } from '../constants/index';
import { emailField, lineField, phoneField } from '../readers/fields';
import type { Endpoints, Takes } from '../routes/endpoint';
import * as rule from '../rules/actions';

/** Optional fields of a site's contact form, in addition to name, email and message. */
export const CONTACT_FIELDS = ['phone', 'place'] as const;
/** Optional field of a site's contact form. */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Most characters of a message to the newsroom. */
export const CONTACT_MESSAGE_MAX_LENGTH = 4_000;
/** Most subjects of a site's contact form. */
export const CONTACT_MAX_SUBJECTS = 20;
/** Name of the hidden honeypot field: only bots fill it. */
export const CONTACT_TRAP = 'website';

const subjectId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 letters, digits or -'));

const line = v.pipe(v.string(), v.regex(/\S/, 'must not be blank'), v.maxLength(200));
const phone = v.pipe(v.string(), v.regex(/^\+?[\d ]{6,20}$/, 'must be digits and spaces'));

/** A desk that readers may contact directly; its email address is published. */
const deskSchema = v.object({
  name: line,
  /** Its task, in a sentence. */
  about: v.optional(line),
  email: v.optional(v.pipe(v.string(), v.email())),
  phone: v.optional(phone),
});

/** An office that readers may visit. */
const officeSchema = v.object({
  name: line,
  address: line,
  /** Opening hours, in words. */
  hours: v.optional(line),
  phone: v.optional(phone),
});

/** The contact form of a site for its pages, without the address that messages go to. */
export const contactSettingsSchema = v.object({
  /** Introduction above the fields. */
  intro: v.optional(v.string()),
  /** Subjects to choose from; without any the field is absent. */
  subjects: v.optional(
    v.pipe(
      v.array(v.object({ id: subjectId, label: v.pipe(v.string(), v.minLength(1), v.maxLength(80)) })),
      v.maxLength(CONTACT_MAX_SUBJECTS),
    ),
    [],
  ),
  fields: v.optional(v.array(v.picklist(CONTACT_FIELDS)), []),
  /** Desks listed next to the form. */
  desks: v.optional(v.pipe(v.array(deskSchema), v.maxLength(20))),
  /** Offices listed next to the form. */
  offices: v.optional(v.pipe(v.array(officeSchema), v.maxLength(20))),
});
/** Settings of a site's contact form (spec §2, contact form module). */
export type ContactSettings = v.InferOutput<typeof contactSettingsSchema>;

/** A message to a site's newsroom; its subject must be one of the site's settings. */
export function contactFormSchema({ subjects }: Pick<ContactSettings, 'subjects'>) {
  const known = subjects.map(({ id }) => id);
  return v.object({
    name: v.pipe(lineField(TEXT_MAX_LENGTH), rule.required()),
    email: emailField(),
    subject: known.length
      ? v.pipe(
          rule.typed(),
          rule.required(),
          v.check((id) => id === '' || known.includes(id), 'invalid'),
        )
      : v.optional(v.string(), ''),
    message: v.pipe(rule.typed(), rule.required(), rule.maxCharacters(CONTACT_MESSAGE_MAX_LENGTH)),
    phone: phoneField(),
    place: lineField(TEXT_MAX_LENGTH),
    terms: rule.musttrue(),
    [CONTACT_TRAP]: v.pipe(rule.typed(), rule.max(TEXT_MAX_LENGTH)),
  });
}
/** A validated message to the newsroom. */
export type ContactMessage = v.InferOutput<ReturnType<typeof contactFormSchema>>;

/** Key given by the sender, which makes the call idempotent. */
export const contactKeySchema = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, - or _')),
});

/** A message with its sender's key, for a site's form. */
export const contactRequestSchema = (settings: Pick<ContactSettings, 'subjects'>) =>
  v.object({ ...contactFormSchema(settings).entries, ...contactKeySchema.entries });

/** Endpoints of messages to the newsroom. */
export const CONTACT_ENDPOINTS = {
  /** Sends a message. Idempotent by key: the same key again is the same message. */
  send: {
    method: 'POST',
    path: '/api/front/contact',
    who: 'anyone',
    body: {} as Takes<ReturnType<typeof contactRequestSchema>>,
  },
} as const satisfies Endpoints;
