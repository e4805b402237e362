import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountHead } from '../account-nav/AccountHead';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { textClass } from '../foundation/type.css';
import { Link } from '../link/Link';
import { BESIDE_WIDTHS, Beside, BesideStory, LinkList, Points } from './Beside';

const WORDS = 'El port torna a obrir la bocana després de tres dies de temporal. ';

const STORY = STORIES.storm;

const gains = (
  <Points
    title="Amb un compte"
    areGains
    items={[
      { id: 'save', name: 'Desa articles', text: 'Els trobes al teu perfil, des de qualsevol aparell.' },
      { id: 'follow', name: 'Segueix autors', text: 'Tens a mà tot el que publiquen.' },
      { id: 'comment', name: 'Comenta', text: 'Amb el teu nom o amb un àlies.' },
    ]}
  />
);
const desks = (
  <Points
    title="On som"
    items={[
      { id: 'port', name: 'Redacció', text: 'Carrer Major, 41, Port Savina' },
      { id: 'subs', name: <Link href="/subscripcio/">Subscripcions</Link> },
    ]}
  />
);

const meta = {
  title: 'Foundations/Beside',
  component: Beside,
  args: {
    label: 'Amb un compte',
    parts: [gains, desks],
    children: (
      <>
        <AccountHead title="Inicia la sessió" />
        <p className={textClass.body}>{WORDS.repeat(4)}</p>
      </>
    ),
  },
  argTypes: { width: { control: 'select', options: BESIDE_WIDTHS } },
  parameters: {
    ...guide({
      use: 'On pages of one form or one text: login, registration, contact, offers, legal texts.',
      avoid: 'Next to an article, whose rail shares the height of its text.',
      anatomy: {
        beside: 'both columns',
        'beside-parts': 'the parts next to the form or the text',
        'beside-story': 'a story, and why it is there',
        'link-list': 'links one under another',
        points: 'a list of short points under a heading',
      },
      accessibility:
        'The parts are a complementary landmark with the name of `label`, after the form in the document. Ticks are decoration.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Beside>;
export default meta;
type Story = StoryObj<typeof meta>;

const inRoom = (inlineSize: number): Story['decorators'] => [
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  ),
];

export const Form: Story = { decorators: inRoom(1200) };
/** The story that a reader comes from. */
export const WithStory: Story = {
  args: {
    parts: [<BesideStory key="story" title="Estaves llegint" card={STORY} />, gains],
  },
  decorators: inRoom(1200),
};
export const WithSmallStory: Story = {
  args: {
    parts: [<BesideStory key="story" title="Estaves llegint" card={STORY} size="small" />],
  },
  decorators: inRoom(358),
};
export const Wide: Story = { args: { width: 'wide' }, decorators: inRoom(1200) };
const contents = (
  <LinkList
    items={[
      { href: '#qui', text: 'Qui som', isCurrent: true },
      { href: '#que', text: 'Què fem', note: '(la vigent)' },
    ]}
  />
);
export const Text: Story = { args: { width: 'text', parts: [contents, desks] }, decorators: inRoom(1200) };
export const Phone: Story = { decorators: inRoom(358) };
/** Nothing to show next to it: only the form. */
export const Alone: Story = {
  tags: ['!autodocs'],
  args: { parts: [null] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('aside')).toBeNull();
  },
};
export const RightToLeft: Story = { decorators: inRoom(1200), globals: { dir: 'rtl' } };
