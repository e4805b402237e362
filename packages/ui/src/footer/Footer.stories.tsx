import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { FOOTER, LEGAL, LONG_NAVIGATION, SOCIAL } from '../fixtures/shell';
import { WORDMARK_SIGNS } from '../header/index';
import { Footer } from './Footer';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'At the foot of every page.',
      avoid: 'What a reader needs at once: few come here.',
      anatomy: { footer: 'Name, columns of links, networks, legal matter.' },
      accessibility: 'Each column is headed by its name; icons of networks are named.',
    }),
  },
  args: {
    locale: localeOf('ca'),
    name: 'El Far',
    sign: 'lighthouse',
    tagline: 'Diari de la costa i el camp, des del 1908',
    columns: FOOTER,
    social: SOCIAL,
    legal: LEGAL,
  },
  argTypes: { sign: { control: 'select', options: WORDMARK_SIGNS } },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Least: Story = {
  args: { columns: [], social: [], legal: [], tagline: undefined, sign: 'none' },
};
export const OfAFiction: Story = { args: { isFiction: true } };
export const Waves: Story = { args: { name: 'Ones', sign: 'waves' } };
export const ManyColumns: Story = {
  args: {
    columns: [
      ...FOOTER,
      { title: 'Més', links: [...LONG_NAVIGATION] },
      { title: 'Encara', links: [...LONG_NAVIGATION] },
    ],
  },
};
export const Spanish: Story = {
  args: { locale: localeOf('es'), name: 'Ribera Diario', sign: 'river' },
  globals: { language: 'es' },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
