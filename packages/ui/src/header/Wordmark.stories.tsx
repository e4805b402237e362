import { SITE_TOKENS } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { WORDMARK_SIGNS } from './Sign';
import { WORDMARK_SIZES, Wordmark } from './Wordmark';

const meta = {
  title: 'Navigation/Wordmark',
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

/** Drawn as outlines, each as high and as wide as its type: no font has to load. */
export const Drawn: Story = {
  parameters: { picture: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      {(['far', 'ribera', 'ones'] as const).flatMap((site) => {
        const { wordmark } = SITE_TOKENS[site];
        return wordmark
          ? WORDMARK_SIZES.map((size) => (
              <Wordmark
                key={`${site}${size}`}
                {...args}
                name={wordmark.text}
                outlines={wordmark}
                size={size}
              />
            ))
          : [];
      })}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of ['El Far', 'Ribera Diario', 'Ones'])
      await expect(canvas.getAllByText(name)).toHaveLength(WORDMARK_SIZES.length);
    for (const letters of canvasElement.querySelectorAll('svg:has(> path:only-child)')) {
      const { width, height } = letters.getBoundingClientRect();
      await expect(width).toBeGreaterThan(height * 2);
    }
  },
};
/** A name other than the drawn one is set in type. */
export const AnotherName: Story = {
  args: { name: 'El Far de Llevant', outlines: SITE_TOKENS.far.wordmark },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('El Far de Llevant')).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
  },
};
export const Every: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      {WORDMARK_SIGNS.flatMap((sign) =>
        WORDMARK_SIZES.map((size) => <Wordmark key={`${sign}${size}`} {...args} sign={sign} size={size} />),
      )}
    </div>
  ),
};
