import { type PageErrorStatus, pageErrorTextsCa } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorHead } from '../author-head/index';
import { Button } from '../button/Button';
import { Cards } from '../cards/index';
import { ContactForm } from '../contact-form/ContactForm';
import contactStories from '../contact-form/ContactForm.stories';
import { ErrorPage } from '../error-page/ErrorPage';
import { EventsModule } from '../events-module/EventsModule';
import filterStories from '../filter-bar/FilterBar.stories';
import { FilterBar } from '../filter-bar/index';
import { COLUMNIST, WRITER } from '../fixtures/article';
import { STORIES } from '../fixtures/cards';
import { FORECAST } from '../fixtures/forecast';
import { localeOf } from '../fixtures/locales';
import { CHROMATIC_PAGE_MODES } from '../fixtures/modes';
import { PageFrame } from '../fixtures/PageFrame';
import { BREADCRUMBS } from '../fixtures/shell';
import { ListingHead } from '../listing-head/index';
import { LoadMore } from '../load-more/index';
import { MostRead } from '../most-read/MostRead';
import { Pagination } from '../pagination/Pagination';
import { ResultList } from '../result-list/ResultList';
import resultStories from '../result-list/ResultList.stories';
import { SearchOpening } from '../search-opening/SearchOpening';
import { WeatherDays, WeatherToday } from '../weather/index';

const locale = localeOf('ca');
const s = STORIES;
const EVENTS = Object.values(STORIES).filter(({ event }) => event);

const meta = {
  title: 'Pages/Finding',
  tags: ['full'],
  parameters: { layout: 'fullscreen', chromatic: { modes: CHROMATIC_PAGE_MODES } },
} satisfies Meta;
export default meta;
type StoryOfPage = StoryObj<typeof meta>;

const mostRead = (
  <MostRead
    tabs={[
      { title: 'Avui', cards: [s.storm, s.keeper, s.resigns, s.compost, s.derby] },
      { title: 'Setmana', cards: [s.school, s.rice, s.beach, s.column, s.trains] },
    ]}
  />
);
const more = <LoadMore state={{ status: 'idle', items: [] }} href="?page=2" />;

