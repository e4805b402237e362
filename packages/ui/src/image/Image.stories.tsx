import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { artDirected, missingPicture, PICTURES } from '../fixtures/pictures';
import { Image, PICTURE_RATIOS } from './Image';

const meta = {
  title: 'Content/Media/Image',
  parameters: guide({
    use: 'For every picture: formats, widths, ratio, focal point.',
    avoid: 'For signs: icons. For faces: Avatar.',
    anatomy: { picture: 'the place, reserved from the start' },
    pairs: pairsOf(Image, [
      {
        do: { image: PICTURES.lighthouse, ratio: '16:9' },
        dont: { image: { ...PICTURES.lighthouse, focalPoint: { x: 0.9, y: 0.95 } }, ratio: '21:9' },
        why: 'A crop keeps what matters: set the focal point, and see the picture in every ratio.',
      },
    ]),
    writing: ['caption'],
    accessibility: 'An alternative text always; an empty one where the words beside it say the same.',
  }),
  component: Image,
  args: { image: PICTURES.lighthouse, ratio: '16:9', sizes: '480px' },
  argTypes: { ratio: { control: 'select', options: PICTURE_RATIOS } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAttribute('loading', 'lazy');
    const box = image.getBoundingClientRect();
    await expect(Math.round((box.width / box.height) * 100)).toBe(178);
  },
};

export const Ratios: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {PICTURE_RATIOS.map((ratio) => (
        <Image key={ratio} {...args} ratio={ratio} />
      ))}
    </div>
  ),
};

/** The largest picture of a page loads eagerly. */
export const Priority: Story = {
  tags: ['!autodocs'],
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

/** Only widths that the original has and that its place can use. */
export const NarrowPlace: Story = {
  tags: ['!autodocs'],
  args: { widest: 96, ratio: '1:1', sizes: '96px' },
  play: async ({ canvasElement }) => {
    const source = canvasElement.querySelector('source');
    await expect(source?.srcset).toBe('/media/far.webp?ratio=1x1&width=210 210w');
  },
};

/** An alternative picture for the square crop. */
export const ArtDirected: Story = { args: { image: artDirected, ratio: '1:1' } };
export const OtherCropOnPhones: Story = { tags: ['!autodocs'], args: { narrowRatio: '1:1' } };
export const Missing: Story = { args: { image: missingPicture } };
export const WithoutSources: Story = {
  tags: ['!autodocs'],
  args: { image: { src: PICTURES.market.src, alt: 'El mercat' } },
};
export const Broken: Story = {
  args: { image: { src: '/media/no-such-file.webp', alt: 'Una imatge que no ha arribat' } },
};
