import { pageErrorTextsCa } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorHead } from '../author-head/index';
import { Button } from '../button/index';
import { Cards } from '../cards/index';
import { Comments } from '../comments/index';
import { ErrorPage } from '../error-page/index';
import { COLUMNIST, COMMENTS, CONTENT, EVERY_PART, ONE_DAY, RECIPE, WRITER } from '../fixtures/article';
import { STORIES } from '../fixtures/cards';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { BREADCRUMBS, FOOTER, HOT_TOPICS, LEGAL, NAVIGATION, SOCIAL } from '../fixtures/shell';
import { Footer } from '../footer/index';
import { AccountMenu, Header, SchemeSwitch } from '../header/index';
import { HotTopics } from '../hot-topics/index';
import { ShareIcon } from '../icon/index';
import { ListingHead } from '../listing-head/index';
import { LoadMore } from '../load-more/index';
import { MostRead } from '../most-read/index';
import { PageMain } from '../page/index';
import { ProgrammeHead } from '../programme-head/index';
import { SkipLinks } from '../skip-links/index';
import { Article } from './Article';

const locale = localeOf('ca');
const s = STORIES;

const meta = { title: 'Pages', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type StoryOfPage = StoryObj<typeof meta>;

/** Head and foot of every page. */
const Frame = ({ path, children }: { path: string; children: React.ReactNode }) => (
  <>
    <SkipLinks locale={locale} />
    <Header
      locale={locale}
      name="El Far"
      sign="lighthouse"
      navigation={NAVIGATION}
      currentPath={path}
      place="Port Savina"
      founded={1908}
      account={<AccountMenu user={null} />}
      scheme={<SchemeSwitch value="auto" />}
    />
    <HotTopics locale={locale} topics={HOT_TOPICS} />
    {children}
    <Footer
      locale={locale}
      name="El Far"
      sign="lighthouse"
      tagline="Diari de la costa i el camp, des del 1908"
      columns={FOOTER}
      social={SOCIAL}
      legal={LEGAL}
    />
  </>
);

const mostRead = (
  <MostRead
    tabs={[
      { title: 'Avui', cards: [s.storm, s.keeper, s.resigns, s.compost, s.derby] },
      { title: 'Setmana', cards: [s.school, s.rice, s.beach, s.column, s.trains] },
    ]}
  />
);
const share = <Button variant="plain" icon={<ShareIcon />} label="Comparteix" />;
const related = (
  <Cards
    cards={[s.budget, s.compost, s.trains]}
    shape="standard"
    across={3}
    title="També et pot interessar"
    headingLevel={2}
    locale={locale}
  />
);

/** A report with everything a body can hold, beside what others read. */
export const Report: StoryOfPage = {
  name: 'Article',
  render: () => (
    <Frame path="/territori/temporal/">
      <PageMain aside={mostRead} asideLabel="El més llegit">
        <Article locale={locale} content={CONTENT} share={share}>
          <Comments locale={locale} comments={COMMENTS} open />
        </Article>
        {related}
      </PageMain>
    </Frame>
  ),
};

/** A long read: centred, over a wide picture, with a drop cap. */
export const LongRead: StoryOfPage = {
  render: () => (
    <Frame path="/societat/faroner/">
      <PageMain>
        <Article
          locale={locale}
          share={share}
          content={{
            ...CONTENT,
            ...s.keeper,
            type: 'longform',
            articleNewsTypeEnum: 'longform',
            lead: { image: PICTURES.lighthouse },
          }}
        />
      </PageMain>
    </Frame>
  ),
};

export const Column: StoryOfPage = {
  render: () => (
    <Frame path="/opinio/">
      <PageMain aside={mostRead} asideLabel="El més llegit">
        <Article
          locale={locale}
          share={share}
          content={{
            ...CONTENT,
            ...s.column,
            type: 'opinion',
            image: undefined,
            lead: undefined,
            updatedDate: undefined,
            authors: undefined,
            signatories: [{ ...COLUMNIST, image: WRITER.image }],
            body: EVERY_PART.slice(0, 5),
            comments: { open: false, items: [] },
          }}
        />
      </PageMain>
    </Frame>
  ),
};

export const Recipe: StoryOfPage = {
  render: () => (
    <Frame path="/cuina/">
      <PageMain aside={mostRead} asideLabel="El més llegit">
        <Article
          locale={locale}
          share={share}
          content={{
            ...CONTENT,
            ...s.rice,
            type: 'recipe',
            lead: { image: PICTURES.kitchen },
            recipe: RECIPE,
            totalTime: 45,
            totalTimeUnit: 1,
            body: EVERY_PART.slice(0, 2),
          }}
        />
      </PageMain>
    </Frame>
  ),
};

export const Event: StoryOfPage = {
  render: () => (
    <Frame path="/agenda-cultural/">
      <PageMain aside={mostRead} asideLabel="El més llegit">
        <Article
          locale={locale}
          share={share}
          content={{
            ...CONTENT,
            ...s.visits,
            type: 'event',
            event: ONE_DAY,
            body: EVERY_PART.slice(0, 2),
            lead: { image: PICTURES.lighthouse },
          }}
        />
      </PageMain>
    </Frame>
  ),
};

export const Listing: StoryOfPage = {
  render: () => (
    <Frame path="/territori/">
      <PageMain aside={mostRead} asideLabel="El més llegit">
        <ListingHead
          locale={locale}
          title="Territori"
          description="El mar, el bosc, l’aigua i els camins."
          breadcrumbs={BREADCRUMBS.slice(0, 1)}
          section="local"
        />
        <Cards
          cards={[s.storm, s.beach, s.harvest, s.school, s.compost, s.trains]}
          shape="horizontal"
          size="md"
          headingLevel={2}
          priority
          locale={locale}
        />
        <LoadMore state={{ status: 'idle', items: [] }} href="?page=2" />
      </PageMain>
    </Frame>
  ),
};

export const Author: StoryOfPage = {
  render: () => (
    <Frame path="/autor/nuria-escarre/">
      <PageMain>
        <AuthorHead locale={locale} author={WRITER} action={<Button>Segueix</Button>} />
        <Cards
          cards={[s.storm, s.beach, s.harvest]}
          shape="standard"
          across={3}
          size="md"
          headingLevel={2}
          locale={locale}
        />
      </PageMain>
    </Frame>
  ),
};

export const Programme: StoryOfPage = {
  render: () => (
    <Frame path="/programes/">
      <PageMain>
        <ProgrammeHead
          locale={locale}
          programme={{
            id: 'marea',
            name: 'Marea alta',
            url: '/programes/marea-alta/',
            image: { image: PICTURES.stage },
            resume: [{ html: '<p>La conversa de la tarda, sense pressa.</p>' }],
            timetable: 'De dilluns a divendres, de 18.00 a 19.30',
            medium: 'radio',
          }}
          actions={<Button>Escolta l’últim</Button>}
        />
        <Cards
          cards={[s.notebooks, s.helm, s.library, s.theatre]}
          shape="tile"
          across={4}
          headingLevel={2}
          locale={locale}
        />
      </PageMain>
    </Frame>
  ),
};

export const NotFound: StoryOfPage = {
  name: 'Error',
  render: () => (
    <Frame path="/cap-lloc/">
      <PageMain>
        <ErrorPage locale={locale} status={404} texts={pageErrorTextsCa.pages[404]}>
          <Cards
            cards={[s.storm, s.keeper, s.derby]}
            shape="standard"
            across={3}
            title="El més llegit"
            headingLevel={2}
            locale={locale}
          />
        </ErrorPage>
      </PageMain>
    </Frame>
  ),
};
