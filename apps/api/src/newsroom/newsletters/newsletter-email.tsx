import {
  type Card,
  DATE_LOCALES,
  fill,
  formatFullDay,
  LABEL_WORDS,
  labelsOf,
  newsletterEditionPath,
  RECTIFIED_SIGNS,
  ROUTES,
} from '@portal/model';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { plainText } from '../../platform/html';
import { plainRendition } from '../../platform/media';
import type { SiteRecord } from '../../sites';
import { type EmailStyle, PLAIN_DRESS } from '../../sites';
import {
  EMAIL_WIDTH,
  type EmailScheme,
  headlineOf,
  Paper,
  runningOf,
  SMALL,
  senderOf,
} from '../../sites/emails';
import type { newsletterEditions } from './tables';
import { EMAIL_TEXTS, type EmailTexts } from './texts';

/** Placeholder of each reader's unsubscribe link. */
export const LEAVING_MARK = 'https://leaving.invalid/';

export type Edition = Pick<
  typeof newsletterEditions.$inferSelect,
  'newsletter' | 'name' | 'day' | 'cards' | 'subject'
>;
/** An email that is the same for all readers except for the unsubscribe link. */
export type RenderedEmail = { subject: string; html: string; text: string };

type Drawing = {
  site: SiteRecord;
  edition: Edition;
  texts: EmailTexts;
  dress: EmailStyle;
  /** The date in words, capitalised. */
  when: string;
  scheme: EmailScheme | null;
};

const absolute = (site: SiteRecord, path: string) => new URL(path, site.url).href;
const descriptionOf = ({ description }: Card) =>
  (description ?? []).map(({ html }) => plainText(html)).join(' ');
const kickerOf = ({ kicker, category }: Card) => kicker?.text ?? category?.name ?? '';

/**
 * Labels of a story before its kicker, so that paid content is not mistaken for news, and signs of
 * rectifications and updates.
 */
const labelsIn = (card: Card, { language }: SiteRecord): string[] => [
  ...labelsOf(card, card.articleNewsTypeEnum === 'opinion').map((label) => LABEL_WORDS[language][label]),
  ...(card.rectified ?? []).map((kind) => RECTIFIED_SIGNS[language][kind]),
];

function closedOf({ condition }: Card, { closed }: EmailTexts): string | null {
  if (condition === 'registered') return closed.registered;
  return condition === 'subscribers' ? closed.subscribers : null;
}

function pictureOf(site: SiteRecord, { image }: Card): { src: string; alt: string } | null {
  const src = image && plainRendition(image.src, 'letter');
  return src ? { src: absolute(site, src), alt: image.alt } : null;
}

function Story({ card, isFirst, drawing }: { card: Card; isFirst: boolean; drawing: Drawing }) {
  const { site, dress, texts } = drawing;
  const picture = isFirst ? pictureOf(site, card) : null;
  const closed = closedOf(card, texts);
  const href = absolute(site, card.url);
  const { light } = dress;
  const kicker = [...labelsIn(card, site), kickerOf(card)].filter(Boolean).join(' · ');
  const summary = descriptionOf(card);
  return (
    <Section>
      {picture ? (
        // The alt text takes the link's style if a mail client blocks images.
        <Link href={href} className="accent" style={{ ...runningOf(dress), color: light.accent }}>
          <Img
            src={picture.src}
            alt={picture.alt}
            width={EMAIL_WIDTH}
            style={{ width: '100%', height: 'auto', marginBottom: 16 }}
          />
        </Link>
      ) : null}
      {kicker ? (
        <Text className="accent" style={{ ...SMALL, color: light.accent, fontWeight: 700 }}>
          {kicker}
        </Text>
      ) : null}
      <Heading
        as="h2"
        className="ink"
        style={{ ...headlineOf(dress, isFirst ? 'lg' : 'sm'), margin: '0 0 8px' }}
      >
        <Link href={href} className="ink" style={{ color: light.ink, textDecoration: 'none' }}>
          {card.title}
        </Link>
      </Heading>
      {summary ? (
        <Text className="quiet" style={{ ...runningOf(dress), color: light.quiet }}>
          {summary}
        </Text>
      ) : null}
      {closed ? (
        <Text className="quiet" style={{ ...SMALL, color: light.quiet, marginTop: 8 }}>
          {closed}
        </Text>
      ) : null}
      <Hr
        className="line"
        style={{ border: 'none', borderTop: `1px solid ${light.line}`, margin: '20px 0' }}
      />
    </Section>
  );
}

