import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { Stack } from '../layout/Layout';
import { NOTICE_VARIANTS, Notice } from './Notice';

const meta = {
  title: 'Controls/Feedback/Notice',
  parameters: guide({
    use: 'For what readers of this page must know, where they meet it.',
    avoid:
      'For the outcome of a form: FormAlert. For what comes by itself: Toast. Over the whole front: Banner.',
    anatomy: { title: 'what it is about', notice: 'the whole' },
    keyboard: { none: 'it has no behaviour of its own' },
    pairs: pairsOf(Notice, [
      {
        do: { locale: localeOf('ca'), title: 'Els comentaris tanquen a mitjanit' },
        dont: { locale: localeOf('ca'), title: 'Avís important!!!' },
        why: 'The title is the news itself. Capitals and exclamation marks are for nobody.',
      },
    ]),
    writing: ['title of an overlay', 'message'],
    accessibility:
      'It is read in its place and interrupts nobody; its kind is said by its words, not by its colour alone.',
  }),
  component: Notice,
  args: {
    locale: localeOf('ca'),
    title: 'Els comentaris tanquen a mitjanit',
    children: <p>Després es podran llegir, però no se’n podran escriure més.</p>,
  },
  argTypes: {
    variant: { control: 'select', options: NOTICE_VARIANTS },
    locale: { table: { disable: true } },
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  parameters: { picture: true },
  render: (args) => (
    <Stack>
      {NOTICE_VARIANTS.map((variant) => (
        <Notice {...args} key={variant} variant={variant} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((sign) => sign.innerHTML);
    await expect(new Set(drawings).size).toBe(NOTICE_VARIANTS.length);
    const words = [...canvasElement.querySelectorAll('[data-part=notice]')].map((notice) =>
      notice.textContent?.split('Els ')[0]?.trim(),
    );
    await expect(words).toEqual(['', 'Fet:', 'Avís:', 'Error:']);
  },
};
export const WithActions: Story = {
  args: {
    variant: 'warning',
    actions: (
      <Button size="small" variant="secondary">
        Escriu un comentari
      </Button>
    ),
  },
};
export const WithoutTitle: Story = { args: { title: undefined } };
export const LongWords: Story = {
  args: { title: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
