import * as v from 'valibot';
import { BACK_URL_MAX_LENGTH, TEXT_MAX_LENGTH } from '../constants/index';
import { RECTIFICATION_KINDS, type RectificationKind } from '../content/rectification';
import { parseTypedDay } from '../dates/typed-day';
import { emailField, lineField } from '../readers/fields';
import type { Endpoints, Takes } from '../routes/endpoint';
import * as rule from '../rules/actions';
import { plainEmail } from '../rules/email';
import { ruleMessage } from '../rules/issue';
import { isTyped } from '../rules/moments';
import { CONTACT_TRAP, contactKeySchema } from './contact';

/**
 * Capacities in which somebody requests a rectification (Organic Act 2/1984, article 1): for themselves, as
 * representative, or as heir.
 */
export const RECTIFICATION_CAPACITIES = ['self', 'representative', 'heir'] as const;
/** Capacity of the requester of a rectification. */
export type RectificationCapacity = (typeof RECTIFICATION_CAPACITIES)[number];

/** States of a request for a rectification: pending, published with its story, or refused. */
export const RECTIFICATION_STATES = ['waiting', 'published', 'refused'] as const;
/** State of a request for a rectification. */
export type RectificationState = (typeof RECTIFICATION_STATES)[number];

/**
 * Grounds for refusing to publish a rectification (Organic Act 2/1984, articles 1 and 2; Organic Act 3/2018,
 * article 86).
 */
export const RECTIFICATION_GROUNDS = [
  'late',
  'not-named',
  'not-facts',
  'no-harm',
  'too-long',
  'no-proof',
  'unlawful',
  'other',
] as const;
/** Ground on which a rectification is refused. */
export type RectificationGround = (typeof RECTIFICATION_GROUNDS)[number];

/**
 * Grounds on which a request of a kind can be refused: updates have no legal deadline, so they are never
 * late.
 */
export const rectificationGrounds = (kind: RectificationKind): RectificationGround[] =>
  RECTIFICATION_GROUNDS.filter((ground) => kind === 'rectification' || ground !== 'late');

/** Party that a story names or alludes to: a person, or an organisation of any kind. */
export const RECTIFICATION_PARTIES = ['person', 'organization'] as const;
/** Whether the party that a story is about is a person or an organisation. */
export type RectificationParty = (typeof RECTIFICATION_PARTIES)[number];

/**
 * Legal deadlines of rectifications, in days: to request (Organic Act 2/1984, article 2), to publish
 * (article 3), and to go to court (article 4).
 */
export const RECTIFICATION_DAYS = { asking: 7, publishing: 3, court: 7 } as const;
/**
 * Months to decide on a request for an update: its own law sets no deadline, so that of other rights applies
 * (GDPR, article 12.3).
 */
export const UPDATE_MONTHS = 1;

/**
 * Most characters of the parts of a request; the law limits its text by that of the story, which the newsroom
 * sees next to it.
 */
export const RECTIFICATION_LENGTHS = { facts: 4_000, text: 10_000, evidence: 4_000, note: 1_000 } as const;

const choice = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(rule.typed(), rule.required(), v.picklist(options, ruleMessage('invalid')));
const words = (most: number) => v.pipe(rule.typed(), rule.maxCharacters(most));

/** Fields of any request, online or on paper. */
const requestEntries = {
  kind: choice(RECTIFICATION_KINDS),
  /** Path or whole address of the story on its own site. */
  story: v.pipe(lineField(BACK_URL_MAX_LENGTH), rule.required()),
  party: v.pipe(lineField(TEXT_MAX_LENGTH), rule.required()),
  partyKind: choice(RECTIFICATION_PARTIES),
  capacity: choice(RECTIFICATION_CAPACITIES),
  /** Name of the requester. */
  name: v.pipe(lineField(TEXT_MAX_LENGTH), rule.required()),
  /** Facts that are wrong, or have changed. */
  facts: v.pipe(words(RECTIFICATION_LENGTHS.facts), rule.required()),
  /** Text to publish: whole and unchanged for a rectification, a proposal for an update. */
  text: v.pipe(words(RECTIFICATION_LENGTHS.text), rule.required()),
  evidence: words(RECTIFICATION_LENGTHS.evidence),
};

