import { DATE_LOCALES, fill, formatLongDay, formatPlural, ROUTES, rectificationAnchor } from '@portal/model';
import { RECTIFICATION_DAYS, type RectificationGround } from '@portal/model/participation';
import type { Email } from '../../platform/mail';
import type { SiteRecord } from '../../sites';
import { dataAuthorityOf } from '../../sites';
import { type Block, dayAndHour, dressedHtml } from '../../sites/emails';
import { type RectifiedStory, toldTitle } from './stories';
import type { rectifications } from './tables';
import { daysLate } from './terms';
import { RECTIFICATION_EMAILS } from './texts/emails';
import { RECTIFICATION_GROUND_TEXTS } from './texts/grounds';

/** A site and the origin of its links. */
export type EmailContext = { site: SiteRecord; origin: string };
export type RectificationRow = typeof rectifications.$inferSelect;
type RectificationEmail = Pick<Email, 'to' | 'subject'> & { blocks: readonly Block[] };

const dayInWords = (moment: Date, { language, timeZone }: SiteRecord): string =>
  formatLongDay(moment, { locale: DATE_LOCALES[language], timeZone });

const plainOf = (block: Block): string =>
  'text' in block ? block.text : 'quote' in block ? block.quote : block.link;
const plain = (blocks: readonly Block[]): string => blocks.map(plainOf).join('\n\n');

/** Email to the requester, from the site. */
function signed({ site, origin }: EmailContext, { to, subject, blocks }: RectificationEmail): Email {
  const goodbye = fill(RECTIFICATION_EMAILS[site.language].goodbye, { site: site.name, origin });
  return {
    to,
    subject,
    from: { name: site.name },
    text: `${plain(blocks)}\n\n${goodbye}`,
    html: dressedHtml(site, { subject, blocks, goodbye: { text: goodbye, origin } }),
  };
}

/** Block that names the story and the request. */
function about({ site, origin }: EmailContext, row: RectificationRow, story: RectifiedStory): Block {
  const texts = RECTIFICATION_EMAILS[site.language];
  return {
    text: fill(texts.about, {
      title: toldTitle(story) ?? texts.noTitle,
      url: origin + story.path,
      reference: row.reference,
    }),
  };
}

/**
 * Acknowledges a request. Anyone could have typed an unconfirmed email address, so it gets the story, the
 * reference and the deadline, and none of the sender's text.
 * @param isProven whether the sender is signed in with the email address, confirmed
 */
export function receivedEmail(
  place: EmailContext,
  row: RectificationRow & { email: string },
  story: RectifiedStory,
  isProven: boolean,
): Email {
  const { site } = place;
  const texts = RECTIFICATION_EMAILS[site.language].received;
  const { kind, reference, email: to, asked } = row;
  return signed(place, {
    to,
    subject: fill(texts.subject[kind], { reference }),
    blocks: [
      { text: fill(texts.text[kind], { received: dayAndHour(row.receivedAt, site) }) },
      about(place, row, story),
      {
        text: daysLate(kind, row, site)
          ? texts.late
          : fill(texts.due[kind], { due: dayInWords(row.dueAt, site) }),
      },
      ...(isProven ? [{ text: texts.copy }, { quote: asked }] : [{ text: texts.notYou }]),
    ],
  });
}

/** The request as an email to the newsroom, with a reply-to header for the sender. */
export function deskEmail(
  place: EmailContext,
  row: RectificationRow,
  story: RectifiedStory,
  to: string,
): Email {
  const { site, origin } = place;
  const all = RECTIFICATION_EMAILS[site.language];
  const texts = all.toDesk;
  const { kind, reference, party, isOrganization, capacity, requester, email, facts, asked, evidence } = row;
  const due = dayInWords(row.dueAt, site);
  const late = daysLate(kind, row, site);
  const subject = fill(texts.subject[kind], { site: site.name, reference, due });
  const told = [
    fill(texts.asks, {
      name: requester ?? '',
      email: email ?? '',
      capacity: texts.capacities[capacity],
    }),
    fill(texts.party[isOrganization ? 'organization' : 'person'], { party }),
    ...(late ? [formatPlural(texts.late, late, DATE_LOCALES[site.language].tag)] : []),
  ].join('\n');
  const blocks: Block[] = [
    { text: fill(texts.due, { due }) },
    about(place, row, { ...story, status: 'published' }),
    { text: told },
    { text: texts.facts },
    { quote: facts },
    { text: texts.text[kind] },
    { quote: asked },
    ...(evidence ? [{ text: texts.evidence }, { quote: evidence }] : []),
    { link: origin + ROUTES.deskRectifications, label: texts.open },
  ];
  return {
    to,
    subject,
    text: plain(blocks),
    html: dressedHtml(site, { subject, blocks }),
    ...(email ? { replyTo: email } : {}),
  };
}

/**
 * Notifies that a request is published, with a link to it. For an update, which the newsroom words, it
 * includes the text.
 */
export function publishedEmail(
  place: EmailContext,
  row: RectificationRow & { email: string },
  story: RectifiedStory,
): Email {
  const texts = RECTIFICATION_EMAILS[place.site.language].published;
  const { kind, reference, email: to, id, text } = row;
  const link = `${place.origin}${story.path}#${rectificationAnchor(String(id))}`;
  return signed(place, {
    to,
    subject: fill(texts.subject[kind], { reference }),
    blocks: [
      { text: texts.text[kind] },
      ...(kind === 'update' && text !== null ? [{ quote: text }] : []),
      { link, label: texts.open },
      about(place, row, story),
    ],
  });
}

/** Remedies against a refusal: a court of law, or the data protection authority. */
function wayOn(
  { site, origin }: EmailContext,
  { kind, dueAt }: RectificationRow,
  words: Record<string, string>,
) {
  const { publisher, contactEmail, language } = site;
  const { name, url } = dataAuthorityOf(publisher, language);
  return fill(words[kind] ?? '', {
    days: RECTIFICATION_DAYS.court,
    due: dayInWords(dueAt, site),
    email: publisher?.dataProtection ?? publisher?.email ?? contactEmail ?? origin,
    authority: [name, url].filter(Boolean).join(', '),
  });
}

/** Notifies of a refusal: ground, note and remedies. */
export function refusedEmail(
  place: EmailContext,
  row: RectificationRow & { email: string },
  story: RectifiedStory,
  { ground, note }: { ground: RectificationGround; note: string },
): Email {
  const { language } = place.site;
  const { refused: texts, withdrawn } = RECTIFICATION_EMAILS[language];
  // A late request has no deadline, so there is no term for court action.
  const way = daysLate(row.kind, row, place.site) ? withdrawn.way : texts.way;
  const words = RECTIFICATION_GROUND_TEXTS[language][ground];
  return signed(place, {
    to: row.email,
    subject: fill(texts.subject[row.kind], { reference: row.reference }),
    blocks: [
      about(place, row, story),
      { text: fill(texts.ground, { ground: words }) },
      { quote: note },
      { text: wayOn(place, row, way) },
    ],
  });
}

/** Notifies that a published text was withdrawn, and why. */
export function withdrawnEmail(
  place: EmailContext,
  row: RectificationRow & { email: string },
  story: RectifiedStory,
  note: string,
): Email {
  const texts = RECTIFICATION_EMAILS[place.site.language].withdrawn;
  return signed(place, {
    to: row.email,
    subject: fill(texts.subject[row.kind], { reference: row.reference }),
    blocks: [
      about(place, row, story),
      { text: fill(texts.why, { note }) },
      { text: wayOn(place, row, texts.way) },
    ],
  });
}
