import type { Meta, StoryObj } from '@storybook/react-vite';
import { SEPARATOR_PLACES, SEPARATOR_TONES, Separator } from './Separator';

const meta = {
  title: 'Content/Separator',
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