/** A request for an update must give reasons (Organic Act 3/2018, article 86). */
const hasReasons = ({ kind, evidence }: { kind: RectificationKind; evidence: string }) =>
  kind !== 'update' || evidence !== '';

/** A request for a rectification or an update, from a reader's form. */
export const rectificationFormSchema = v.pipe(
  v.object({
    ...requestEntries,
    email: emailField(),
    [CONTACT_TRAP]: v.pipe(rule.typed(), rule.max(TEXT_MAX_LENGTH)),
  }),
  v.forward(v.partialCheck([['kind'], ['evidence']], hasReasons, ruleMessage('required')), ['evidence']),
);
/** A validated request for a rectification or an update. */
export type RectificationForm = v.InferOutput<typeof rectificationFormSchema>;

/** A request with a key given by its sender, which makes the call idempotent. */
export const rectificationPostSchema = v.intersect([rectificationFormSchema, contactKeySchema]);

/**
 * A request received on paper, as recorded by the desk: with its day of receipt, DD/MM/YYYY or ISO, and an
 * optional address.
 */
export const rectificationRecordSchema = v.pipe(
  v.object({
    ...requestEntries,
    email: v.pipe(rule.typed(), v.transform(plainEmail), rule.email(), rule.max(TEXT_MAX_LENGTH)),
    receivedOn: v.pipe(
      rule.typed(),
      v.transform((text) => parseTypedDay(text) ?? text),
      rule.required(),
      v.check((day) => day === '' || isTyped(day), ruleMessage('date')),
    ),
  }),
  v.forward(v.partialCheck([['kind'], ['evidence']], hasReasons, ruleMessage('required')), ['evidence']),
);
/** A validated request received on paper. */
export type RectificationRecord = v.InferOutput<typeof rectificationRecordSchema>;

/** A request on paper with a key given by the desk's form, which makes the call idempotent. */
export const rectificationRecordPostSchema = v.intersect([rectificationRecordSchema, contactKeySchema]);

/** Query of a story that can be rectified: its path or whole address, as typed. */
export const rectifiableStoryQuerySchema = v.object({
  story: v.pipe(v.string(), v.maxLength(BACK_URL_MAX_LENGTH)),
});

const storyEntries = {
  /** Null for a withdrawn story, whose headline is no longer shown. */
  title: v.nullable(v.string()),
  path: v.string(),
};

/** A story as shown on the request form; times are ISO 8601. */
export const rectifiableStorySchema = v.object({
  ...storyEntries,
  publishedAt: v.string(),
  /** Deadline for requesting a rectification by right. */
  until: v.string(),
  isLate: v.boolean(),
});
/** Story that can be rectified, with its deadline. */
export type RectifiableStory = v.InferOutput<typeof rectifiableStorySchema>;

/** Receipt of a request; times are ISO 8601. */
export const rectificationReceiptSchema = v.object({
  ...storyEntries,
  reference: v.string(),
  kind: v.picklist(RECTIFICATION_KINDS),
  receivedAt: v.string(),
  /** Whether it came after the deadline, so that the newsroom may publish it but need not. */
  isLate: v.boolean(),
  /** Deadline for the newsroom to publish it, or to give reasons for refusing. */
  dueAt: v.string(),
});
/** Receipt of a request for a rectification. */
export type RectificationReceipt = v.InferOutput<typeof rectificationReceiptSchema>;

/** Endpoints of requests for rectifications. */
export const RECTIFICATION_ENDPOINTS = {
  /**
   * Asks for a rectification or an update of a story. Idempotent by key: the same key again is the same
   * request.
   */
  send: {
    method: 'POST',
    path: '/api/front/rectification',
    who: 'anyone',
    body: {} as Takes<typeof rectificationPostSchema>,
    response: rectificationReceiptSchema,
  },
  /** A story that can be rectified, and until when. 404 for a story that is not the site's. */
  story: {
    method: 'GET',
    path: '/api/front/rectification/story',
    who: 'anyone',
    query: {} as Takes<typeof rectifiableStoryQuerySchema>,
    response: rectifiableStorySchema,
  },
  /** The receipt of a request, by the key that its sender gave. 404 for an unknown key. */
  receipt: {
    method: 'GET',
    path: '/api/front/rectification/receipt',
    who: 'anyone',
    query: {} as Takes<typeof contactKeySchema>,
    response: rectificationReceiptSchema,
  },
} as const satisfies Endpoints;
