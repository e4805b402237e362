/**
 * Cards written with React alone for the identical markup of `Card`: plain components, one for each part,
 * with fixed classes and dates formatted by `Intl`.
 */
import type { Card, Image } from '@portal/model';

/** Class names of the parts, from the build. */
export type Look = Readonly<Record<string, string>>;
/** Shared by all cards: class names, language, time zone and current time. */
export type Setting = { look: Look; language: string; timeZone: string; now: string };

type PartProps = { card: Card; setting: Setting };
const isOpinion = (card: Card) => card.articleNewsTypeEnum === 'opinion';

const formats = new Map<string, Intl.DateTimeFormat>();
function dateFormat(setting: Setting, name: string, options: Intl.DateTimeFormatOptions) {
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(setting.language, { timeZone: setting.timeZone, ...options });
  formats.set(name, made);
  return made;
}

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const MONTHS = [
  'gen.',
  'febr.',
  'març',
  'abr.',
  'maig',
  'juny',
  'jul.',
  'ag.',
  'set.',
  'oct.',
  'nov.',
  'des.',
];

/** Time of day if today, else the date, with its year unless it is the current one. */
function Time({ date, setting }: { date: string; setting: Setting }) {
  const moment = new Date(date);
  const day = dateFormat(setting, 'day', DAY);
  const [written, today] = [day.format(moment), day.format(new Date(setting.now))];
  let text: string;
  if (written === today)
    text = dateFormat(setting, 'hour', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      moment,
    );
  else {
    const [dayOfMonth = '', month = '', year = ''] = written.split('/');
    text = `${Number(dayOfMonth)} ${MONTHS[Number(month) - 1]}${today.endsWith(year) ? '' : ` ${year}`}`;
  }
  return (
    <time className={setting.look.time} dateTime={moment.toISOString()}>
      {text}
    </time>
  );
}

function Picture({ image, look }: { image: Image; look: Look }) {
  return (
    <picture className={look.picture} data-part="picture">
      <img
        src={image.src}
        alt={image.alt}
        width={850}
        height={478}
        className={look.image}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function Media({ card, setting: { look } }: PartProps) {
  if (!card.image) return null;
  return (
    <div className={look.media} data-part="media">
      <Picture image={card.image} look={look} />
    </div>
  );
}

/** An icon as large as its text. */
function Svg({ label, children }: { label?: string; children: React.ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}

function Quote() {
  return (
    <Svg label="Opinió">
      <path
        d="M10.25 6.25C6.5 7.5 4.5 10 4.5 13.75v4h5.75V12H7.5c.1-1.9 1.1-3.1 2.75-3.9zM19.75 6.25C16 7.5 14 10 14 13.75v4h5.75V12H17c.1-1.9 1.1-3.1 2.75-3.9z"
        fill="currentColor"
        stroke="none"
      />
    </Svg>
  );
}

function Kicker({ card, setting: { look } }: PartProps) {
  const { text, href } = card.kicker ?? { text: card.category?.name, href: card.category?.href };
  const sign = isOpinion(card) ? <Quote /> : null;
  const colour = isOpinion(card) ? 'Opinion' : '';
  return (
    <p className={look.kicker} data-part="kicker">
      {href ? (
        <a className={look[`kickerLink${colour}`]} href={href}>
          {sign}
          {text}
        </a>
      ) : (
        <span className={look.kickerText}>
          {sign}
          {text}
        </span>
      )}
    </p>
  );
}

function Headline({ card, setting: { look } }: PartProps) {
  return (
    <h3 className={isOpinion(card) ? look.headlineOpinion : look.headline}>
      <a className={look.link} href={card.url}>
        {card.title}
      </a>
    </h3>
  );
}

function Authors({ card, setting: { look } }: PartProps) {
  const { authors = [], signature } = card;
  if (!authors.length && !signature) return null;
  return (
    <span className={look.authors}>
      {authors.map(({ id, name, url }, at) => [
        at ? ' i ' : null,
        <a key={id} className={look.author} href={url} rel="author">
          {name}
        </a>,
      ])}
      {authors.length ? null : <span className={look.signature}>{signature}</span>}
    </span>
  );
}

function Minutes({ minutes, look }: { minutes: number; look: Look }) {
  return (
    <span className={look.fact}>
      <Svg>
        <circle cx={12} cy={12} r={9} />
        <path d="M12 6.75V12l3.75 2.25" />
      </Svg>
      {`${minutes} minuts`}
    </span>
  );
}

function Rating({ value, votes, look }: { value: number; votes: number | undefined; look: Look }) {
  const shown = String(value).replace('.', ',');
  return (
    <span className={look.rating} data-part="rating">
      <span
        className={look.stars}
        role="img"
        aria-label={`${shown} de 5 estrelles`}
        style={{ '--rated': `${(value / 5) * 100}%` } as React.CSSProperties}
      />
      <span aria-hidden="true">{shown}</span>
      <span>{`(${votes} vots)`}</span>
    </span>
  );
}

function Facts({ card, setting }: PartProps) {
  const { look } = setting;
  return (
    <div className={look.facts} data-part="facts">
      <p className={look.byline} data-part="byline">
        {card.publishedDate ? <Time date={card.publishedDate.date} setting={setting} /> : null}
        <Authors card={card} setting={setting} />
      </p>
      {card.totalTime === undefined ? null : <Minutes minutes={card.totalTime} look={look} />}
      {card.ratingValue === undefined ? null : (
        <Rating value={card.ratingValue} votes={card.ratingNumVotes} look={look} />
      )}
    </div>
  );
}

export function PlainCard({ card, setting }: PartProps) {
  const { look } = setting;
  return (
    <article
      className={isOpinion(card) ? look.cardOpinion : look.card}
      data-part="card"
      data-shape="standard"
      data-content-id={card.id}
    >
      <Media card={card} setting={setting} />
      <div className={look.words} data-part="words">
        <Kicker card={card} setting={setting} />
        <Headline card={card} setting={setting} />
        <Facts card={card} setting={setting} />
      </div>
    </article>
  );
}
