import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { Embed } from './Embed';

const meta = {
  title: 'Content/Media/Embed',
  component: Embed,
  args: {
    locale: localeOf('ca'),
    url: 'https://www.youtube.com/watch?v=far',
    provider: 'YouTube',
    title: 'Directe des de la torre del port',
  },
  parameters: guide({
    use: 'A page of another site that an article speaks of and that cannot, or need not, be shown here.',
    avoid: 'Films and sound whose player is known: ConsentEmbed.',
    anatomy: { embed: 'The card; `data-provider` and `data-url` say whose and where.' },
    accessibility: 'The link says where it leads and opens in a window of its own.',
  }),
} satisfies Meta<typeof Embed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTitle: Story = { args: { title: undefined } };
export const WithConsent: Story = { args: { action: <Button>Mostra’l aquí</Button> } };
