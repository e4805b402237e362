import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/index';
import { Cards } from '../../cards/index';
import { CardCarousel } from '../../carousel/index';
import { FiveTextCards } from '../../five-text-cards/FiveTextCards';
import { AD, STORIES } from '../../fixtures/cards';
import { FrontPage } from '../../fixtures/FrontPage';
import { localeOf } from '../../fixtures/locales';
import { CHROMATIC_PAGE_MODES } from '../../fixtures/modes';
import { HOT_TOPICS } from '../../fixtures/shell';
import { HotTopics } from '../../hot-topics/HotTopics';
import { MostRead } from '../../most-read/MostRead';
import { Board } from '../Board';

const meta = {
  title: 'Pages/Daily front',
  component: FrontPage,
  parameters: { layout: 'fullscreen', chromatic: { modes: CHROMATIC_PAGE_MODES } },
  globals: { site: 'far' },
  args: { children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FrontPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const locale = localeOf('ca');
const s = STORIES;

/** A daily with a lead of one picture and a tall column. */
export const Front: Story = {
  render: () => (
    <FrontPage
      place="Port Savina"
      founded={1908}
      tagline="Diari de la costa i el camp, des del 1908"
      weather="Port Savina 14° · Vent de llevant"
    >
      <Board
        layout="66-33"
        columns={[
          <Card
            key="lead"
            card={s.storm}
            shape="lead"
            size="2xl"
            headingLevel={2}
            priority
            locale={locale}
          />,
          [
            <Card key="second" card={s.resigns} size="md" headingLevel={2} locale={locale} />,
            <Cards
              key="more"
              cards={[s.compost, s.budget, s.basket]}
              shape="headline"
              size="sm"
              headingLevel={2}
              locale={locale}
            />,
          ],
        ]}
      />
      <Board
        layout="25x4"
        columns={[s.beach, s.harvest, s.school, s.derby].map((card) => (
          <Card key={card.id} card={card} size="sm" headingLevel={2} locale={locale} />
        ))}
      />
      <HotTopics locale={locale} topics={HOT_TOPICS} />
      <Board
        layout="25x4"
        title="Opinió"
        href="/opinio/"
        columns={[s.bench, s.column, s.coffee, s.editorial].map((card) => (
          <Card key={card.id} card={card} shape="opinion" size="sm" locale={locale} />
        ))}
      />
      <Board
        layout="50-25-25"
        title="Territori"
        href="/territori/"
        columns={[
          <Card key="a" card={s.keeper} size="lg" locale={locale} />,
          <Cards key="b" cards={[s.trains, s.prawns]} shape="headline" size="sm" locale={locale} />,
          <Card key="c" card={s.gallery} size="sm" locale={locale} />,
        ]}
      />
      <Board
        layout="66-33"
        title="Cultura"
        href="/cultura/"
        columns={[
          [
            <Card key="a" card={s.theatre} shape="horizontal" size="lg" locale={locale} />,
            <Cards
              key="b"
              cards={[s.library, s.notebooks]}
              shape="horizontal"
              size="sm"
              across={2}
              locale={locale}
            />,
          ],
          <MostRead
            key="c"
            title="El més llegit"
            headingLevel={3}
            tabs={[
              { title: 'Avui', cards: [s.storm, s.keeper, s.resigns, s.derby, s.trains] },
              { title: 'Setmana', cards: [s.derby, s.column, s.prawns, s.budget, s.ferrater] },
            ]}
          />,
        ]}
      />
      <Board
        layout="100"
        title="En imatges"
        band
        columns={[
          <CardCarousel
            key="a"
            label="En imatges"
            cards={[s.gallery, s.helm, s.notebooks, s.keeper, s.theatre]}
            shape="tile"
            size="sm"
          />,
        ]}
      />
      <Board
        layout="50-50"
        title="Esports"
        href="/esports/"
        columns={[
          <Card key="a" card={s.derby} shape="overlay" size="lg" locale={locale} />,
          <Cards key="b" cards={[s.rowing, s.basket, s.helm]} shape="horizontal" size="sm" locale={locale} />,
        ]}
      />
      <Board
        layout="33x3"
        title="Cuina i agenda"
        href="/cuina/"
        columns={[
          <Card key="a" card={s.rice} shape="recipe" size="md" locale={locale} />,
          <Card key="b" card={s.fritters} shape="recipe" size="md" locale={locale} />,
          <Cards key="c" cards={[s.visits, s.cobla, s.bookFair]} shape="event" size="xs" locale={locale} />,
        ]}
      />
      <Board layout="100" columns={[<Card key="ad" card={AD} locale={locale} />]} />
      <Board
        layout="100"
        title="I encara"
        columns={[
          <FiveTextCards
            key="a"
            cards={[s.ferrater, s.editorial, s.harvest, s.school, s.library]}
            locale={locale}
          />,
        ]}
      />
    </FrontPage>
  ),
};

/** A front of one story and no picture. */
export const AlmostEmpty: Story = {
  render: () => (
    <FrontPage>
      <Board
        layout="66-33"
        columns={[<Card key="a" card={s.compost} shape="lead" headingLevel={2} locale={locale} />, null]}
      />
    </FrontPage>
  ),
};
