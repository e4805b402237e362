import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { DISCLOSURE_VARIANTS, Disclosure } from './Disclosure';

const meta = {
  title: 'Controls/Disclosure/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Qui pot comentar?',
    children: <p>Qualsevol persona registrada que tingui completes les dades del perfil.</p>,
  },
  argTypes: { variant: { control: 'select', options: DISCLOSURE_VARIANTS } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560, minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'For what some readers want and others would stumble over: conditions, long lists, sub-navigation without JavaScript.',
    avoid: 'For what everyone needs to read, and for actions of one thing (a menu).',
    anatomy: { disclosure: 'the whole', summary: 'what is pressed', content: 'what is opened' },
    keyboard: { 'Enter, Space': 'open and close' },
    pairs: pairsOf(Disclosure, [
      {
        do: { summary: 'Qui pot comentar?' },
        dont: { summary: 'Més informació' },
        why: 'The summary says what is inside: it decides whether it is opened.',
      },
    ]),
    writing: ['label of a button'],
    accessibility:
      'The browser’s own details and summary: its state is read out, it works without JavaScript, and searching in the page opens it.',
  }),
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const OverThePage: Story = { args: { variant: 'dropdown', defaultOpen: true } };
export const OverThePageRightToLeft: Story = { ...OverThePage, globals: { dir: 'rtl' } };
export const LongWords: Story = {
  args: { summary: 'Desinstitucionalització i desenvolupament socioeconòmic intercomarcal' },
};
export const OneOfSeveral: Story = {
  render: (args) => (
    <>
      {['Qui pot comentar?', 'Com es modera?', 'Puc esborrar-ne un?'].map((summary, at) => (
        <Disclosure key={summary} {...args} summary={summary} name="questions" defaultOpen={at === 0} />
      ))}
    </>
  ),
};

/** Native behaviour: a press on the summary, by key or pointer, opens it. */
export const Keyboard: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const summary = canvas.getByText('Qui pot comentar?');
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await expect(canvas.getByText(/Qualsevol persona/)).toBeVisible();
  },
};
