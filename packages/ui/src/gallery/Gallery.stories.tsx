import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { missingPicture, PICTURES } from '../fixtures/pictures';
import { Gallery } from './Gallery';

const images = [
  { image: PICTURES.storm, caption: 'El mar, a les set.', credit: 'Laia Bargalló' },
  { image: PICTURES.harbour, caption: 'El moll de Llevant, el dia abans.' },
  { image: PICTURES.street, caption: 'El carrer Major, <em>sense llum</em>.', credit: 'Arxiu' },
  { image: PICTURES.market, credit: 'Roser Vives / CC BY 4.0' },
  { image: PICTURES.bridge, caption: 'El pont de ferro.' },
];

const meta = {
  title: 'Content/Media/Gallery',
  component: Gallery,
  args: { locale: localeOf('ca'), images, label: 'El temporal en imatges' },
  parameters: guide({
    use: 'Pictures of an article or a photo gallery, all of them on the page.',
    avoid: 'One picture: Figure. Pictures that can be enlarged: GalleryViewer, which begins as this.',
    anatomy: { gallery: 'The whole.', figure: 'A picture with its number, caption and credit.' },
    accessibility: 'Each picture has its alternative text; captions are no substitute for it.',
  }),
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
/** No separator is left alone, whatever part is missing. */
export const MissingParts: Story = {
  tags: ['!autodocs'],
  args: { images: [...images, { image: PICTURES.storm }] },
  play: async ({ canvasElement }) => {
    const said = [...canvasElement.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
    await expect(said).toEqual([
      '1 / 6 · El mar, a les set. Foto: Laia Bargalló',
      '2 / 6 · El moll de Llevant, el dia abans.',
      '3 / 6 · El carrer Major, sense llum. Foto: Arxiu',
      '4 / 6 Foto: Roser Vives / CC BY 4.0',
      '5 / 6 · El pont de ferro.',
      '6 / 6',
    ]);
  },
};
/** Upright and wide pictures of a row are equally high. */
export const Mixed: Story = {
  args: {
    images: images.map((picture, at) =>
      at === 2 ? { ...picture, image: { ...picture.image, width: 600, height: 900 } } : picture,
    ),
  },
};
export const Four: Story = { args: { images: images.slice(0, 4) } };
export const One: Story = { args: { images: images.slice(0, 1) } };
export const Missing: Story = { args: { images: [{ image: missingPicture }, ...images.slice(0, 2)] } };
export const None: Story = { args: { images: [] } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
};
