import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { AgeSign } from './AgeSign';

const meta = {
  title: 'Content/Broadcast/AgeSign',
  parameters: guide({
    use: 'Beside the name of a programme: in the guide, at its head.',
    avoid: 'For the age of readers: that is in the forms.',
    anatomy: { 'age-sign': 'The whole', '<span>': 'The sign, and its words' },
    accessibility: 'The sign is hidden from assistive technology, which reads its words.',
  }),
  component: AgeSign,
  args: { locale: localeOf('ca'), rating: { age: '12', warnings: ['violence', 'language'] } },
} satisfies Meta<typeof AgeSign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sign: Story = {
  play: async ({ canvasElement }) => {
    const words = 'No recomanat per a menors de 12 anys: violència, llenguatge groller';
    await expect(within(canvasElement).getByText(words)).toBeInTheDocument();
  },
};
export const Words: Story = { args: { variant: 'words' } };
export const ForEverybody: Story = { args: { rating: { age: 'all' }, variant: 'words' } };
