import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { EditionBar } from './EditionBar';
import { PictureOnTap } from './PictureOnTap';

const PICTURE = {
  src: '/media/port/16x9/640.avif',
  alt: 'Les barques tornen a port amb onades de quatre metres',
  width: 640,
  height: 360,
};

const meta = {
  title: 'Content/Media/PictureOnTap',
  parameters: guide({
    use: 'On pages of the light edition: the bar under the header, and in the place of each picture.',
    avoid: 'In the full edition, and for the pictures of cards, which the light edition leaves out.',
    anatomy: { 'edition-bar': 'the whole bar', 'picture-on-tap': 'the place of a picture' },
    keyboard: { Enter: 'shows the picture, or opens the full edition' },
    pairs: pairsOf(PictureOnTap, [
      {
        do: { ...PICTURE, locale: localeOf('ca') },
        dont: { ...PICTURE, alt: '', locale: localeOf('ca') },
        why: 'The words say what the picture shows, so that a reader can decide whether to load it.',
      },
    ]),
    writing: ['label of a button'],
    accessibility:
      'The alternative text is the label. The picture takes the place of the link, with the same text.',
  }),
  component: PictureOnTap,
  args: { ...PICTURE, locale: localeOf('ca') },
} satisfies Meta<typeof PictureOnTap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const WithoutWords: Story = { args: { alt: '' } };
export const InSpanish: Story = { args: { locale: localeOf('es') } };
export const Bar: Story = { render: ({ locale }) => <EditionBar href="?edition=full" locale={locale} /> };
export const NarrowBar: Story = {
  render: ({ locale }) => (
    <div style={{ inlineSize: 288 }}>
      <EditionBar href="?edition=full" locale={locale} />
    </div>
  ),
};
