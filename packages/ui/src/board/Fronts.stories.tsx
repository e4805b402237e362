import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../banner/index';
import { Card } from '../card/index';
import { Cards } from '../cards/index';
import { FiveTextCards } from '../five-text-cards/index';
import { SHOW_NOW, SHOWS_NEXT } from '../fixtures/broadcasts';
import { AD, STORIES } from '../fixtures/cards';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { GrouperIn5 } from '../grouper-in-5/index';
import { Masonry } from '../masonry/index';
import { OnAir } from '../on-air/index';
import { Board } from './Board';

const meta = { title: 'Pages/Fronts', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const locale = localeOf('ca');
const s = STORIES;

/** A page's content: boards at the brand's distance. */
const Page = ({ children }: { children: React.ReactNode }) => (
  <main
    style={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.board.sectionGap,
      paddingBlock: vars.space[6],
    }}
  >
    <h1 style={{ position: 'absolute', clipPath: 'inset(50%)' }}>Portada</h1>
    {children}
  </main>
);

/** A daily with a lead of one picture and a tall column. */
export const Daily: Story = {
  render: () => (
    <Page>
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
          <Cards
            key="c"
            cards={[s.storm, s.trains, s.derby, s.compost, s.prawns]}
            shape="list"
            title="Última hora"
            locale={locale}
          />,
        ]}
      />
      <Board
        layout="100"
        title="En imatges"
        band
        columns={[
          <Cards
            key="a"
            cards={[s.gallery, s.helm, s.notebooks]}
            shape="tile"
            size="sm"
            across={3}
            locale={locale}
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
    </Page>
  ),
};

/** A loud daily: the lead over the whole width, many small heads. */
export const Popular: Story = {
  render: () => (
    <Page>
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
    </Page>
  ),
};

/** A broadcaster: a stage, then tiles. */
export const Broadcaster: Story = {
  render: () => (
    <Page>
      <Board
        layout="100"
        columns={[
          <OnAir
            key="a"
            title="En antena"
            now={SHOW_NOW}
            next={SHOWS_NEXT}
            listenHref="/directe/radio/"
            watchHref="/directe/tv/"
            priority
            locale={locale}
          />,
        ]}
      />
      <Board
        layout="66-33"
        title="Notícies"
        columns={[
          <Card key="a" card={s.storm} shape="lead" size="xl" locale={locale} />,
          <Cards
            key="b"
            cards={[s.trains, s.school, s.derby, s.theatre]}
            shape="horizontal"
            size="xs"
            locale={locale}
          />,
        ]}
      />
      <Board
        layout="25x4"
        title="Per veure"
        columns={[s.helm, s.gallery, s.keeper, s.rice].map((card) => (
          <Card
            key={card.id}
            card={{ ...s.helm, ...card, multimedia: s.helm.multimedia }}
            shape="tile"
            size="sm"
            locale={locale}
          />
        ))}
      />
      <Board
        layout="25x4"
        title="Per escoltar"
        band
        columns={[s.notebooks, s.theatre, s.beach, s.compost].map((card) => (
          <Card
            key={card.id}
            card={{ ...card, articleNewsTypeEnum: 'audio', multimedia: s.notebooks.multimedia }}
            shape="tile"
            size="sm"
            locale={locale}
          />
        ))}
      />
      <Board
        layout="66-33"
        columns={[
          <Masonry
            key="a"
            cards={[s.library, s.rowing, s.beach, s.prawns, s.harvest, s.fritters]}
            locale={locale}
          />,
          <Cards
            key="b"
            cards={[s.visits, s.cobla, s.bookFair]}
            shape="event"
            title="Agenda"
            locale={locale}
          />,
        ]}
      />
      <Board
        layout="banner"
        columns={[
          <Banner
            key="a"
            title="L’últim faroner de l’Abella"
            text="Quaranta-un anys de llum."
            href="/faroner/"
            image={PICTURES.lighthouse}
          />,
        ]}
      />
    </Page>
  ),
};

/** A front of one story and no picture. */
export const AlmostEmpty: Story = {
  render: () => (
    <Page>
      <Board
        layout="66-33"
        columns={[<Card key="a" card={s.compost} shape="lead" headingLevel={2} locale={locale} />, null]}
      />
    </Page>
  ),
};
