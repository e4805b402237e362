import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button';
import { guide, pairsOf } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { LoadFailure } from './LoadFailure';

const meta = {
  title: 'Controls/Feedback/LoadFailure',
  component: LoadFailure,
  args: { locale: localeOf('ca'), onRetry: fn() },
  parameters: guide({
    use: 'Beside a part of a page whose script could not be fetched.',
    avoid: 'For a call that failed: FormAlert, or the part’s own words.',
    anatomy: { 'load-failure': 'The notice; it lies over what follows, so that nothing moves.' },
    keyboard: { 'Enter, Space': 'Another try.' },
    pairs: pairsOf(LoadFailure, [
      {
        do: {},
        dont: { onRetry: undefined },
        why: 'Give it another try whenever there is one: most failures are of the moment.',
      },
    ]),
    writing: ['message'],
    accessibility: 'An alert: it is read out when it appears, and takes no focus.',
  }),
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 160 }}>
        <Button variant="secondary">Compte</Button>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { picture: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Torna-ho a provar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Spanish: Story = { args: { locale: localeOf('es') } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
