import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { MostRead } from './MostRead';

const today = [STORIES.storm, STORIES.keeper, STORIES.resigns, STORIES.compost, STORIES.derby];
const week = [STORIES.school, STORIES.rice, STORIES.beach, STORIES.column, STORIES.trains];

const meta = {
  title: 'Content/Fronts/MostRead',
  parameters: guide({
    use: 'For what readers read most, in two spans of time.',
    avoid: 'For what the newsroom chose: Cards.',
    keyboard: { 'Arrow keys': 'go from one tab to the other' },
    anatomy: {
      'most-read': 'The whole',
      'section-head': 'Title',
      tabs: 'Tabs: one for each period',
      '<ol>': 'Ranking',
      '<li>': 'Number and headline',
    },
    accessibility: 'Tabs with a name each; ranks are an ordered list.',
  }),
  component: MostRead,
  args: {
    tabs: [
      { title: 'Avui', cards: today },
      { title: 'Setmana', cards: week },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MostRead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoTabs: Story = {};
export const OneList: Story = { args: { tabs: [{ title: 'Avui', cards: today }] } };
/** Rules are between the rows: none below the last. */
export const RulesBetween: Story = {
  tags: ['!autodocs'],
  args: OneList.args,
  play: async ({ canvasElement }) => {
    const rules = [...canvasElement.querySelectorAll('li')].map(
      (line) => getComputedStyle(line).borderBlockEndWidth,
    );
    await expect(rules.slice(0, -1).every((width) => width === '1px')).toBe(true);
    await expect(rules.at(-1)).toBe('0px');
  },
};
export const Ten: Story = { args: { tabs: [{ title: 'Avui', cards: [...today, ...week] }] } };
export const Empty: Story = { args: { tabs: [] } };
export const Wide: Story = {
  decorators: [
    (Story) => (
      <div style={{ minInlineSize: 800 }}>
        <Story />
      </div>
    ),
  ],
};

/** The first tab by default; the second by arrow key (spec §4). */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: STORIES.storm.title })).toBeVisible();
    canvas.getByRole('tab', { name: 'Avui' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: STORIES.school.title })).toBeVisible();
    await expect(canvas.getByText(STORIES.storm.title)).not.toBeVisible();
  },
};
