import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { Progress } from './Progress';

const meta = {
  title: 'Controls/Feedback/Progress',
  component: Progress,
  args: { label: 'S’envien les fotografies', percent: 42, locale: localeOf('ca') },
  argTypes: { locale: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'For what takes seconds and can say how far it is: an upload, a vote count.',
    avoid: 'For content on its way (a skeleton) and for waits under a second (nothing).',
    anatomy: {
      progress: 'the whole',
      counter: 'how many of how many',
      percent: 'how far',
      bar: 'the same, drawn',
    },
    pairs: pairsOf(Progress, [
      {
        do: { label: 'S’envien les fotografies', percent: 42 },
        dont: { label: 'Espera', percent: undefined },
        why: 'Say what goes on, and how far it is wherever that is known.',
      },
    ]),
    writing: ['message'],
    accessibility:
      'The browser’s own progress element, named by its label and its counter. Say the end in a live region of the form: the bar itself is not announced at every step.',
  }),
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithCounter: Story = { args: { counter: { done: 2, total: 5 } } };
export const Beginning: Story = { args: { percent: 0 } };
export const Done: Story = { args: { percent: 100, counter: { done: 5, total: 5 } } };
export const UnknownLength: Story = { args: { percent: undefined } };
export const Spanish: Story = { args: { label: 'Se envían las fotografías', locale: localeOf('es') } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongWords: Story = {
  args: {
    label: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal',
    counter: { done: 128, total: 4096 },
  },
};
