import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { DaySelector } from './DaySelector';

const day = (date: string) => ({ date, href: `/programacio/${date.replaceAll('-', '/')}/` });
const WEEK = ['15', '16', '17', '18', '19', '20', '21'].map((number) => day(`2026-03-${number}`));
const MONTH = Array.from({ length: 31 }, (_, at) => day(`2026-03-${String(at + 1).padStart(2, '0')}`));

const meta = {
  title: 'Navigation/DaySelector',
  component: DaySelector,
  args: { days: WEEK, selected: '2026-03-18' },
  parameters: guide({
    use: 'Over a programme guide: one page a day.',
    avoid: 'Ranges of dates and days far away: DateRangeSelect, Calendar.',
    anatomy: {
      'day-selector': 'The row of days.',
      day: 'One of them; the one that is shown is `aria-current`.',
    },
    keyboard: {
      'Arrows, Home, End': 'The day beside it, the first, the last.',
      Enter: 'Goes to that day.',
    },
    accessibility: 'Days are links, so that each can be opened, kept and sent; today says so in words.',
  }),
} satisfies Meta<typeof DaySelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {};
export const AnotherDay: Story = { args: { selected: '2026-03-20' } };
export const One: Story = { args: { days: WEEK.slice(3, 4) } };
export const None: Story = { args: { days: [] } };
export const Spanish: Story = { globals: { language: 'es' } };
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { args: { days: MONTH }, globals: { dir: 'rtl' } };

/** The selected day is scrolled into view, and the page has not moved. */
export const Month: Story = {
  parameters: { picture: true },
  args: { days: MONTH, selected: '2026-03-27' },
  play: async ({ canvasElement }) => {
    const chosen = canvasElement.querySelector('[aria-current]');
    const list = canvasElement.querySelector('ul');
    await waitFor(() => expect(list?.scrollLeft).toBeGreaterThan(0));
    const [inside, around] = [chosen?.getBoundingClientRect(), list?.getBoundingClientRect()];
    await expect(inside?.right).toBeLessThan((around?.right ?? 0) + 0.1);
    await expect(window.scrollY).toBe(0);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: /^Avui/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Demà/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('link', { name: /^diumenge/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: /^dissabte/ })).toHaveFocus();
  },
};

/** The left arrow moves forward, the right one back. */
export const KeyboardRightToLeft: Story = {
  tags: ['!autodocs'],
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: /^Avui/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: /^Demà/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Ahir/ })).toHaveFocus();
  },
};