function NewsletterEmail(drawing: Drawing) {
  const { site, edition, texts, dress, when, scheme } = drawing;
  const { light } = dress;
  const quiet = { ...SMALL, color: light.quiet };
  const link = { color: light.accent, textDecoration: 'underline' };
  const url = absolute(site, newsletterEditionPath(edition.newsletter, edition.day));
  const sender = senderOf(site);
  return (
    <Paper site={site} dress={dress} title={edition.name} preheader={preheaderOf(edition)} scheme={scheme}>
      <Heading as="h1" className="ink" style={{ ...headlineOf(dress, 'sm'), margin: '6px 0 4px' }}>
        {edition.name}
      </Heading>
      <Text className="quiet" style={quiet}>
        {when} ·{' '}
        <Link href={url} className="accent" style={link}>
          {texts.browser}
        </Link>
      </Text>
      <Hr
        className="rule"
        style={{ border: 'none', borderTop: `3px solid ${light.accent}`, margin: '16px 0 24px' }}
      />
      {edition.cards.map((card, place) => (
        <Story key={card.id} card={card} isFirst={place === 0} drawing={drawing} />
      ))}
      <Text className="quiet" style={quiet}>
        {fill(texts.why, { name: edition.name, site: site.name })}
        {sender ? ` ${sender}` : null}
      </Text>
      <Text className="quiet" style={quiet}>
        <Link href={LEAVING_MARK} className="accent" style={link}>
          {texts.leave}
        </Link>
        {' · '}
        <Link href={absolute(site, ROUTES.subscription)} className="accent" style={link}>
          {texts.others}
        </Link>
      </Text>
    </Paper>
  );
}

/** Preview text next to the subject: the next headlines. */
const preheaderOf = ({ cards }: Edition) =>
  cards
    .slice(1, 4)
    .map(({ title }) => title)
    .join(' · ');

function textOf({ site, edition, texts, when }: Drawing): string {
  const sender = senderOf(site);
  const stories = edition.cards.map((card) => {
    const lines = [
      [...labelsIn(card, site), kickerOf(card)].filter(Boolean).join(' · '),
      card.title,
      descriptionOf(card),
      closedOf(card, texts) ?? '',
      absolute(site, card.url),
    ];
    return lines.filter(Boolean).join('\n');
  });
  return [
    `${site.name} · ${edition.name}\n${when}`,
    ...stories,
    fill(texts.why, { name: edition.name, site: site.name }) + (sender ? ` ${sender}` : ''),
    `${texts.leave}: ${LEAVING_MARK}`,
    `${texts.browser}: ${absolute(site, newsletterEditionPath(edition.newsletter, edition.day))}`,
  ].join('\n\n');
}

/** Renders an edition as an email: HTML, light and dark, and plain text, without tracking pixels. */
export function renderEmail(
  site: SiteRecord,
  edition: Edition,
  scheme: EmailScheme | null = null,
): RenderedEmail {
  const day = formatFullDay(`${edition.day}T12:00:00`, {
    locale: DATE_LOCALES[site.language],
    timeZone: site.timeZone,
  });
  const drawing: Drawing = {
    site,
    edition,
    texts: EMAIL_TEXTS[site.language],
    dress: site.letters ?? PLAIN_DRESS,
    scheme,
    when: day.charAt(0).toLocaleUpperCase(site.language) + day.slice(1),
  };
  const [first] = edition.cards;
  const own = first ? `${edition.name}: ${first.title}` : edition.name;
  return {
    subject: edition.subject ?? own,
    html: `<!doctype html>${renderToStaticMarkup(<NewsletterEmail {...drawing} />)}`,
    text: textOf(drawing),
  };
}
