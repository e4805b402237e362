import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
    manageHref: '/perfil/fills/{id}/',
    onRemove: fn(),
  },
  parameters: guide({
    use: 'In the profile area of sites for families.',
    avoid: 'For the reader’s own account: ProfileForm.',
    anatomy: {
      'my-children': 'words and link, list, button',
      state: 'in use or waiting',
      empty: 'nobody yet',
    },
    keyboard: { Tab: 'to each one’s link and button', Enter: 'follows, removes' },
    accessibility: 'Links and buttons say whose account they are of.',
  }),
} satisfies Meta<typeof MyChildren>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Treu Martí' }));
    await expect(args.onRemove).toHaveBeenCalledWith('marti');
  },
};
export const None: Story = { args: { list: [] } };
export const Removing: Story = { args: { removing: ['ona'] } };
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
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};