export const Section: StoryOfPage = {
  tags: ['!full'],
  render: () => (
    <PageFrame path="/territori/" aside={mostRead}>
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
      {more}
    </PageFrame>
  ),
};
/** A blog: newest posts first, with their text. */
export const Blog: StoryOfPage = {
  render: () => (
    <PageFrame path="/blog/quaderns/" aside={mostRead}>
      <ListingHead locale={locale} title="Quaderns de port" description="Notes de qui mira el mar." />
      <Cards
        cards={[s.notebooks, s.keeper, s.beach]}
        shape="standard"
        size="lg"
        headingLevel={2}
        priority
        locale={locale}
      />
      {more}
    </PageFrame>
  ),
};
export const Opinion: StoryOfPage = {
  render: () => (
    <PageFrame path="/opinio/" aside={mostRead}>
      <ListingHead locale={locale} title="Opinió" />
      <Cards
        cards={Object.values(s).filter(({ articleNewsTypeEnum }) => articleNewsTypeEnum === 'opinion')}
        shape="opinion"
        across={2}
        headingLevel={2}
        locale={locale}
      />
      {more}
    </PageFrame>
  ),
};
export const Recipes: StoryOfPage = {
  render: () => (
    <PageFrame path="/cuina/">
      <ListingHead locale={locale} title="Cuina" description="Receptes de barca i de casa." />
      <FilterBar {...filterStories.args} />
      <Cards
        cards={['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ ...s.rice, id }))}
        shape="standard"
        across={3}
        headingLevel={2}
        locale={locale}
      />
      <Pagination page={2} pages={7} hrefOf={(page) => `?page=${page}`} locale={locale} />
    </PageFrame>
  ),
};
export const Author: StoryOfPage = {
  render: () => (
    <PageFrame path="/autor/nuria-escarre/">
      <AuthorHead locale={locale} author={WRITER} action={<Button>Segueix</Button>} />
      <Cards
        cards={[s.storm, s.beach, s.harvest]}
        shape="standard"
        across={3}
        size="md"
        headingLevel={2}
        locale={locale}
      />
    </PageFrame>
  ),
};
export const ColumnistWithoutPortrait: StoryOfPage = {
  render: () => (
    <PageFrame path="/autor/assumpta-ferrus/">
      <AuthorHead locale={locale} author={COLUMNIST} />
      <Cards cards={[s.column]} shape="opinion" headingLevel={2} locale={locale} />
    </PageFrame>
  ),
};
export const Search: StoryOfPage = {
  render: () => (
    <PageFrame path="/buscar">
      <SearchOpening text="temporal" count={128} />
      <FilterBar {...filterStories.args} />
      <ResultList {...resultStories.args} status="idle" results={[...resultStories.args.results]} />
    </PageFrame>
  ),
};
export const NothingFound: StoryOfPage = {
  globals: { site: 'ribera', language: 'es' },
  render: () => (
    <PageFrame path="/buscar" paper="es">
      <SearchOpening text="xyzzy" count={0} />
      <ResultList results={[]} count={0} status="idle" onRetry={() => {}} />
    </PageFrame>
  ),
};
export const Searching: StoryOfPage = {
  render: () => (
    <PageFrame path="/buscar">
      <SearchOpening text="temporal" loading />
      <ResultList results={[]} status="searching" onRetry={() => {}} />
    </PageFrame>
  ),
};
export const Agenda: StoryOfPage = {
  render: () => (
    <PageFrame path="/agenda/">
      <ListingHead locale={locale} title="Agenda" description="Què fer, aquesta setmana i les que vindran." />
      <FilterBar {...filterStories.args} future />
      <Cards cards={EVENTS} shape="standard" across={3} headingLevel={2} locale={locale} />
      <EventsModule locale={locale} cards={EVENTS.slice(0, 2)} title="Aviat" />
    </PageFrame>
  ),
};
/** The archive of a day. */
export const Archive: StoryOfPage = {
  render: () => (
    <PageFrame path="/hemeroteca/hoy/">
      <ListingHead locale={locale} title="Hemeroteca" description="Dimecres, 18 de març del 2026" />
      <FilterBar {...filterStories.args} filters={[]} hasText={false} />
      <Cards
        cards={[s.storm, s.budget, s.compost, s.resigns, s.trains]}
        shape="list"
        headingLevel={2}
        locale={locale}
      />
      {more}
    </PageFrame>
  ),
};
export const Weather: StoryOfPage = {
  render: () => (
    <PageFrame path="/temps/">
      <ListingHead locale={locale} title="El temps" />
      <WeatherToday forecast={FORECAST} place="Port Savina" locale={locale} />
      <WeatherDays forecast={FORECAST} place="Port Savina" locale={locale} />
    </PageFrame>
  ),
};
export const Contact: StoryOfPage = {
  render: () => (
    <PageFrame path="/contacte/">
      <ContactForm {...contactStories.args} subjects={[...contactStories.args.subjects]} />
    </PageFrame>
  ),
};

const errorPage = (status: PageErrorStatus): StoryOfPage => ({
  render: () => (
    <PageFrame path="/cap-lloc/">
      <ErrorPage
        locale={locale}
        status={status}
        texts={pageErrorTextsCa.pages[status]}
        backUrl="/perfil/mi-cuenta/"
        retryHref="/"
      >
        {status === 404 || status === 410 ? (
          <Cards
            cards={[s.storm, s.keeper, s.derby]}
            shape="standard"
            across={3}
            title="El més llegit"
            headingLevel={2}
            locale={locale}
          />
        ) : null}
      </ErrorPage>
    </PageFrame>
  ),
});
export const Unauthorised: StoryOfPage = errorPage(401);
export const Forbidden: StoryOfPage = errorPage(403);
export const NotFound: StoryOfPage = errorPage(404);
export const Gone: StoryOfPage = errorPage(410);
export const Failed: StoryOfPage = errorPage(500);
