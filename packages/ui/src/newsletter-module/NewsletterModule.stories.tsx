import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { required } from '../fixtures/account';
import { guide } from '../fixtures/guide';
import { NewsletterModule } from './NewsletterModule';

const meta = {
  title: 'Readers/Participation/NewsletterModule',
  component: NewsletterModule,
  args: {
    action: '/newsletter/',
    title: 'El far del matí',
    text: 'De dilluns a divendres, a les set.',
    check: required('email', 'terms'),
    onSubmit: fn(),
  },
  parameters: guide({
    use: 'On fronts and under articles, for one newsletter.',
    avoid: 'In the profile area: NewslettersForm.',
    anatomy: { 'newsletter-module': 'the whole' },
    keyboard: { Enter: 'subscribes', Tab: 'goes from the address to the terms and the button' },
    accessibility: 'A named section; what came of it is announced; faults stand under their field.',
  }),
} satisfies Meta<typeof NewsletterModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const WithPrivacy: Story = {
  args: {
    privacy: {
      text: 'Edicions Garbinada, SL tracta les teves dades per donar-te el servei que demanes. Només les reben els proveïdors que ens calen per prestar-te el servei, o aquells a qui la llei ens obligui a donar-les. Les pots veure, corregir i esborrar quan vulguis.',
      link: 'Privacitat',
      href: '#privacy',
    },
  },
};
export const OneOfSeveral: Story = {
  tags: ['!autodocs'],
  args: { newsletter: 'mati' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Correu/), 'merce@elfar.example');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'merce@elfar.example',
      newsletter: 'mati',
      terms: 'true',
    });
  },
};
/** A reader with an account has given the address, and accepted the terms. */
export const WithAccount: Story = {
  tags: ['!autodocs'],
  args: { hasAgreed: true, values: { email: 'merce@elfar.example' } },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'merce@elfar.example', terms: 'true' });
  },
};
export const Waiting: Story = { args: { status: 'waiting' } };
export const Done: Story = { args: { status: 'done' } };
export const Failed: Story = { args: { status: 'failed', values: { email: 'merce@elfar.example' } } };
export const InSpanish: Story = { globals: { language: 'es' }, args: { title: undefined, text: undefined } };
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Subscribed: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Correu/), 'merce@elfar.example{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = canvas.getByRole('group', { name: 'Hi ha 1 dada per revisar' });
    await expect(summary).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    const terms = canvas.getByRole('checkbox');
    await expect(within(summary).getByRole('link')).toHaveAttribute('href', `#${terms.id}`);
    terms.focus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'merce@elfar.example', terms: 'true' });
  },
};
