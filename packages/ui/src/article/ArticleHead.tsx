import { type Content, formatDate, formatMachine, formatTime, type ImageRatio } from '@portal/model';
import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { DrawMedia } from '../article-body/index';
import { Avatar, type AvatarSize } from '../avatar/Avatar';
import { Byline } from '../byline/index';
import { formatDuration, lockOf } from '../card/facts';
import { sectionOf } from '../foundation/section';
import { headlineClass, textClass } from '../foundation/type.css';
import { LockIcon, PlayIcon, UnlockIcon } from '../icon/index';
import { portraitSource } from '../image/Image';
import { KICKER_KINDS, Kicker, type KickerKind } from '../kicker/Kicker';
import { counted, dateSettings, type Locale, textsOf } from '../locale/locale';
import type { HeadingLevel } from '../section-head/SectionHead';
import { BylineFields } from './ArticleFields';
import * as css from './ArticleHead.css';
import { LeadMedia } from './LeadMedia';
import * as longRead from './LongRead.css';
import * as opinionCss from './Opinion.css';
import { Planes } from './Planes';
import { RectifiedNotice } from './Rectifications';

/** `news` is start-aligned, `opinion` has the author's portrait, `feature` is centred over a wide picture. */
export const ARTICLE_HEAD_VARIANTS = ['news', 'opinion', 'feature'] as const;
/** Style of an article's head. */
export type ArticleHeadVariant = (typeof ARTICLE_HEAD_VARIANTS)[number];

/** Fields of an article that its head shows. */
export type HeadContent = Pick<
  Content,
  | 'title'
  | 'url'
  | 'kicker'
  | 'category'
  | 'description'
  | 'authors'
  | 'signature'
  | 'signatories'
  | 'publishedDate'
  | 'updatedDate'
  | 'lead'
  | 'image'
  | 'multimedia'
  | 'articleNewsTypeEnum'
  | 'labels'
  | 'sponsor'
  | 'condition'
  | 'registeredOnly'
  | 'gate'
  | 'readingMinutes'
  | 'rectifications'
  | 'fields'
>;

/** Props of `ArticleHead`; `variant` defaults to the one for the article's kind. */
export type ArticleHeadProps = {
  locale: Locale;
  content: HeadContent;
  variant?: ArticleHeadVariant;
  /** Crop of the lead picture. */
  ratio?: ImageRatio;
  /** Share bar. */
  share?: ReactNode;
  /** Renders the video, audio, gallery or embed; by default as browsers show them without JavaScript. */
  drawMedia?: DrawMedia;
  headingLevel?: HeadingLevel;
  /** Whether the lead picture or media follows the byline; an `Article` may place it next to its text. */
  hasMedia?: boolean;
};

const classes = cva(css.head, {
  variants: {
    variant: { news: '', opinion: opinionCss.opinion, feature: longRead.feature } satisfies Record<
      ArticleHeadVariant,
      string
    >,
  },
});

const kindOf = (type: string | undefined): KickerKind => KICKER_KINDS.find((kind) => kind === type) ?? 'news';

/** Default head variant for a kind of content. */
export function headVariantOf({
  articleNewsTypeEnum,
}: Pick<HeadContent, 'articleNewsTypeEnum'>): ArticleHeadVariant {
  if (articleNewsTypeEnum === 'opinion') return 'opinion';
  return articleNewsTypeEnum === 'longform' ? 'feature' : 'news';
}

