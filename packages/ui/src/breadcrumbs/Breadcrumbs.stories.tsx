import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeOf } from '../fixtures/locales';
import { BREADCRUMBS, LONG_NAVIGATION } from '../fixtures/shell';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Shell/Breadcrumbs',
  component: Breadcrumbs,
  args: { locale: localeOf('ca'), links: BREADCRUMBS },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPage: Story = { args: { current: 'El temporal, en directe' } };
export const Long: Story = { args: { links: LONG_NAVIGATION } };
export const None: Story = { args: { links: [] } };
