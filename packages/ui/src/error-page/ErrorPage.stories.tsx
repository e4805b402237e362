import { PAGE_ERROR_STATUSES, pageErrorTextsCa, pageErrorTextsEs } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { ErrorPage } from './ErrorPage';

const { pages } = pageErrorTextsCa;

const meta = {
  title: 'Controls/Feedback/ErrorPage',
  parameters: guide({
    use: 'For an address that cannot be shown: 401, 403, 404, 410, 429, 500.',
    avoid: 'For a part of a page that failed: it says so in its place.',
    anatomy: {
      'error-page': 'The whole',
      '<p>': 'Number of the error',
      '<h1>': 'What happened',
      'h1 + p': 'What can be done',
      button: 'Ways on; the first is the main one',
    },
    accessibility: 'The title says what happened, the text what to do.',
  }),
  component: ErrorPage,
  args: {
    locale: localeOf('ca'),
    status: 404,
    texts: pages[404],
    backUrl: '/perfil/mi-cuenta/',
    retryHref: '/',
  },
  argTypes: { status: { control: 'select', options: PAGE_ERROR_STATUSES } },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unauthorised: Story = { args: { status: 401, texts: pages[401] } };
export const Forbidden: Story = {
  parameters: { picture: true },
  args: { status: 403, texts: pages[403], contactHref: '/contacte/' },
  play: async ({ canvasElement, args }) => {
    const way = within(canvasElement).getByRole('link', { name: 'escriu-nos' });
    await expect(way).toHaveAttribute('href', args.contactHref);
  },
};
export const NotFound: Story = {};
export const Gone: Story = { args: { status: 410, texts: pages[410] } };
export const TooOften: Story = { args: { status: 429, texts: pages[429] } };
export const Failed: Story = { args: { status: 500, texts: pages[500] } };
export const Spanish: Story = { args: { locale: localeOf('es'), texts: pageErrorTextsEs.pages[404] } };
