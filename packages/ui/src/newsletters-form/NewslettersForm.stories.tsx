import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { NewslettersForm } from './NewslettersForm';

const meta = {
  title: 'Readers/Account/NewslettersForm',
  component: NewslettersForm,
  args: {
    action: '/perfil/boletines/',
    newsletters: [
      {
        id: 'mati',
        name: 'El far del matí',
        isSubscribed: true,
        href: '/butlletins/mati/',
        about: 'La tria de la portada, de dilluns a divendres a les 06:30.',
      },
      // Sent by a third-party service, without a description.
      { id: 'cuina', name: 'A taula', isSubscribed: false },
    ],
    onSubmit: fn(),
  },
  parameters: guide({
    use: 'On the newsletters page of the profile area.',
    avoid: 'For readers without an account: the newsletter module.',
    anatomy: { 'newsletters-form': 'a checkbox for each, one button' },
    keyboard: { Space: 'chooses or leaves', Enter: 'saves' },
    accessibility: 'One group with a name; what came of saving is announced.',
  }),
} satisfies Meta<typeof NewslettersForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The description of a newsletter belongs to its checkbox; its page is a separate link. */
export const Told: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'El far del matí' })).toHaveAccessibleDescription(
      /^La tria de la portada, de dilluns a divendres a les 06:30\./,
    );
    await expect(canvas.getByRole('link', { name: 'Mira com és El far del matí' })).toHaveAttribute(
      'href',
      '/butlletins/mati/',
    );
    await expect(canvas.getByRole('checkbox', { name: 'A taula' })).not.toHaveAccessibleDescription();
  },
};
export const Waiting: Story = { args: { status: 'waiting' } };
export const Saved: Story = {
  parameters: { picture: true },
  args: { status: 'saved' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Rebràs «El far del matí»\./)).toBeVisible();
  },
};
export const SavedNone: Story = {
  tags: ['!autodocs'],
  args: { status: 'saved', newsletters: [{ id: 'mati', name: 'El far del matí', isSubscribed: false }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Rebràs/)).toBeNull();
  },
};
export const Failed: Story = { args: { status: 'failed' } };
export const None: Story = { args: { newsletters: [] } };
export const InSpanish: Story = { globals: { language: 'es' } };
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    // Tab passes the link to its page.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Desa' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(['cuina']);
  },
};
