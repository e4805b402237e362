import * as v from 'valibot';
import { emailField, lineField } from '../accounts/fields';
import { BACK_URL_MAX_LENGTH, TEXT_MAX_LENGTH } from '../constants/index';
import { RECTIFICATION_KINDS, type RectificationKind } from '../content/rectification';
import { parseTypedDay } from '../dates/typed-day';
import * as rule from '../rules/actions';
import { plainEmail } from '../rules/email';
import { ruleMessage } from '../rules/issue';
import { CONTACT_TRAP } from './contact';

/** In whose name somebody asks for a rectification (Organic Act 2/1984, article 1): their own, as representative, or as heir. */
export const RECTIFICATION_CAPACITIES = ['self', 'representative', 'heir'] as const;
/** In whose name a rectification is asked for. */
export type RectificationCapacity = (typeof RECTIFICATION_CAPACITIES)[number];

/** Where a request for a rectification stands: it waits for the newsroom, stands beside its story, or was refused. */
export const RECTIFICATION_STATES = ['waiting', 'published', 'refused'] as const;
/** State of a request for a rectification. */
export type RectificationState = (typeof RECTIFICATION_STATES)[number];

/** Why a newsroom refuses to publish a rectification (Organic Act 2/1984, articles 1 and 2; Organic Act 3/2018, article 86). */
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

/** Grounds on which a request of a kind can be refused: the law gives updates no term to be late for. */
export const rectificationGrounds = (kind: RectificationKind): RectificationGround[] =>
  RECTIFICATION_GROUNDS.filter((ground) => kind === 'rectification' || ground !== 'late');

/** Whom a story names or alludes to: a person, or an organisation of any kind. */
export const RECTIFICATION_PARTIES = ['person', 'organization'] as const;
/** Whether the party that a story is about is a person or an organisation. */
export type RectificationParty = (typeof RECTIFICATION_PARTIES)[number];

/**
 * Days of the law on rectification: for asking (Organic Act 2/1984, article 2), for publishing (article 3), and for going to court
 * (article 4).
 */
export const RECTIFICATION_DAYS = { asking: 7, publishing: 3, court: 7 } as const;
/** Months in which a request for an update is decided on: the law on them says none, that on other rights does (GDPR, article 12.3). */
export const UPDATE_MONTHS = 1;

/** Most characters of the parts of a request; the law bounds its text by that of the story, which the newsroom sees beside it. */
export const RECTIFICATION_LENGTHS = { facts: 4_000, text: 10_000, evidence: 4_000, note: 1_000 } as const;

const choice = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(rule.typed(), rule.required(), v.picklist(options, ruleMessage('invalid')));
const words = (most: number) => v.pipe(rule.typed(), rule.maxCharacters(most));

/** Fields of a request, however it came. */
const requestEntries = {
  kind: choice(RECTIFICATION_KINDS),
  /** Path or whole address of the story on its own site. */
  story: v.pipe(lineField(BACK_URL_MAX_LENGTH), rule.required()),
  party: v.pipe(lineField(TEXT_MAX_LENGTH), rule.required()),
  partyKind: choice(RECTIFICATION_PARTIES),
  capacity: choice(RECTIFICATION_CAPACITIES),
  /** Who asks. */
  name: v.pipe(lineField(TEXT_MAX_LENGTH), rule.required()),
  /** Which facts are not so, or have changed. */
  facts: v.pipe(words(RECTIFICATION_LENGTHS.facts), rule.required()),
  /** What is to be published: whole and unchanged, of an update as a proposal. */
  text: v.pipe(words(RECTIFICATION_LENGTHS.text), rule.required()),
  evidence: words(RECTIFICATION_LENGTHS.evidence),
};

/** Who asks for an update has to give reasons (Organic Act 3/2018, article 86). */
const hasReasons = ({ kind, evidence }: { kind: RectificationKind; evidence: string }) =>
  kind !== 'update' || evidence !== '';

/** A request for a rectification or an update, as a reader's form has it. */
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

/** A request that came on paper, as the desk writes it down: with the day when it came, DD/MM/YYYY or ISO, and an address if it has one. */
export const rectificationRecordSchema = v.pipe(
  v.object({
    ...requestEntries,
    email: v.pipe(rule.typed(), v.transform(plainEmail), rule.email(), rule.max(TEXT_MAX_LENGTH)),
    receivedOn: v.pipe(
      rule.typed(),
      v.transform((text) => parseTypedDay(text) ?? text),
      rule.required(),
      rule.day(),
    ),
  }),
  v.forward(v.partialCheck([['kind'], ['evidence']], hasReasons, ruleMessage('required')), ['evidence']),
);
/** A validated request that came on paper. */
export type RectificationRecord = v.InferOutput<typeof rectificationRecordSchema>;

/** Which story somebody asks about, by its path or address; or which request they sent, by the key that they gave it. */
export const rectificationQuerySchema = v.object({
  story: v.optional(v.pipe(v.string(), v.maxLength(BACK_URL_MAX_LENGTH))),
  key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
});

const storyEntries = {
  /** Null of a story that was taken back: its headline is no longer told. */
  title: v.nullable(v.string()),
  path: v.string(),
};

/** A story as its form tells of it; moments are ISO 8601. */
export const rectifiableStorySchema = v.object({
  ...storyEntries,
  publishedAt: v.string(),
  /** Last moment to ask for a rectification of it as of right. */
  until: v.string(),
  isLate: v.boolean(),
});
/** Story that a rectification can be asked of, with its term. */
export type RectifiableStory = v.InferOutput<typeof rectifiableStorySchema>;

/** What the sender of a request keeps of it; moments are ISO 8601. */
export const rectificationReceiptSchema = v.object({
  ...storyEntries,
  reference: v.string(),
  kind: v.picklist(RECTIFICATION_KINDS),
  receivedAt: v.string(),
  /** It came after the term to ask for it: the newsroom may publish it, and need not. */
  isLate: v.boolean(),
  /** Until when the newsroom has to publish it, or to say why it does not. */
  dueAt: v.string(),
});
/** Receipt of a request for a rectification. */
export type RectificationReceipt = v.InferOutput<typeof rectificationReceiptSchema>;
