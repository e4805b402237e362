import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { BREADCRUMBS, LONG_NAVIGATION } from '../fixtures/shell';
import { Breadcrumbs } from './Breadcrumbs';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { locale: localeOf('ca'), links: BREADCRUMBS },
  parameters: guide({
    use: 'Over the title of articles and listings: the sections they lie in.',
    avoid: 'Fronts, which lie in nothing.',
    anatomy: { breadcrumbs: 'The way from the front down.' },
    pairs: pairsOf(Breadcrumbs, [
      {
        do: {},
        dont: { links: BREADCRUMBS.slice(0, 1) },
        why: 'The sections that a page lies in, from wide to narrow. On a front there is nothing to lead back to.',
      },
    ]),
    accessibility: 'A named navigation; the page itself, where it is shown, is `aria-current`.',
  }),
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithPage: Story = { args: { current: 'El temporal, en directe' } };
export const Long: Story = { args: { links: LONG_NAVIGATION } };
export const None: Story = { args: { links: [] } };
export const Spanish: Story = {
  args: { locale: localeOf('es'), current: 'El temporal' },
  globals: { language: 'es' },
};
export const RightToLeft: Story = { args: { current: 'El temporal' }, globals: { dir: 'rtl' } };
export const LongWords: Story = {
  args: { current: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
