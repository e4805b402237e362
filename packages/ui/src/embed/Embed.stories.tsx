import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index';
import { localeOf } from '../fixtures/locales';
import { Embed } from './Embed';

const meta = {
  title: 'Article/Embed',
  component: Embed,
  args: {
    locale: localeOf('ca'),
    url: 'https://www.youtube.com/watch?v=far',
    provider: 'YouTube',
    title: 'Directe des de la torre del port',
  },
} satisfies Meta<typeof Embed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutTitle: Story = { args: { title: undefined } };
export const WithConsent: Story = { args: { action: <Button>Mostra’l aquí</Button> } };
