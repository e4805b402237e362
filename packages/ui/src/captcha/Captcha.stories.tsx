import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from '../checkbox/index';
import { guide, pairsOf } from '../fixtures/guide';
import { CAPTCHA_STATUSES, Captcha } from './Captcha';

const meta = {
  title: 'Controls/Forms/Captcha',
  component: Captcha,
  args: { status: 'loading', provider: 'Google reCAPTCHA', onStart: fn(), onRetry: fn() },
  argTypes: { status: { control: 'select', options: CAPTCHA_STATUSES } },
  parameters: guide({
    use: 'In a form that robots would misuse: registration, recovery.',
    avoid: 'Where a limit by address is enough: sign-in, newsletters.',
    anatomy: { captcha: 'the reserved place' },
    keyboard: {
      Tab: 'goes to the button that begins it, into what the provider draws, or to the retry button',
    },
    pairs: pairsOf(Captcha, [
      {
        do: { status: 'failed' },
        dont: { status: 'loading' },
        why: 'Where it cannot load, say so and let it be tried again; never leave a form that waits for ever.',
      },
    ]),
    accessibility:
      'The provider answers for its own part; choose one that asks nothing of most readers, and has a way without pictures.',
  }),
} satisfies Meta<typeof Captcha>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing of the provider has loaded: the reader decides. */
export const Asleep: Story = {
  parameters: { picture: true },
  args: { status: 'asleep', without: { checked: false, onChange: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Fes la comprovació' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Registra’m sense aquesta comprovació' }));
    await expect(args.without?.onChange).toHaveBeenLastCalledWith(true);
  },
};
export const Without: Story = { args: { status: 'asleep', without: { checked: true } } };
export const Loading: Story = {};
export const Ready: Story = {
  args: { status: 'ready', children: <Checkbox label="No soc un robot" name="captcha" /> },
};
export const Failed: Story = {
  parameters: { picture: true },
  args: { status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Torna-ho a provar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
