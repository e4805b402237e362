import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  ContentExtra,
  ItemAuthor,
  NamedSlug,
  NewsItem,
  SeededNewsroom,
  SeededProgramme,
  SeededSite,
  SeededUpload,
} from '@portal/api';
import { addDays, dayOf, escapeHtml, toMilliseconds } from '@portal/model';
import { Marked } from 'marked';
import { parse } from 'yaml';
import { type Discussions, discussionOf, discussionsSchema } from './discussions';
import { eventOf } from './events';
import {
  authorsSchema,
  type ContentHead,
  checked,
  closingOf,
  contentHeadSchema,
  NewsroomFileError,
  pagesSchema,
  programmeHeadSchema,
  splitFile,
  tagsSchema,
} from './front-matter';
import { contentOf, type Language } from './illustrations/index';
import { type Interviews, interviewOf, interviewsSchema } from './interviews';
import { liveIn } from './live';
import { clock, multimediaOf } from './media';
import {
  ILLUSTRATIONS,
  illustrationUrl,
  momentAgo,
  orderOf,
  type PictureOf,
  picturesIn,
  portraitOf,
  withTimes,
} from './orders';
import { type Polls, pollOf, pollsSchema } from './polls';
import { madeOf, stepPicturesOf } from './recipes';
import { type Rectifications, rectificationsOf, rectificationsSchema } from './rectifications';
import { repeatsOf, scheduleOf } from './schedule';
import { type AllSeries, allSeriesSchema, withCharts, withMeasurements } from './series';

/** URL of an illustration in the JSON of a newsroom, whose texts are HTML. */
const ORDERED = /https:\/\/illustrations\.invalid\/[\w?=&;-]+/g;

/** A site's demo newsroom, read from its folder and dated from `now`. */
class Newsroom {
  private constructor(
    private readonly folder: string,
    private readonly now: Date,
    private readonly timeZone: string,
    private readonly language: Language,
    private readonly authors: Map<string, ItemAuthor>,
    private readonly tags: Map<string, NamedSlug>,
    private readonly sections: Map<string, NamedSlug>,
    private readonly series: AllSeries,
    private readonly readers: {
      discussions: Discussions;
      polls: Polls;
      interviews: Interviews;
      rectifications: Rectifications;
    },
  ) {}

