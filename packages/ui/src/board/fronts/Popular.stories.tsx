import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../card/index';
import { Cards } from '../../cards/index';
import { STORIES } from '../../fixtures/cards';
import { FrontPage } from '../../fixtures/FrontPage';
import { localeOf } from '../../fixtures/locales';
import { CHROMATIC_PAGE_MODES } from '../../fixtures/modes';
import { GrouperIn5 } from '../../grouper-in-5/GrouperIn5';
import { Board } from '../Board';

const meta = {
  title: 'Pages/Popular front',
  component: FrontPage,
  parameters: { layout: 'fullscreen', chromatic: { modes: CHROMATIC_PAGE_MODES } },
  globals: { site: 'ribera' },
  args: { children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FrontPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const locale = localeOf('ca');
const s = STORIES;

/** A loud daily: the lead over the whole width, many small heads. */
export const Front: Story = {
  render: () => (
    <FrontPage
      name="Ribera Diari"
      sign="river"
      place="La Ribera"
      tagline="El que passa a la Ribera, ara"
      weather="Alcorsa 17°"
      topics
    >
      <Board
        layout="100"
        columns={[
          <Card
            key="lead"
            card={{ ...s.trains, articleNewsTypeEnum: 'live' }}
            shape="overlay"
            size="2xl"
            headingLevel={2}
            priority
            locale={locale}
          />,
        ]}
      />
      <Board
        layout="25x4"
        columns={[
          ...[s.prawns, s.beach, s.harvest].map((card, place) => [
            <Card key="a" card={card} size="sm" headingLevel={2} locale={locale} />,
            <Cards
              key="b"
              cards={
                [
                  [s.compost, s.basket],
                  [s.school, s.budget],
                  [s.library, s.editorial],
                ][place] ?? []
              }
              shape="headline"
              size="xs"
              headingLevel={2}
              locale={locale}
            />,
          ]),
          <Cards
            key="d"
            cards={[s.storm, s.trains, s.derby, s.compost, s.prawns, s.rowing]}
            shape="list"
            title="Última hora"
            headingLevel={2}
            locale={locale}
          />,
        ]}
      />
      <Board
        layout="mosaic-1-4"
        title="Esports"
        href="/esports/"
        columns={[
          <Card key="a" card={s.derby} shape="overlay" size="lg" locale={locale} />,
          ...[s.rowing, s.basket, s.helm, s.school].map((card) => (
            <Card key={card.id} card={card} shape="horizontal" size="xs" locale={locale} />
          )),
        ]}
      />
      <Board
        layout="66-33"
        title="Pobles"
        band
        columns={[
          <Cards
            key="a"
            cards={[s.school, s.beach, s.harvest, s.library]}
            shape="standard"
            size="sm"
            across={2}
            locale={locale}
          />,
          <Cards
            key="b"
            cards={[s.trains, s.prawns, s.compost, s.theatre]}
            shape="feature"
            size="sm"
            title="Més llegit"
            locale={locale}
          />,
        ]}
      />
      <Board
        layout="33x3"
        title="Firmes"
        columns={[s.bench, s.column, s.coffee].map((card) => (
          <Card key={card.id} card={card} shape="opinion" size="md" locale={locale} />
        ))}
      />
      <Board
        layout="25-25-50"
        title="Economia"
        columns={[
          <Cards
            key="a"
            cards={[s.compost, s.budget, s.editorial]}
            shape="headline"
            size="sm"
            locale={locale}
          />,
          <Card key="b" card={s.prawns} size="sm" locale={locale} />,
          <Card key="c" card={s.trains} shape="lead" size="lg" locale={locale} />,
        ]}
      />
      <Board
        layout="100"
        title="No t’ho perdis"
        columns={[
          <GrouperIn5 key="a" cards={[s.keeper, s.theatre, s.rice, s.gallery, s.ferrater]} locale={locale} />,
        ]}
      />
    </FrontPage>
  ),
};
