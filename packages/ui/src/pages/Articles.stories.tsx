import type { Meta, StoryObj } from '@storybook/react-vite';
import { Article } from '../article/index';
import { Cards } from '../cards/index';
import { CommentBox, Comments, CommentTools } from '../comments/index';
import { EventsModule } from '../events-module/EventsModule';
import { COLUMNIST, COMMENTS, CONTENT, EVERY_PART, ONE_DAY, RECIPE, WRITER } from '../fixtures/article';
import { STORIES } from '../fixtures/cards';
import { FILM } from '../fixtures/film';
import { GOODBYE, GUEST, OPENING, QUESTIONS } from '../fixtures/interview';
import { LIVE_ENTRIES } from '../fixtures/live';
import { localeOf } from '../fixtures/locales';
import { CHROMATIC_PAGE_MODES } from '../fixtures/modes';
import { PageFrame as Frame } from '../fixtures/PageFrame';
import { PICTURES } from '../fixtures/pictures';
import { InterviewIntro, InterviewWords, QuestionForm, QuestionList } from '../interview/index';
import { LiveBlog, NewEntries } from '../live-blog/index';
import { MostRead } from '../most-read/MostRead';
import { Paywall } from '../paywall/index';
import paywallStories from '../paywall/Paywall.stories';
import { Poll } from '../poll/Poll';
import pollStories from '../poll/Poll.stories';
import { RatingForm } from '../rating/RatingForm';
import { ShareBar } from '../share-bar/ShareBar';
import shareStories from '../share-bar/ShareBar.stories';

const locale = localeOf('ca');
const s = STORIES;

const meta = {
  title: 'Pages/Articles',
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
const rail = { label: 'El més llegit', parts: [mostRead] };
const share = <ShareBar {...shareStories.args} />;
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

/** A report with every kind of body part, next to the most-read list. */
export const Report: StoryOfPage = {
  tags: ['!full'],
  name: 'Article',
  render: () => (
    <Frame path="/territori/temporal/">
      <Article rail={rail} locale={locale} content={CONTENT} share={share}>
        <Comments
          locale={locale}
          comments={COMMENTS}
          form={<CommentBox action="/comentaris/" writer="logged-out" onSubmit={() => {}} />}
          tools={({ author }) => (
            <CommentTools
              author={author ?? ''}
              likes={3}
              dislikes={0}
              loggedIn={false}
              onVote={() => Promise.resolve()}
              onReport={() => Promise.resolve()}
            />
          )}
        />
      </Article>
      {related}
    </Frame>
  ),
};

/** A long read: centred, over a wide picture, with a drop cap. */
export const LongRead: StoryOfPage = {
  render: () => (
    <Frame path="/societat/faroner/">
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
    </Frame>
  ),
};

export const Column: StoryOfPage = {
  render: () => (
    <Frame path="/opinio/">
      <Article
        rail={rail}
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
          comments: { open: false, items: [], count: 0, next: null },
        }}
      />
    </Frame>
  ),
};

export const Recipe: StoryOfPage = {
  render: () => (
    <Frame path="/cuina/">
      <Article
        rail={rail}
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
      >
        <RatingForm action="/cuina/arros/" value={4.3} votes={128} onRate={() => {}} />
      </Article>
    </Frame>
  ),
};

export const Event: StoryOfPage = {
  render: () => (
    <Frame path="/agenda-cultural/">
      <Article
        rail={rail}
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
    </Frame>
  ),
};

export const LiveBlogPage: StoryOfPage = {
  name: 'Live blog',
  render: () => (
    <Frame path="/territori/temporal/">
      <Article
        rail={rail}
        locale={locale}
        share={share}
        content={{ ...CONTENT, articleNewsTypeEnum: 'live', body: [], signatories: [] }}
        follows={
          <LiveBlog
            locale={locale}
            entries={LIVE_ENTRIES}
            isLive
            updatedDate="2026-03-18T18:21:00+01:00"
            news={<NewEntries locale={locale} count={2} />}
          />
        }
      />
    </Frame>
  ),
};

/** A film on its stage, with its chapters, before its headline. */
export const Film: StoryOfPage = {
  render: () => (
    <Frame path="/esports/ciaboga/">
      <Article
        rail={rail}
        locale={locale}
        share={share}
        content={{
          ...CONTENT,
          ...s.derby,
          type: 'video',
          articleNewsTypeEnum: 'video',
          multimedia: {
            ...FILM,
            chapters: [
              { start: 0, title: 'La sortida' },
              { start: 2, title: 'La ciaboga' },
            ],
            transcript: ['No hi parla ningú.'],
          },
          lead: undefined,
          body: EVERY_PART.slice(0, 2),
        }}
      />
    </Frame>
  ),
};

export const PollPage: StoryOfPage = {
  name: 'Poll',
  render: () => (
    <Frame path="/enquesta/moll/">
      <Article
        rail={rail}
        locale={locale}
        share={share}
        content={{
          ...CONTENT,
          ...s.budget,
          type: 'poll',
          lead: { image: PICTURES.harbour },
          body: EVERY_PART.slice(0, 2),
          signatories: [],
        }}
        follows={<Poll {...pollStories.args} loggedIn={false} />}
      />
    </Frame>
  ),
};

export const PhotoGallery: StoryOfPage = {
  render: () => (
    <Frame path="/territori/temporal-fotos/">
      <Article
        locale={locale}
        share={share}
        content={{
          ...CONTENT,
          title: 'Les fotos del temporal, hora a hora',
          type: 'photogallery',
          articleNewsTypeEnum: 'news',
          lead: undefined,
          image: undefined,
          body: EVERY_PART.filter(({ type }) => type === 'gallery'),
          signatories: [],
        }}
      />
      {related}
    </Frame>
  ),
};

/** Intro, opening, questions, goodbye, and the form while questions are taken. */
export const DigitalInterview: StoryOfPage = {
  render: () => (
    <Frame path="/entrevista/practic/">
      <InterviewIntro locale={locale} guest={GUEST} state="open" start="2026-03-18T18:00:00+01:00" />
      <InterviewWords part="opening" html={OPENING} locale={locale} />
      <QuestionForm action="/entrevista/practic/" loggedIn nick="Mercè" onSubmit={() => {}} />
      <QuestionList locale={locale} questions={QUESTIONS} guest={GUEST.name} />
      <InterviewWords part="goodbye" html={GOODBYE} locale={locale} />
    </Frame>
  ),
};

/** The opening of a text for readers with an account, and the gate. */
export const RegisteredOnly: StoryOfPage = {
  render: () => (
    <Frame
      path="/economia/verema/"
      aside={<EventsModule locale={locale} cards={[s.visits]} />}
      asideLabel="Agenda"
    >
      <Article
        locale={locale}
        share={share}
        content={{
          ...CONTENT,
          ...s.harvest,
          lead: { image: PICTURES.vineyard },
          body: EVERY_PART.slice(0, 2),
        }}
        gate={<Paywall {...paywallStories.args} />}
      />
    </Frame>
  ),
};
