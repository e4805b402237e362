import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DIY_TASK, RECIPE } from '../fixtures/article';
import { guide } from '../fixtures/guide';
import { PrintButton } from './PrintButton';
import { StepByStep, type StepByStepProps } from './StepByStep';

const meta = {
  title: 'Content/Article/StepByStep',
  component: StepByStep,
  args: {
    title: 'All i pebre d’anguila',
    recipe: RECIPE,
    backHref: '/cuina/arros/',
    onTimer: fn(),
    isScreenKept: true,
    onKeepScreen: fn(),
    onValueChange: fn(),
    onTick: fn(),
    onServingsChange: fn(),
  },
  parameters: guide({
    use: 'To follow a recipe or a DIY task with one’s hands full, on a page of its own.',
    avoid: 'Within an article: RecipeFacts.',
    anatomy: {
      'step-by-step': 'The whole',
      checkbox: 'A thing that is needed, to be ticked',
      step: 'One step',
      timer: 'Its minutes, and their countdown',
      guide: 'Back, on, and all steps again',
      print: 'PrintButton, beside a recipe’s facts',
    },
    keyboard: {
      'ArrowRight, ArrowLeft': 'the next step, the one before',
      Escape: 'shows all steps; from there leads back to the text',
    },
    accessibility:
      'All steps are there until the reader begins. Then a new step is said politely, and a countdown that is over at once. The clock and the screen’s lock are left to whoever uses it.',
  }),
} satisfies Meta<typeof StepByStep>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All steps, as without JavaScript. */
export const Whole: Story = {};
export const Diy: Story = {
  args: {
    title: 'Un prestatge fet amb dues caixes de peix',
    recipe: DIY_TASK,
    backHref: '/a-casa/prestatge/',
  },
};
/** If the browser cannot keep the screen awake, that is not mentioned. */
export const OneStep: Story = {
  parameters: { picture: true },
  args: { isScreenKept: undefined },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Comença' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(0);
    await expect(within(canvasElement).getByRole('button', { name: 'Següent' })).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[data-part=step]:not([hidden])')).toHaveLength(1);
  },
};
/** A reload continues at the same step, with what was ticked, for as many people. */
export const Continued: Story = {
  parameters: { picture: true },
  args: { value: 2, ticked: [0, 2], servings: 6 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('[data-part=step]:not([hidden])')?.id).toBe('pas-3');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('checkbox', { name: '30 ametlles torrades' }));
    await expect(args.onTick).toHaveBeenCalledWith(4, true);
    await userEvent.click(canvas.getByRole('button', { name: 'Per a més persones' }));
    await expect(args.onServingsChange).toHaveBeenCalledWith(7);
  },
};
/** A countdown runs for one step while another is shown; one has ended. */
export const Countdowns: Story = {
  args: { timers: { 3: { secondsLeft: 0, isRunning: false }, 4: { secondsLeft: 431, isRunning: true } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Comença' }));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'S’ha acabat el temps del pas 4.',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pas 5 · 7:11' }));
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('7:11');
  },
};
export const Spanish: Story = {
  args: { title: 'Un prestatge fet amb dues caixes de peix', recipe: DIY_TASK },
  globals: { language: 'es' },
};
export const RightToLeft: Story = {
  args: { title: 'Un prestatge fet amb dues caixes de peix', recipe: DIY_TASK },
  globals: { dir: 'rtl' },
};
export const Print: Story = {
  render: () => <PrintButton onPrint={() => {}} />,
};

function Kept(props: StepByStepProps) {
  const [isKept, setKept] = useState(true);
  return <StepByStep {...props} isScreenKept={isKept} onKeepScreen={setKept} />;
}

/** Arrows move from step to step and stop at the ends; Escape shows all of them and restores the focus. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = () => canvasElement.querySelector('[data-part=step]:not([hidden])')?.id;
    await userEvent.click(canvas.getByRole('button', { name: 'Comença' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(shown()).toBe('pas-1');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(shown()).toBe('pas-3');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mantén la pantalla encesa' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(shown()).toBe('pas-5');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Comença' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvasElement.querySelectorAll('[data-part=step]:not([hidden])')).toHaveLength(5);
  },
};

/** The left arrow moves forward, the right one back. */
export const KeyboardRightToLeft: Story = {
  tags: ['!autodocs'],
  globals: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const shown = () => canvasElement.querySelector('[data-part=step]:not([hidden])')?.id;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Comença' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(shown()).toBe('pas-3');
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown()).toBe('pas-2');
  },
};
