import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { Text } from '../text/index';
import { Accordion } from './Accordion';

const answer = (words: string) => <Text variant="summary">{words}</Text>;

const meta = {
  title: 'Controls/Disclosure/Accordion',
  parameters: guide({
    use: 'For questions and answers, of which a reader wants one or two.',
    avoid: 'For what everybody reads: headings and text. For views of one thing: Tabs.',
    anatomy: { accordion: 'the whole', summary: 'the title that opens a part', content: 'the part' },
    keyboard: { Tab: 'goes from title to title', 'Enter, Space': 'opens and closes a part' },
    pairs: [
      {
        do: { defaultValue: 'pay' },
        dont: {
          items: [
            {
              id: 'text',
              title: 'Llegeix l’article',
              content: <p>El port torna a obrir la bocana després de dos dies.</p>,
            },
          ],
        },
        why: 'For questions of which a reader wants one or two. What all came for is not hidden.',
      },
    ],
    accessibility: 'Native details: they open without script, and the browser’s search finds what is closed.',
  }),
  component: Accordion,
  args: {
    headingLevel: 3,
    items: [
      { id: 'pay', title: 'Com puc pagar?', content: answer('Amb targeta o per domiciliació.') },
      {
        id: 'leave',
        title: 'Me’n puc donar de baixa?',
        content: answer('Sí, quan vulguis, des del teu compte.'),
      },
      { id: 'paper', title: 'Hi ha edició en paper?', content: answer('Els caps de setmana, a la comarca.') },
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const FirstOpen: Story = { args: { defaultValue: 'pay' } };
export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Com puc pagar?'));
    await expect(canvas.getByText(/domiciliació/)).toBeVisible();
    await userEvent.click(canvas.getByText('Hi ha edició en paper?'));
    await expect(canvas.getByText(/a la comarca/)).toBeVisible();
    await expect(canvas.getByText(/domiciliació/)).not.toBeVisible();
  },
};
export const Several: Story = {
  args: { multiple: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Com puc pagar?'));
    await userEvent.click(canvas.getByText('Hi ha edició en paper?'));
    await expect(canvas.getByText(/domiciliació/)).toBeVisible();
    await expect(canvas.getByText(/a la comarca/)).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
