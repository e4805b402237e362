import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { guide, pairsOf } from '../fixtures/guide';
import { BookmarkIcon } from '../icon/index';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Controls/Feedback/EmptyState',
  parameters: guide({
    use: 'In the place of a list in which there is nothing yet.',
    avoid: 'Where something failed: Notice, with another try. Where it is still loading: Skeleton.',
    anatomy: { 'empty-state': 'the whole' },
    keyboard: { none: 'it has no behaviour of its own' },
    pairs: pairsOf(EmptyState, [
      {
        do: { title: 'Encara no has desat res' },
        dont: { title: '0 resultats', children: null, actions: undefined },
        why: 'Says what will be here and how it gets here, with a way on.',
      },
    ]),
    writing: ['title of an overlay', 'label of a button'],
    accessibility: 'Its title is a heading of the page; its sign is not read.',
  }),
  component: EmptyState,
  args: {
    title: 'Encara no has desat res',
    children: <p>Prem el marcador d’una notícia i la trobaràs aquí, en qualsevol dispositiu.</p>,
    icon: <BookmarkIcon size={32} />,
    actions: <Button href="/">Ves a la portada</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const WordsOnly: Story = { args: { icon: undefined, actions: undefined } };
export const TitleOnly: Story = { args: { icon: undefined, actions: undefined, children: undefined } };
export const LongWords: Story = {
  args: { title: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
