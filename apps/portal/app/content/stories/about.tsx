import { ROUTES } from '@portal/model';
import { LEGAL_TITLES, legalPagesOf, legalPath } from '@portal/model/legal';
import { Article } from '@portal/ui/article';
import { AuthorBox } from '@portal/ui/author-head';
import { Points } from '@portal/ui/beside';
import { Grid } from '@portal/ui/layout';
import { Link } from '@portal/ui/link';
import { PageMain } from '@portal/ui/page';
import { SectionHead } from '@portal/ui/section-head';
import type { PageContext, PageOf } from '../../page';
import { ABOUT_TEXTS } from '../../texts/about';

type ViewProps = { page: PageOf<'content'>; context: PageContext };

/** Legal pages about the work of a newsroom. */
const OF_THE_WORK = ['corrections', 'owners', 'ai', 'accessibility'] as const;

/** Facts about a site, from its file. */
function Masthead({ site }: Pick<PageContext, 'site'>) {
  const texts = ABOUT_TEXTS[site.language];
  const { founded, place, publisher } = site;
  return (
    <Points
      title={texts.masthead}
      items={[
        { id: 'name', name: site.name, text: site.tagline },
        ...(founded ? [{ id: 'founded', name: texts.founded, text: String(founded) }] : []),
        ...(place ? [{ id: 'place', name: texts.place, text: place }] : []),
        ...(publisher
          ? [
              {
                id: 'publisher',
                name: texts.publisher,
                text: (
                  <>
                    <p>{publisher.name}</p>
                    <p>{publisher.address}</p>
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Pages on corrections, owners, artificial intelligence and accessibility, and the contact form. */
function Ways({ site }: Pick<PageContext, 'site'>) {
  const texts = ABOUT_TEXTS[site.language];
  const pages = legalPagesOf(site);
  return (
    <Points
      title={texts.ways}
      items={[
        ...OF_THE_WORK.filter((page) => pages.includes(page)).map((page) => ({
          id: page,
          name: <Link href={legalPath(page)}>{LEGAL_TITLES[site.language][page].title}</Link>,
        })),
        ...(site.contact ? [{ id: 'contact', name: <Link href={ROUTES.contact}>{texts.write}</Link> }] : []),
      ]}
    />
  );
}

/** Sister sites. */
function Group({ site }: Pick<PageContext, 'site'>) {
  const group = site.about?.group;
  return group ? (
    <Points
      title={group.name}
      items={group.sites.map(({ name, url, text }) => ({
        id: url,
        name: <Link href={url}>{name}</Link>,
        ...(text ? { text } : {}),
      }))}
    />
  ) : null;
}

/** The article that presents a site: facts, rules and sister sites next to it, its newsroom below it. */
export function AboutView({ page: { content, path, newsroom = [] }, context }: ViewProps) {
  const { site, locale, origin } = context;
  const texts = ABOUT_TEXTS[site.language];
  return (
    <PageMain>
      <Article
        content={content}
        locale={locale}
        address={new URL(path, origin).href}
        rail={{
          label: texts.masthead,
          parts: [
            <Masthead key="masthead" site={site} />,
            <Ways key="ways" site={site} />,
            ...(site.about?.group ? [<Group key="group" site={site} />] : []),
          ],
        }}
      />
      {newsroom.length ? (
        <section aria-labelledby="newsroom" data-part="newsroom">
          <SectionHead title={texts.newsroom} id="newsroom" />
          <Grid columns="wide" gap="8">
            {newsroom.map((author) => (
              <AuthorBox key={author.id} author={author} locale={locale} />
            ))}
          </Grid>
        </section>
      ) : null}
    </PageMain>
  );
}
