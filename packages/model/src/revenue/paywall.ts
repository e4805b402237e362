import * as v from 'valibot';
import { isRootedUrl, ROOTED_URL_RULE, urlSchema } from '../content/link';
import { idSchema } from '../readers/id';
import type { Endpoints } from '../routes/endpoint';

/** Variants of a paywall message (spec §2, §3). */
export const PAYWALL_MESSAGE_TYPES = ['bottom', 'float', 'float-counter', 'modal'] as const;
/** Variant of a paywall message: bottom bar, floating box, floating counter or modal (spec §2). */
export type PaywallMessageType = (typeof PAYWALL_MESSAGE_TYPES)[number];

const text = v.nullish(v.string(), '');
/** '' if there is none, or it is not safe to follow. */
const url = v.fallback(v.nullish(urlSchema, ''), '');
/** Its id comes from `messageId`. */
const withId = <T extends { messageId?: string | undefined; id?: string | undefined }>({
  messageId,
  id,
  ...message
}: T) => ({
  id: messageId ?? id ?? '',
  ...message,
});
const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);

/** Paywall message (spec §3). Its id comes from `messageId`. */
export const paywallMessageSchema = v.pipe(
  v.object({
    messageId: v.optional(idSchema),
    id: v.optional(idSchema),
    // The specification has `float counter`; newsrooms send either form.
    type: v.pipe(
      v.string(),
      v.transform((type) => type.replace(' ', '-')),
      v.picklist(PAYWALL_MESSAGE_TYPES),
    ),
    canBeClosed: v.nullish(v.boolean(), false),
    logoUrl: url,
    logoText: text,
    /** Address of the picture. */
    logo: url,
    smallText: text,
    principalText: text,
    aboveButtonText: text,
    buttonText: text,
    buttonUrl: url,
    button2Text: text,
    button2Url: url,
    underButtonText: text,
    bottomText: text,
    bottomUrl: url,
    position: text,
    counterText: text,
    numConsumedContent: count,
    maxConsumedContent: count,
  }),
  v.transform(withId),
);
/** A paywall message (spec §3): absent texts and URLs are empty strings, counters count articles. */
export type PaywallMessage = v.InferOutput<typeof paywallMessageSchema>;

/** Fields of a message that are URLs. */
const MESSAGE_ADDRESSES = ['logoUrl', 'logo', 'buttonUrl', 'button2Url', 'bottomUrl'] as const;

/**
 * A paywall message in a site's file: a URL that leads nowhere is reported to its author, while in a response
 * of the server it is dropped.
 */
export const writtenPaywallMessageSchema = /* @__PURE__ */ (() =>
  v.pipe(
    v.object({
      ...paywallMessageSchema.entries,
      logoUrl: text,
      logo: text,
      buttonUrl: text,
      button2Url: text,
      bottomUrl: text,
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value: input } = dataset;
      for (const key of MESSAGE_ADDRESSES) {
        const value = input[key];
        if (value === '' || isRootedUrl(value)) continue;
        addIssue({
          message: `“${value}”, of the message “${input.messageId ?? input.id ?? ''}”, leads nowhere: it ${ROOTED_URL_RULE}`,
          path: [{ type: 'object', origin: 'value', input, key, value }],
        });
      }
    }),
    v.transform(withId),
  ))();

/** Response to `GET /api/front/paywall/{relativeVersionId}/messages` (spec §7). */
export const paywallMessagesSchema = v.array(paywallMessageSchema);

/** Paywall data of one article, stored in a cookie (spec §3). */
export const paywallDataSchema = v.object({
  accessGranted: v.boolean(),
  messageIds: v.nullish(v.array(idSchema), () => []),
  /** Articles that the reader has consumed. */
  userCounter: v.nullish(v.number(), null),
  /** Recency, frequency and volume of the reader's visits. */
  userRfv: v.nullish(v.union([v.string(), v.number()]), null),
  conditionName: text,
});
/** A reader's access to one article, read from its cookie (spec §3); `userCounter` counts articles read. */
export type PaywallData = v.InferOutput<typeof paywallDataSchema>;

/** Name of the cookie with the data of one article (spec §3). */
export const paywallCookieName = (contentId: string) => `paywall-${contentId}`;

/**
 * Name of the cookie with the id of the paywall version that a browser is shown instead of the published
 * one.
 */
export const paywallVersionCookie = (siteAlias: string) => `paywall-version-${siteAlias}`;

/** Endpoint of a site's paywall. */
export const PAYWALL_ENDPOINTS = {
  /** Messages of a version (spec §7), including one under test. 404 for a version that the site has not. */
  messages: {
    method: 'GET',
    path: '/api/front/paywall/:version/messages',
    who: 'anyone',
    response: paywallMessagesSchema,
  },
} as const satisfies Endpoints;

/** Parses the cookie's value; null if there is none, or it is invalid. */
export function parsePaywallCookie(value: string | null | undefined): PaywallData | null {
  if (!value) return null;
  try {
    const result = v.safeParse(paywallDataSchema, JSON.parse(decodeURIComponent(value)));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** The cookie's value, encoded without characters that cookies refuse. */
export function paywallCookie(data: PaywallData): string {
  return encodeURIComponent(JSON.stringify(data));
}

/** The messages that an article's data ask for, in their order; unpublished ones are left out. */
export function paywallMessagesFor(
  messages: readonly PaywallMessage[],
  data: Pick<PaywallData, 'messageIds'>,
): PaywallMessage[] {
  return data.messageIds.flatMap((id) => messages.find((message) => message.id === id) ?? []);
}

/** Dots of the floating counter: one per content, true when consumed (spec §2). */
export function counterDots({
  numConsumedContent,
  maxConsumedContent,
}: Pick<PaywallMessage, 'numConsumedContent' | 'maxConsumedContent'>): boolean[] {
  return Array.from({ length: maxConsumedContent }, (_, index) => index < numConsumedContent);
}
