import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { AccountMenu } from './AccountMenu';

const meta = {
  title: 'Readers/Account/AccountMenu',
  parameters: guide({
    use: 'In the header, where a site has readers.',
    avoid: 'On the profile’s own pages: AccountNav.',
    anatomy: { account: 'the button or the link' },
    keyboard: { 'Enter, Space, Arrow Down': 'open the menu', Escape: 'closes it' },
    covers: 420,
    accessibility: 'The button says whose account it is; logged out it is a link to the login.',
  }),
  component: AccountMenu,
  args: { user: { nick: 'roser' }, onLogout: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = { args: { user: null, backUrl: '/territori/temporal/' } };

/** A page whose URL changes without navigation is notified before the link is followed. */
export const Reached: Story = {
  args: { user: null, backUrl: '/buscar?text=port', onReach: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Inicia la sessió' })).toHaveFocus();
    await expect(args.onReach).toHaveBeenCalledOnce();
  },
};
export const FirstLetter: Story = {};
export const Thumbnail: Story = { args: { user: { nick: 'josep', thumbnailUrl: PICTURES.keeper.src } } };
export const WithoutNick: Story = { args: { user: { nick: '' } } };

/** Opened by keyboard, navigated by arrows, closed by Escape; the last entry logs out. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = await canvas.findByRole('button', { name: 'Compte de roser' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'El meu perfil' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Tanca la sessió' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}{End}{Enter}');
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce());
  },
};
