import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide, pairsOf } from '../fixtures/guide';
import { Tabs } from './Tabs';

const meta = {
  title: 'Controls/Disclosure/Tabs',
  parameters: guide({
    use: 'For a few views of the same matter.',
    avoid: 'To go to other pages: links.',
    keyboard: { 'Arrow keys': 'go from tab to tab', 'Home, End': 'go to the first and the last' },
    pairs: pairsOf(Tabs, [
      {
        do: {},
        dont: {
          tabs: ['Portada', 'Política', 'Economia', 'Esports', 'Cultura', 'Opinió', 'Agenda', 'El temps'].map(
            (title) => ({ id: title, title, content: <p>{title}</p> }),
          ),
        },
        why: 'Two to five views of one matter, in a word each. Sections are pages: Header.',
      },
    ]),
    writing: ['tag'],
    anatomy: {
      tabs: 'The whole',
      '[role=tablist]': 'Row of tabs',
      '[role=tab]': 'Tab; the chosen one has the rule',
      '[role=tabpanel]': 'Panel',
    },
    accessibility: 'Tab, list and panel as ARIA has them.',
  }),
  component: Tabs,
  args: {
    label: 'El més llegit',
    onValueChange: fn(),
    tabs: [
      { id: 'avui', title: 'Avui', content: <p>El temporal de llevant tanca el port.</p> },
      { id: 'setmana', title: 'Setmana', content: <p>L’últim faroner de l’Abella.</p> },
      { id: 'mes', title: 'Mes', content: <p>Onze municipis, una planta.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Second: Story = { args: { defaultValue: 'setmana' } };
export const One: Story = { args: { tabs: [{ id: 'a', title: 'Avui', content: <p>Una sola llista.</p> }] } };
export const LongWords: Story = {
  args: {
    tabs: ['Desenvolupament socioeconòmic', 'Desestacionalització', 'Telecomunicacions', 'Intercomarcal'].map(
      (title, at) => ({ id: String(at), title, content: <p>{title}</p> }),
    ),
  },
};

/** Arrows wrap around, Home and End move to the ends; a click works too. */
export const Keyboard: Story = {
  parameters: { picture: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name });
    tab('Avui').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Setmana')).toHaveFocus();
    await expect(canvas.getByText('L’últim faroner de l’Abella.')).toBeVisible();
    await expect(canvas.getByText('El temporal de llevant tanca el port.')).not.toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(tab('Mes')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Avui')).toHaveFocus();
    tab('Setmana').click();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('setmana');
  },
};

/** Controlled: the parent sets the visible panel; a choice that it ignores changes nothing. */
export const Controlled: Story = {
  render: (args) => {
    const [chosen, setChosen] = useState('setmana');
    return <Tabs {...args} value={chosen} onValueChange={(id) => id !== 'mes' && setChosen(id)} />;
  },
  play: async ({ canvasElement }) => {
    const tab = (name: string) => within(canvasElement).getByRole('tab', { name });
    await expect(tab('Setmana')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('Mes'));
    await expect(tab('Setmana')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('Avui'));
    await expect(tab('Avui')).toHaveAttribute('aria-selected', 'true');
  },
};
