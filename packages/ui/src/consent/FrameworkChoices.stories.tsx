import { NO_FRAMEWORK_CHOICE } from '@portal/model/readers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { VENDORS } from '../fixtures/vendors';
import { FrameworkChoices } from './FrameworkChoices';

const meta = {
  title: 'Readers/Account/FrameworkChoices',
  component: FrameworkChoices,
  args: { list: VENDORS, choice: NO_FRAMEWORK_CHOICE, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'Within ConsentChoices, on a site that speaks IAB Europe’s framework (TCF).',
    avoid: 'On any other site: the switches of ConsentChoices say it in fewer words.',
    anatomy: { 'framework-choices': 'purposes, special features, what nobody can choose, and the vendors' },
    keyboard: { Tab: 'from switch to switch', Space: 'turns one', Enter: 'opens examples and vendors' },
    accessibility:
      'Each switch is named by its purpose or vendor and described by what it means; nothing is on before.',
  }),
} satisfies Meta<typeof FrameworkChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Decided: Story = {
  args: { choice: { purposes: [1, 2, 7], specialFeatures: [], vendors: [12] } },
};
export const Spanish: Story = { globals: { language: 'es' } };
export const English: Story = { globals: { language: 'en' } };

/** Vendors are behind their number; one press selects all of them. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('switch', { name: 'Triar la publicitat amb perfils' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NO_FRAMEWORK_CHOICE, purposes: [4] });
    await userEvent.click(canvas.getByText('3 empreses'));
    const everybody = canvas.getByRole('switch', { name: 'Totes les empreses' });
    everybody.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NO_FRAMEWORK_CHOICE, vendors: [12, 70, 755] });
    await expect(canvas.getByRole('switch', { name: 'Medidores del Sur' })).toHaveAccessibleDescription(
      /No fa servir galetes/,
    );
  },
};
