import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { Corrections } from './Article';

const first = {
  id: '1',
  date: '2026-03-18T11:20:00+01:00',
  text: 'Dèiem que la reunió era dilluns; va ser dimarts, i hi van assistir quatre regidors i no tres.',
};

const meta = {
  title: 'Content/Article/Corrections',
  component: Corrections,
  args: { locale: localeOf('ca'), corrections: [first] },
  parameters: guide({
    use: '`Article` shows them before its text: what was wrong, what is right, and since when.',
    avoid: 'What was added to a story: that is an update, and its date says it.',
    anatomy: { corrections: 'All of them, the first one first.' },
    accessibility: 'A named complementary region; each note says its date.',
  }),
} satisfies Meta<typeof Corrections>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = {
  args: {
    corrections: [
      first,
      { id: '2', date: '2026-03-19T09:00:00+01:00', text: 'El pressupost és de 14,6 milions d’euros.' },
    ],
  },
};
export const Spanish: Story = {
  args: {
    locale: localeOf('es'),
    corrections: [{ ...first, text: 'Decíamos que la reunión era el lunes; fue el martes.' }],
  },
  globals: { language: 'es' },
};
