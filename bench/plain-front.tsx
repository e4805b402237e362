/**
 * Baseline for the front: a page of the same stories written with React alone. Plain components, no library,
 * no cache; texts, pictures and links are those of the front.
 */
import type { Card, Image, Module, Page, Site } from '@portal/model';
import { renderToStaticMarkup } from 'react-dom/server';

type Front = Extract<Page, { type: 'front' }>;

const WIDTHS = [210, 410, 850, 1200, 1600];
const dates = new Map<string, Intl.DateTimeFormat>();

function Time({ date, site }: { date: string; site: Site }) {
  let format = dates.get(site.language);
  if (!format) {
    format = new Intl.DateTimeFormat(site.language, { dateStyle: 'medium', timeZone: site.timeZone });
    dates.set(site.language, format);
  }
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}

function Picture({ image, isFirst }: { image: Image; isFirst: boolean }) {
  const address = (src: string, width: number) =>
    src.replace('{ratio}', '16x9').replace('{width}', String(width));
  return (
    <picture>
      {image.sources?.map(({ src, type }) => (
        <source
          key={src}
          type={type}
          srcSet={WIDTHS.map((width) => `${address(src, width)} ${width}w`).join(', ')}
          sizes="(width < 1100px) 94vw, 430px"
        />
      ))}
      <img
        src={image.src}
        alt={image.alt}
        width={850}
        height={478}
        loading={isFirst ? 'eager' : 'lazy'}
        className="picture"
      />
    </picture>
  );
}

type StoryProps = { card: Card; site: Site; hasPicture: boolean; isFirst: boolean };

function Story({ card, site, hasPicture, isFirst }: StoryProps) {
  const kicker = card.kicker?.text ?? card.category?.name;
  const [summary] = card.description ?? [];
  return (
    <article className="story">
      {hasPicture && card.image ? <Picture image={card.image} isFirst={isFirst} /> : null}
      <div className="words">
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <h2>
          <a href={card.url}>{card.title}</a>
        </h2>
        {summary ? <p className="summary" dangerouslySetInnerHTML={{ __html: summary.html }} /> : null}
        <p className="facts">
          {card.authors?.map(({ id, name, url, image }) => (
            <span key={id}>
              {image?.url ? <img src={image.url} alt="" width={64} height={64} loading="lazy" /> : null}
              <a href={url}>{name}</a>
            </span>
          ))}
          {card.publishedDate ? <Time date={card.publishedDate.date} site={site} /> : null}
        </p>
      </div>
    </article>
  );
}

/** Stories of a module, whatever else it shows. */
function storiesOf(part: Module): readonly Card[] {
  if (part.type === 'card') return [part.card];
  if (part.type === 'most-read') return part.tabs.flatMap(({ cards }) => cards);
  return 'cards' in part ? part.cards : [];
}

function Links({ links }: { links: readonly { id: string; href: string; text: string }[] }) {
  return (
    <ul>
      {links.map(({ id, href, text }) => (
        <li key={id}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

const topicsOf = (part: Module) =>
  part.type === 'hot-topics' ? part.topics.map(({ link }) => link) : undefined;

function FrontPage({ site, page }: { site: Site; page: Front }) {
  const navigation = site.navigation.flatMap((item) => [item, ...(item.items ?? [])]);
  const modules = page.boards.flatMap(({ columns }) => columns.flat());
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{page.title}</title>
        <meta name="description" content={page.description} />
        <link rel="stylesheet" href="/front.css" />
      </head>
      <body>
        <header>
          <a href="/">{site.name}</a>
          <nav>
            <Links links={navigation} />
          </nav>
          <Links links={site.hotTopics.map(({ link }) => link)} />
        </header>
        <main>
          {modules.map((part, place) => (
            <section key={part.id} className="module">
              {'title' in part && part.title ? <h2>{part.title}</h2> : null}
              <Links links={topicsOf(part) ?? []} />
              {storiesOf(part).map((card) => (
                <Story
                  key={card.id}
                  card={card}
                  site={site}
                  hasPicture={part.type !== 'most-read'}
                  isFirst={place === 0}
                />
              ))}
            </section>
          ))}
        </main>
        <footer>
          {site.footer.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <Links links={links} />
            </div>
          ))}
        </footer>
      </body>
    </html>
  );
}

/** @returns the document of a front */
export const drawFront = (site: Site, page: Front): string =>
  `<!doctype html>${renderToStaticMarkup(<FrontPage site={site} page={page} />)}`;
