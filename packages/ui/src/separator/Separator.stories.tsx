import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { SEPARATOR_PLACES, SEPARATOR_TONES, Separator } from './Separator';

const meta = {
  title: 'Content/Text/Separator',
  parameters: guide({
    use: 'Between things that a rule helps to tell apart.',
    avoid: 'Where space does it.',
    accessibility: 'A separator in the page’s outline.',
  }),
  component: Separator,
  argTypes: {
    tone: { control: 'select', options: SEPARATOR_TONES },
    place: { control: 'select', options: SEPARATOR_PLACES },
  },
} satisfies Meta<typeof Separator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };
export const Centred: Story = { args: { place: 'center' } };