/** Head of an article: its section, headline, authors, date and picture. */
export function ArticleHead({
  locale,
  content,
  variant = headVariantOf(content),
  ratio = variant === 'feature' ? '21:9' : '16:9',
  share,
  drawMedia,
  headingLevel = 1,
  hasMedia = true,
}: ArticleHeadProps) {
  const Heading = `h${headingLevel}` as const;
  const { kicker, category } = content;
  const lock = lockOf(content);
  const faces = content.signatories.filter(({ image }) => image && !image.missing);
  const media = hasMedia ? (
    <div id="article-lead" className={css.lead} data-part="article-lead">
      <LeadMedia
        locale={locale}
        content={content}
        ratio={ratio}
        drawMedia={drawMedia}
        sizes={variant === 'feature' ? '100vw' : undefined}
        over={
          variant === 'feature' && content.lead?.planes?.length ? (
            <Planes planes={content.lead.planes} ratio={ratio} />
          ) : undefined
        }
      />
    </div>
  ) : null;
  const words = (
    <>
      <div className={css.over} data-part="article-kicker">
        {/* Before the text, which may still be streaming in, so that it does not move. */}
        {lock ? <Lock isOpen={!content.gate} label={textsOf(locale).card[lock]} /> : null}
        <Kicker
          text={kicker?.text ?? category?.name}
          href={kicker ? kicker.href : category?.href}
          title={kicker?.title}
          kind={kindOf(content.articleNewsTypeEnum)}
          section={sectionOf(content.url)}
          labelled={{ labels: content.labels, sponsor: content.sponsor }}
          locale={locale}
        />
      </div>
      <Heading className={cx(css.title, headlineClass[variant === 'feature' ? '3xl' : '2xl'])}>
        {content.title}
      </Heading>
      {content.description?.map(({ html }) => (
        <p
          key={html}
          className={cx(css.standfirst, textClass.standfirst)}
          data-part="standfirst"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ))}
      {content.rectifications ? (
        <RectifiedNotice locale={locale} rectifications={content.rectifications} />
      ) : null}
      <Signed locale={locale} content={content} share={share} faces={variant === 'opinion' ? [] : faces} />
    </>
  );
  return (
    <header className={classes({ variant })} data-part="article-head">
      {variant === 'feature' ? media : null}
      {variant === 'opinion' && faces.length > 0 ? (
        <div className={opinionCss.portraits}>
          <Faces of={faces} size={160} />
        </div>
      ) : null}
      {variant === 'feature' ? <div className={longRead.words}>{words}</div> : words}
      {variant === 'feature' ? null : media}
    </header>
  );
}

/**
 * Only the browser knows whether the rest of the text loads: both signs are rendered, and the page's styles
 * show one.
 */
function Lock({ isOpen, label }: { isOpen: boolean; label: string }) {
  if (isOpen) return <UnlockIcon size={18} label={label} />;
  return (
    <>
      <LockIcon size={18} className={css.closed} label={label} />
      <UnlockIcon size={18} className={css.opened} label={label} />
    </>
  );
}

type FacesProps = { of: HeadContent['signatories']; size: AvatarSize };

const Faces = ({ of, size }: FacesProps) =>
  of.map(({ id, name, image }) => (
    <Avatar key={id} name={name} src={image && portraitSource(image)} size={size} />
  ));

type SignedProps = Pick<ArticleHeadProps, 'locale' | 'content' | 'share'> & {
  faces: HeadContent['signatories'];
};

function Signed({ locale, content, share, faces }: SignedProps) {
  const { signatories, signature, publishedDate, updatedDate, readingMinutes, fields } = content;
  const length = lengthOf(content);
  const authors = content.authors ?? signatories.map(({ id, name, url }) => ({ id, name, url }));
  return (
    <div className={css.signed} data-part="signed">
      {faces.length > 0 ? (
        <div className={css.faces}>
          <Faces of={faces} size={40} />
        </div>
      ) : null}
      <div className={css.names}>
        <Byline authors={authors} signature={signature} locale={locale} />
        <p className={cx(css.dates, textClass.meta)}>
          {fields ? <BylineFields fields={fields} /> : null}
          {publishedDate ? (
            <Stamp word={textsOf(locale).time.published} date={publishedDate.date} locale={locale} />
          ) : null}
          {updatedDate ? (
            <Stamp word={textsOf(locale).time.updated} date={updatedDate} locale={locale} />
          ) : null}
          {length ? (
            <span className={css.length} data-part="media-length">
              <PlayIcon size={14} />
              {formatDuration(length)}
            </span>
          ) : readingMinutes ? (
            <span data-part="reading-time">
              {counted(textsOf(locale).time.reading, readingMinutes, locale)}
            </span>
          ) : null}
        </p>
      </div>
      {share ? (
        <div className={css.share} data-part="share">
          {share}
        </div>
      ) : null}
    </div>
  );
}

/** Length of video or audio, seconds. */
function lengthOf({ multimedia }: Pick<HeadContent, 'multimedia'>): number | undefined {
  switch (multimedia?.type) {
    case 'video':
    case 'video360':
    case 'audio':
      return multimedia.duration;
    default:
      return undefined;
  }
}

function Stamp({ word, date, locale }: { word: string; date: string; locale: Locale }) {
  const settings = dateSettings(locale);
  return (
    <span>
      {word}{' '}
      <time dateTime={formatMachine(date, locale.timeZone)}>
        {formatDate(date, 'published', settings)}, {formatTime(date, settings)}
      </time>
    </span>
  );
}
