import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { WORDMARK_SIGNS } from './Sign';
import { WORDMARK_SIZES, Wordmark } from './Wordmark';

const meta = {
  title: 'Shell/Wordmark',
  parameters: guide({
    use: 'For the name of a site in its brand, with its sign.',
    avoid: 'For pictures of logos.',
    accessibility: 'Its words are its name; the sign is silent.',
  }),
  component: Wordmark,
  args: { name: 'El Far', sign: 'lighthouse' },
  argTypes: {
    sign: { control: 'select', options: WORDMARK_SIGNS },
    size: { control: 'select', options: WORDMARK_SIZES },
  },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Every: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      {WORDMARK_SIGNS.flatMap((sign) =>
        WORDMARK_SIZES.map((size) => <Wordmark key={`${sign}${size}`} {...args} sign={sign} size={size} />),
      )}
    </div>
  ),
};
