import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { ConsentChoices } from './ConsentChoices';

const partner = (name: string, purpose: 'embeds' | 'analytics' | 'ads') => ({
  name,
  purpose,
  policy: 'https://example.org/privacy',
});

const meta = {
  title: 'Readers/Account/ConsentChoices',
  component: ConsentChoices,
  args: {
    open: true,
    onOpenChange: fn(),
    purposes: ['embeds', 'analytics', 'ads'],
    partners: [
      partner('YouTube', 'embeds'),
      partner('Vimeo', 'embeds'),
      partner('Comptador', 'analytics'),
      partner('Anuncis de comarca', 'ads'),
    ],
    granted: [],
    policyHref: '/galetes/',
    onDecide: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'To choose one by one, from the notice and from the foot of each page.',
    avoid: 'As the first that readers see: ConsentNotice.',
    anatomy: { 'consent-choices': 'a switch for each purpose, with who is behind it' },
    keyboard: { Tab: 'from switch to switch', Space: 'turns one', Escape: 'closes, and decides nothing' },
    accessibility:
      'Each switch is named by its purpose and described by what it means; nothing is on before.',
  }),
} satisfies Meta<typeof ConsentChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Decided: Story = { args: { granted: ['embeds'] } };
export const OnlyEmbeds: Story = {
  args: { purposes: ['embeds'], partners: [partner('YouTube', 'embeds')], policyHref: undefined },
};
export const Spanish: Story = { globals: { language: 'es' } };
export const English: Story = { globals: { language: 'en' } };

/** The saved choices are those that the switches show. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const analytics = dialog.getByRole('switch', { name: 'Mesura d’audiència' });
    await expect(analytics).not.toBeChecked();
    analytics.focus();
    await userEvent.keyboard(' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Desa el que he triat' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(['analytics'], 'chosen');
    await userEvent.click(dialog.getByRole('button', { name: 'Rebutja-ho tot' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith([], 'none');
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecide).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
