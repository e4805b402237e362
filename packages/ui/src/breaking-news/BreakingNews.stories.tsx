import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { BreakingNews } from './BreakingNews';

const alert = {
  id: '7',
  title: 'El temporal obliga a tancar el port de Port Savina',
  text: 'La flota ha tornat a moll i es demana que ningú no s’acosti a l’escullera.',
  link: { href: '/societat/temporal-port/' },
  image: null,
};

const meta = {
  title: 'Navigation/BreakingNews',
  component: BreakingNews,
  args: { locale: localeOf('ca'), alert },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'Over the front while something happens that everybody has to know. One at a time.',
      avoid:
        'The newest stories, which are `LastHour`; what a reader is told on any page, which is `AlertToast`.',
      anatomy: { 'breaking-news': 'The strip, from edge to edge.' },
      accessibility: 'A named region at the beginning of the page; it moves nothing and interrupts nobody.',
    }),
  },
} satisfies Meta<typeof BreakingNews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {};
export const HeadlineAlone: Story = { args: { alert: { ...alert, text: '' } } };
export const WithoutLink: Story = { tags: ['!autodocs'], args: { alert: { ...alert, link: null } } };
export const LongWords: Story = {
  args: {
    locale: localeOf('es'),
    alert: {
      ...alert,
      title: 'Desalojadas las urbanizaciones más próximas al desbordamiento del embalse de Valdehinojosa',
      text: 'Esternocleidomastoideamente-contrarrevolucionariamente: la carretera comarcal está cortada.',
    },
  },
  globals: { language: 'es' },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
