import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { MyChildren } from './MyChildren';

const meta = {
  title: 'Readers/Account/MyChildren',
  component: MyChildren,
  args: {
    list: [
      { id: 'ona', name: 'Ona', birthdate: '2015-05-02', state: 'active' },
      { id: 'marti', name: 'Martí', birthdate: '2017-11-23', state: 'pending' },
    ],
    guardiansHref: '/tutors/',
    addHref: '/perfil/fills/nou/',
    manageHref: '/perfil/fills/gestio/?id={id}',
    removeHref: '/perfil/fills/baixa/?id={id}',
    onRemove: fn(async () => undefined),
  },
  parameters: guide({
    use: 'In the profile area of sites for families.',
    avoid: 'For the reader’s own account: ProfileForm.',
    anatomy: {
      'my-children': 'words and link, list, button',
      state: 'in use or waiting',
      'empty-state': 'nobody yet',
    },
    keyboard: { Tab: 'to each one’s links', Enter: 'follows, asks before it removes' },
    accessibility: 'Links say whose account they are of; an account is taken away after a question.',
  }),
} satisfies Meta<typeof MyChildren>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Elimina el compte de Martí' }));
    const dialog = await within(document.body).findByRole('dialog');
    await expect(within(dialog).getByText(/compte de Martí/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Elimina el compte' }));
    await expect(args.onRemove).toHaveBeenCalledWith('marti');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
export const None: Story = { args: { list: [] } };
export const BirthdateMissing: Story = { args: { list: [], missing: 'birthdate' } };
export const Full: Story = { args: { missing: 'full' } };
export const Failed: Story = { args: { failed: true } };
export const InSpanish: Story = { globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const LongWords: Story = {
  args: {
    list: [
      {
        id: 'l',
        name: 'Maria Desemparats Vilanova-Escrivà de Romaní',
        birthdate: '2016-01-01',
        state: 'pending',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