  /** @throws NewsroomFileError for an invalid file. */
  static async open(
    folder: string,
    { sections, timeZone, language }: SeededSite,
    now: Date,
  ): Promise<Newsroom> {
    const written = languageOf(language);
    const yaml = async (name: string): Promise<unknown> =>
      parse(await readFile(path.join(folder, name), 'utf8'));
    /** Readers' activity is in optional files. */
    const ifThere = (name: string): Promise<unknown> =>
      yaml(name).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
        throw error;
      });
    const authors = checked('authors.yaml', authorsSchema, await yaml('authors.yaml')).map(
      ({ portrait, ...author }): ItemAuthor => ({
        ...author,
        ...(portrait ? { portrait: portraitOf(portrait, author.name, written) } : {}),
      }),
    );
    const discussions = checked('comments.yaml', discussionsSchema, await ifThere('comments.yaml'));
    const polls = checked('polls.yaml', pollsSchema, await ifThere('polls.yaml'));
    const interviews = checked('interviews.yaml', interviewsSchema, await ifThere('interviews.yaml'));
    const rectifications = checked(
      'rectifications.yaml',
      rectificationsSchema,
      await ifThere('rectifications.yaml'),
    );
    const series = checked('series.yaml', allSeriesSchema, await ifThere('series.yaml'));
    const tags = checked('tags.yaml', tagsSchema, await yaml('tags.yaml'));
    const bySlug = <T extends { slug: string }>(rows: T[]) => new Map(rows.map((row) => [row.slug, row]));
    return new Newsroom(
      folder,
      now,
      timeZone,
      written,
      bySlug(authors),
      bySlug(tags),
      bySlug(sections),
      series,
      {
        discussions,
        polls,
        interviews,
        rectifications,
      },
    );
  }

  /** Files that fictitious readers sent to calls for pictures; complete once the articles are read. */
  readonly uploads: SeededUpload[] = [];

  /** Every article and page, with the slugs of its related articles. */
  async items(): Promise<SeededNewsroom['items']> {
    const names = (await readdir(path.join(this.folder, 'contents')))
      .filter((name) => name.endsWith('.md'))
      .sort();
    const { discussions: comments, ...others } = this.readers;
    for (const [file, ofContents] of Object.entries({ comments, ...others }))
      for (const slug of Object.keys(ofContents))
        if (!names.includes(`${slug}.md`))
          throw new NewsroomFileError(`${file}.yaml: “${slug}” is no content of this newsroom`);
    const contents = await Promise.all(names.map((name) => this.content(name)));
    return [...contents, ...(await this.pages())];
  }

  async programmes(): Promise<SeededProgramme[]> {
    const folder = path.join(this.folder, 'programmes');
    const names = await readdir(folder).catch((): string[] => []);
    return Promise.all(
      names.sort().map(async (name) => {
        const { head, body } = splitFile(name, await readFile(path.join(folder, name), 'utf8'));
        const {
          kind,
          image,
          resume,
          schedule,
          repeats,
          rating,
          name: title,
        } = checked(name, programmeHeadSchema, head);
        return {
          slug: name.replace(/\.md$/, ''),
          name: title,
          medium: kind,
          resume,
          timetable: schedule,
          schedule: [...scheduleOf(name, schedule), ...repeatsOf(name, repeats)],
          ...(rating ? { rating } : {}),
          picture: this.pictureOf(image),
          html: this.html(body),
        };
      }),
    );
  }

  private async pages(): Promise<SeededNewsroom['items']> {
    const source = parse(await readFile(path.join(this.folder, 'pages.yaml'), 'utf8'));
    return checked('pages.yaml', pagesSchema, source).map(({ slug, title, body }) => ({
      item: {
        sourceId: `page:${slug}`,
        type: 'article',
        path: `/${slug}/`,
        title,
        body: htmlOf(body, this.language),
        sections: [],
        tags: [],
        authors: [],
        publishedAt: momentAgo('365d', this.now),
        listed: false,
        commentsOpen: false,
        comments: [],
      },
      related: [],
    }));
  }

  private async content(name: string): Promise<SeededNewsroom['items'][number]> {
    const { head: source, body } = splitFile(
      name,
      await readFile(path.join(this.folder, 'contents', name), 'utf8'),
    );
    const head = checked(name, contentHeadSchema, source);
    const slug = name.replace(/\.md$/, '');
    const { image, gallery, kicker, standfirst, signature, programme, story } = head;
    const publishedAt = momentAgo(head.ago, this.now);
    const { comments, waiting, isClosed } = discussionOf(
      this.readers.discussions,
      slug,
      publishedAt,
      this.now,
    );
    const { intro, live } = this.live(head, body);
    const item: NewsItem = {
      sourceId: slug,
      type: head.type,
      path: `/${head.section}/${slug}/`,
      title: head.title,
      ...(kicker ? { kicker } : {}),
      ...(standfirst ? { standfirst } : {}),
      body: this.html(intro),
      ...(live ? { live } : {}),
      sections: [this.known(name, this.sections, head.section)],
      tags: head.tags.map((tag) => this.known(name, this.tags, tag)),
      authors: head.authors.map((author) => this.known(name, this.authors, author)),
      ...(signature ? { signature } : {}),
      publishedAt,
      listed: true,
      ...closingOf(head),
      commentsOpen: head.type !== 'event' && !isClosed,
      views: head.views,
      ...(image ? { lead: this.pictureOf(image) } : {}),
      ...(gallery ? { gallery: gallery.map(this.pictureOf) } : {}),
      ...stepPicturesOf(head, this.pictureOf),
      extra: this.extra(head),
      comments,
      ...(programme ? { programme } : {}),
      ...(story ? { story } : {}),
    };
    const poll = pollOf(this.readers.polls, slug, this.now, this.pictureOf);
    for (const { picture, ago, waiting, ...words } of head.call?.sent ?? [])
      this.uploads.push({
        ...words,
        callId: slug,
        url: illustrationUrl(picture),
        at: momentAgo(ago, this.now),
        isWaiting: waiting,
      });
    const interview = interviewOf(this.readers.interviews, slug, this.now, (order, name) =>
      portraitOf(order, name, this.language),
    );
    const rectifications = rectificationsOf(this.readers.rectifications, slug, this.now);
    return {
      item,
      related: head.related,
      ...(head.withdrawn ? { isWithdrawn: true } : {}),
      ...(poll ? { poll } : {}),
      ...(interview ? { interview } : {}),
      ...(rectifications.length ? { rectifications } : {}),
      ...(waiting.length ? { waiting } : {}),
    };
  }

  private readonly pictureOf: PictureOf = (order) => picturesIn(this.language)(order);

  private html(markdown: string): string {
    const measured = withCharts(withMeasurements(markdown, this.series), this.series);
    return htmlOf(withTimes(measured, this.now, this.timeZone), this.language);
  }

  /** Entries and introduction of a live blog; for any other article, all of its text. */
  private live(
    { type, finished = false }: ContentHead,
    body: string,
  ): { intro: string } & Pick<NewsItem, 'live'> {
    if (type !== 'live') return { intro: body };
    const { intro, entries } = liveIn(body, {
      momentOf: (ago) => momentAgo(ago, this.now),
      titleOf: (title) => withMeasurements(title, this.series),
      htmlOf: (markdown) => this.html(markdown),
    });
    return { intro, live: { isLive: !finished, entries } };
  }

  private known<T>(file: string, rows: Map<string, T>, slug: string): T {
    const row = rows.get(slug);
    if (!row) throw new NewsroomFileError(`${file}: “${slug}” is not known to this newsroom`);
    return row;
  }

  private extra(head: ContentHead): ContentExtra {
    const { ratingValue, ratingNumVotes, media, embed, type, gallery, labels, sponsor, fields } = head;
    const extra: ContentExtra = {};
    Object.assign(extra, madeOf(head));
    if (ratingValue !== undefined && ratingNumVotes !== undefined)
      Object.assign(extra, { ratingValue, ratingNumVotes });
    if (labels) Object.assign(extra, { labels, ...(sponsor ? { sponsor } : {}) });
    if (fields) extra.fields = fields;
    if (head.event) extra.event = eventOf(head.event, (date) => this.moment(date));
    if (head.call)
      extra.uploadCall = {
        kinds: head.call.kinds,
        ...(head.call.closes ? { closesAt: this.moment(`${head.call.closes} 23:59`) } : {}),
      };
    if (gallery) extra.mediaInfo = String(gallery.length);
    if (media) {
      extra.mediaInfo = clock(media.duration);
      extra.multimedia = multimediaOf(type, media);
    }
    if (embed) extra.multimedia = embed;
    return extra;
  }

  /** ISO 8601 of `+3d 19:30`, counted from the day of seeding; only the day if it has no time. */
  private moment(text: string): string {
    const [days = '0d', time] = text.split(' ');
    const day = addDays(dayOf(this.now, this.timeZone) ?? '', Number.parseInt(days, 10));
    if (!time) return day;
    return new Date(
      toMilliseconds(`${day}T${time.padStart(5, '0')}`, this.timeZone) ?? Number.NaN,
    ).toISOString();
  }
}

