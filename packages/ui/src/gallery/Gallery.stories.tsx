import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeOf } from '../fixtures/locales';
import { missingPicture, PICTURES } from '../fixtures/pictures';
import { Gallery } from './Gallery';

const images = [
  { image: PICTURES.storm, caption: 'El mar, a les set.', credit: 'Laia Bargalló' },
  { image: PICTURES.harbour, caption: 'El moll de Llevant, el dia abans.' },
  { image: PICTURES.street, caption: 'El carrer Major, <em>sense llum</em>.', credit: 'Arxiu' },
  { image: PICTURES.market },
  { image: PICTURES.bridge, caption: 'El pont de ferro.' },
];

const meta = {
  title: 'Article/Gallery',
  component: Gallery,
  args: { locale: localeOf('ca'), images, label: 'El temporal en imatges' },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
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
