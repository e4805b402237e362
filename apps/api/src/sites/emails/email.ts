import {
  DATE_LOCALES,
  fill,
  formatAtTime,
  formatLongDay,
  inEveryLanguage,
  type Language,
} from '@portal/model';
import { WITHDRAWAL_FORM } from '@portal/model/revenue';
import type { Email } from '../../platform/mail';
import type { RequestContext } from '..';
import type { SiteRecord } from '../index';
import { type Block, type DressedSite, dressedHtml } from './dressed';

export type EmailValues = { link: string } & Partial<
  Record<
    | 'nick'
    | 'device'
    | 'lasts'
    | 'when'
    | 'provider'
    | 'title'
    | 'words'
    | 'ground'
    | 'by'
    | 'cause'
    | 'clause'
    | 'duration'
    | 'months'
    | 'about'
    | 'note'
    | 'outcome'
    | 'child'
    | 'appeal'
    | 'newsletters'
    | 'offer'
    | 'term'
    | 'again'
    | 'old'
    | 'price'
    | 'seller'
    | 'withdrawal'
    | 'start'
    | 'owner'
    | 'refund'
    | 'profile'
    | 'role',
    string
  >
>;

/** Replaces characters that break a line, in an email or in its headers. */
const onOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  fill(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, onOneLine(value)])));

/** Links in a text are separate paragraphs; the first becomes the button. */
const isLink = (paragraph: string) => paragraph === '{link}' || paragraph === '{appeal}';

/** Optional values of an email, each in a separate paragraph. */
const WHERE_KNOWN = ['price', 'start', 'withdrawal', 'about', 'words', 'note'] as const;

/** The model withdrawal form, addressed to the seller. */
function withdrawalForm(language: Language, { owner }: EmailValues): string[] {
  if (owner === undefined) return [];
  const { title, intro, lines, blank } = WITHDRAWAL_FORM[language];
  return [`${title}. ${intro}`, lines.map((line) => line.replaceAll('{blank}', blank)).join('\n')];
}

/** The paragraphs of a text whose values are known. */
const paragraphsOf = (text: string, values: EmailValues, language: Language) =>
  text
    .trimEnd()
    .split('\n\n')
    .flatMap((paragraph) => (paragraph === '{form}' ? withdrawalForm(language, values) : [paragraph]))
    .filter(
      (paragraph) => !WHERE_KNOWN.some((name) => paragraph === `{${name}}` && values[name] === undefined),
    );

/** Converts a paragraph of a text into a block. */
function blockOf(
  paragraph: string,
  { known, label }: { known: Readonly<Record<string, string>>; label: string | null },
): Block {
  const words = filled(paragraph, known);
  if (isLink(paragraph)) return { link: words, label };
  return paragraph === '{words}' ? { quote: words } : { text: words };
}

/** Greeting and closing of every email. */
const FRAMES = inEveryLanguage({
  ca: { hello: 'Hola, {nick},', goodbye: 'Salutacions,\n{site}\n{origin}' },
  es: { hello: 'Hola, {nick}:', goodbye: 'Un saludo,\n{site}\n{origin}' },
  en: { hello: 'Hello, {nick},', goodbye: 'Best wishes,\n{site}\n{origin}' },
});

/** Strings for one kind of email. */
export type EmailWords = { subject: string; text: string; button: string };

/** A domain's emails, by language and kind. */
export type EmailTexts<Kind extends string> = Readonly<Record<Language, Readonly<Record<Kind, EmailWords>>>>;

/**
 * An email in the site's language, as plain text and in the site's design. Readers' own words appear only in
 * its body, each on one line.
 * @param texts a domain's emails, by language and kind
 */
export function emailOf<Kind extends string>(
  texts: EmailTexts<NoInfer<Kind>>,
  kind: Kind,
  to: string,
  { site, origin }: { site: DressedSite; origin: string },
  values: EmailValues,
): Email {
  const { hello, goodbye: bye } = FRAMES[site.language];
  const { subject: title, text, button: label } = texts[site.language][kind];
  const sender = senderOf(site);
  const goodbye = sender ? `${bye}\n{sender}` : bye;
  const known = { ...values, site: site.name, origin, ...(sender ? { sender } : {}) };
  const paragraphs = [...(values.nick ? [hello] : []), ...paragraphsOf(text, values, site.language)];
  const button = paragraphs.findIndex(isLink);
  const subject = filled(title, known);
  return {
    to,
    kind,
    from: { name: site.name },
    subject,
    text: `${[...paragraphs, goodbye].map((paragraph) => filled(paragraph, known)).join('\n\n')}\n`,
    html: dressedHtml(site, {
      subject,
      blocks: paragraphs.map((paragraph, at) =>
        blockOf(paragraph, { known, label: at === button ? label : null }),
      ),
      goodbye: { text: filled(goodbye, known), origin },
    }),
  };
}

const SENDERS: Readonly<Record<Language, string>> = inEveryLanguage({
  ca: 'T’ho envia {name}, {address}.',
  es: 'Te lo envía {name}, {address}.',
  en: 'Sent to you by {name}, {address}.',
});

/**
 * Name and address of the sender (LSSI, articles 10 and 20), for an email's footer; null if the site's file
 * does not name its publisher.
 */
export const senderOf = ({
  language,
  publisher,
}: Pick<SiteRecord, 'language'> & Partial<Pick<SiteRecord, 'publisher'>>): string | null =>
  publisher ? fill(SENDERS[language], { name: publisher.name, address: publisher.address }) : null;

/** Date and time as written in an email: `18 de març de 2026 a les 9.30 h`. */
export function dayAndHour(moment: Date, { language, timeZone }: RequestContext['site']): string {
  const settings = { locale: DATE_LOCALES[language], timeZone };
  return `${formatLongDay(moment, settings)} ${formatAtTime(moment, settings)}`;
}
