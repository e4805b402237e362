import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EVERY_PART } from '../fixtures/article';
import { FILM, FILM_CAPTIONS, SOUND } from '../fixtures/film';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { ArticleBody, BODY_OPENINGS, BODY_PLACES } from './ArticleBody';

const meta = {
  title: 'Content/Article/ArticleBody',
  parameters: guide({
    use: 'For the text of a content: its parts in the newsroom’s order.',
    avoid: 'For a summary of a line or two: a card’s.',
    anatomy: {
      body: 'Text: the column that all else lies in',
      '<p>': 'Paragraph',
      '<h2>': 'Heading within the text',
      quote: 'Quotation',
      'pull-quote': 'Pull quote: words of the text set large',
      note: 'Note beside the text, or between paragraphs where there is no room',
      '<figure>': 'Picture or film with its caption',
      table: 'Table with its caption',
      chart: 'Data drawn by the brand',
      'related-links': 'Further reading',
      file: 'File to take away',
    },
    accessibility:
      'Headings keep their order under the article’s own; tables, pictures and quotations are what they look like.',
  }),
  component: ArticleBody,
  args: { locale: localeOf('ca'), parts: EVERY_PART },
  argTypes: {
    opening: { control: 'select', options: BODY_OPENINGS },
    place: { control: 'select', options: BODY_PLACES },
  },
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryPart: Story = {};
export const DropCapCentred: Story = { args: { opening: 'drop-cap', place: 'centred' } };
export const WithInsert: Story = {
  args: {
    insert: { after: 2, content: <p>Un espai entre dos paràgrafs.</p> },
    parts: EVERY_PART.slice(0, 4),
  },
};
export const OneParagraph: Story = { args: { parts: EVERY_PART.slice(0, 1) } };
export const LongWords: Story = {
  args: {
    parts: [
      {
        type: 'paragraph',
        html: 'Institucionalització, desestacionalització, electroencefalografista, otorinolaringologia i contrarevolucionàriament.',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};
/** In the space before the text if the brand has one, otherwise between paragraphs. */
export const Notes: Story = {
  args: {
    parts: [
      {
        type: 'paragraph',
        html: 'La línia blava explica el resultat: l’aigua era a dinou metres de fondària.',
      },
      {
        type: 'note',
        title: 'La sonda',
        html: '<p>És al pou del Mas d’en Prat des del 2016. Les lectures són públiques.</p>',
      },
      { type: 'paragraph', html: 'Avui és a quaranta-quatre. La pantalla del bar s’actualitza cada hora.' },
      { type: 'note', html: '<p>Dades de la comunitat de regants.</p>' },
      { type: 'paragraph', html: 'L’assemblea va votar que sí: 118 a favor, 25 en contra.' },
    ],
  },
};
export const Empty: Story = { args: { parts: [] } };

const WORDS = ['Timonera: Ara! Babord, prou!', 'Se senten els rems i una gavina.'];

/** A video and an audio with alternatives to read, hear and watch, each without JavaScript. */
export const Alternatives: Story = {
  parameters: { picture: true },
  args: {
    parts: [
      {
        type: 'video',
        video: {
          ...FILM,
          captions: [...FILM_CAPTIONS],
          transcript: WORDS,
          audioDescription: FILM.mp4,
          signLanguage: FILM.mp4,
        },
      },
      { type: 'audio', audio: { ...SOUND, transcript: WORDS } },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('video track[kind=captions][srclang=ca]')).not.toBeNull();
    const [film, sound] = canvas.getAllByText('Transcripció');
    if (!film || !sound) throw new Error('there are no transcripts');
    await userEvent.click(film);
    await expect(canvas.getAllByText('Timonera: Ara! Babord, prou!')[0]).toBeVisible();
    await userEvent.click(canvas.getByText('Amb audiodescripció'));
    await expect(canvas.getByLabelText('Amb audiodescripció')).toBeVisible();
    await expect(canvas.getByText('En llengua de signes')).toBeVisible();
  },
};
