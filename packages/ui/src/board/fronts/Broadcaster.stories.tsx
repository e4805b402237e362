import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../../banner/Banner';
import { Card } from '../../card/index';
import { Cards } from '../../cards/index';
import { SHOW_NOW, SHOWS_NEXT } from '../../fixtures/broadcasts';
import { STORIES } from '../../fixtures/cards';
import { FrontPage } from '../../fixtures/FrontPage';
import { localeOf } from '../../fixtures/locales';
import { CHROMATIC_PAGE_MODES } from '../../fixtures/modes';
import { PICTURES } from '../../fixtures/pictures';
import { BROADCAST_NAVIGATION } from '../../fixtures/shell';
import { Masonry } from '../../masonry/Masonry';
import { OnAir } from '../../on-air/OnAir';
import { Board } from '../Board';

const meta = {
  title: 'Pages/Broadcaster front',
  component: FrontPage,
  parameters: { layout: 'fullscreen', chromatic: { modes: CHROMATIC_PAGE_MODES } },
  globals: { site: 'ones' },
  args: { children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof FrontPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const locale = localeOf('ca');
const s = STORIES;

/** A broadcaster's front: a stage, then tiles. */
export const Front: Story = {
  render: () => (
    <FrontPage
      name="Ones"
      sign="waves"
      navigation={BROADCAST_NAVIGATION}
      tagline="Ràdio, televisió i a la carta"
      onAir="Ara: Marea alta, fins a les 19.30"
    >
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
    </FrontPage>
  ),
};