/** URLs of the illustrations that a newsroom orders, in the order in which they are imported. */
export const illustrationsOf = (newsroom: SeededNewsroom): string[] =>
  Array.from(JSON.stringify(newsroom).matchAll(ORDERED), ([url]) => url.replaceAll('&amp;', '&'));

/**
 * Reads a site's demo newsroom.
 * @throws NewsroomFileError for an invalid file.
 */
export async function readNewsroom(
  folder: string,
  site: SeededSite,
  startedAt: Date,
): Promise<SeededNewsroom> {
  const newsroom = await Newsroom.open(folder, site, startedAt);
  const programmes = await newsroom.programmes();
  const items = await newsroom.items();
  const uploads = newsroom.uploads.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return { programmes, items, ...(uploads.length ? { uploads } : {}) };
}

const languageOf = (language: string): Language => (language === 'es' ? 'es' : 'ca');

/** `![](subject:quay?seed=3 "caption")` orders an illustration in the middle of a text. */
const readerIn = (language: Language): Marked =>
  new Marked({
    renderer: {
      image: ({ href, title }) => {
        const url = href.replace(/^subject:/, ILLUSTRATIONS);
        const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : '';
        const { alt } = contentOf(orderOf(url), language);
        return `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${caption}</figure>`;
      },
    },
  });
const READERS = { ca: readerIn('ca'), es: readerIn('es') };

/** HTML of a Markdown text. The last line of a quotation, after a dash, names its source. */
export function htmlOf(markdown: string, language: Language): string {
  return READERS[language]
    .parse(markdown, { async: false })
    .replace(/\n— ([^\n]+)<\/p>\s*<\/blockquote>/g, '</p><cite>$1</cite></blockquote>');
}
