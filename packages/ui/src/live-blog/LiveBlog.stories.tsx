import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Article } from '../article/index';
import { CONTENT } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { LIVE_ENTRIES } from '../fixtures/live';
import { localeOf } from '../fixtures/locales';
import { Link } from '../link/Link';
import { LiveBlog } from './LiveBlog';
import { NewEntries } from './NewEntries';

const meta = {
  title: 'Content/Live/LiveBlog',
  component: LiveBlog,
  args: {
    locale: localeOf('ca'),
    entries: LIVE_ENTRIES,
    isLive: true,
    updatedDate: '2026-03-18T18:21:00+01:00',
  },
  argTypes: { news: { control: false }, more: { control: false } },
  parameters: guide({
    use: 'For what is told while it happens, and is read as a story afterwards.',
    avoid: 'For the newest stories of a site: LastHour. For what is on air: OnAir.',
    anatomy: {
      state: 'live or finished, and when it last changed',
      'key-moments': 'links to the entries that tell the story',
      'new-entries': 'newer ones wait behind a button',
      'live-entry': 'one moment',
    },
    accessibility:
      'An entry is an article with a heading. Newer entries are announced by their number and never move what is read.',
  }),
} satisfies Meta<typeof LiveBlog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { args: { news: <NewEntries locale={localeOf('ca')} count={3} /> } };
/** Further entries, and some key moments, are on other pages. */
export const WithPages: Story = {
  args: {
    hrefOf: ({ id }) => `#/minut-a-minut/1/${id}/`,
    sorting: { order: 'newest', hrefOf: (order) => `#${order}` },
    more: (
      <Link href="#more" variant="standalone">
        Entrades següents
      </Link>
    ),
  },
};
/** The link of an entry is named by its hour and its title, or by the first words if it has none. */
export const NamedLinks: Story = {
  tags: ['!autodocs'],
  args: {
    entries: [
      { id: 'a', date: '2026-03-18T18:21:00+01:00', title: 'El far s’apaga', body: [] },
      {
        id: 'b',
        date: '2026-03-18T18:04:00+01:00',
        body: [
          {
            type: 'paragraph',
            html: '<strong>Salvament</strong> &amp; bombers treballen al moll de Llevant des de les sis.',
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^18:21\s?: El far s’apaga$/ })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^18:04\s?: Salvament & bombers treballen al moll de Llevant…$/ }),
    ).toBeVisible();
  },
};
export const Corrected: Story = {
  args: {
    entries: LIVE_ENTRIES.slice(0, 1).map((entry) => ({
      ...entry,
      correctedDate: '2026-03-18T18:40:00+01:00',
      correction: 'El carrer és el de Dalt, no el de Baix.',
    })),
  },
};
export const Finished: Story = { args: { isLive: false, updatedDate: '2026-03-17T23:10:00+01:00' } };
export const NotStarted: Story = { args: { entries: [], updatedDate: undefined } };
export const OneEntry: Story = { args: { entries: LIVE_ENTRIES.slice(0, 1) } };
export const InSpanish: Story = {
  globals: { language: 'es' },
  args: { locale: localeOf('es'), news: <NewEntries locale={localeOf('es')} count={1} /> },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongWords: Story = {
  args: {
    entries: [
      {
        id: 'l',
        date: '2026-03-18T18:21:00+01:00',
        title: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal',
        key: true,
        pinned: true,
        author: 'Maria Desemparats Vilanova-Escrivà de Romaní',
        body: [{ type: 'paragraph', html: 'Desestacionalització'.repeat(6) }],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
/** Below the head of its article. */
export const InItsArticle: Story = {
  render: (args) => (
    <Article
      locale={args.locale}
      content={{ ...CONTENT, articleNewsTypeEnum: 'live', body: [] }}
      follows={<LiveBlog {...args} />}
    />
  ),
};
