import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { ReadingNotice } from './ReadingNotice';

const meta = {
  title: 'Readers/Paywall/ReadingNotice',
  component: ReadingNotice,
  args: { publicHref: '/cultura/un-ascensor/', locale: localeOf('ca') },
  parameters: guide({
    use: 'Over a text for registered readers on a page of the reader’s own.',
    avoid: 'On the public page, where the rest takes the place of its gate.',
    anatomy: { 'reading-notice': 'that the text is whole, and its public page' },
    keyboard: { Tab: 'reaches the link' },
    accessibility: 'A sentence and a link, before the text.',
  }),
} satisfies Meta<typeof ReadingNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InSpanish: Story = { args: { locale: localeOf('es') } };
