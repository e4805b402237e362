import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { VENDORS } from '../fixtures/vendors';
import { ConsentOrPay } from './ConsentOrPay';
import { FrameworkWords } from './FrameworkWords';

const meta = {
  title: 'Readers/Account/ConsentOrPay',
  component: ConsentOrPay,
  args: {
    name: 'El Far',
    purposes: ['embeds', 'analytics', 'ads'],
    partners: 7,
    offer: { id: 'mensual', name: 'Mensual', price: 600, currency: 'EUR', period: 'month' },
    payHref: '/subscripcio/',
    loginHref: '/acceso/',
    policyHref: '/galetes/',
    covers: true,
    onAccept: fn(),
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 720 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'On a site whose readers agree to advertising or pay, over a page, until they have decided.',
    avoid:
      'A site where refusing costs nothing: ConsentNotice. Pages of the law, of offers and of accounts: without covers.',
    anatomy: { 'consent-ways': 'two ways of one look and one size' },
    keyboard: { Tab: 'stays inside while it covers the page', Escape: 'decides nothing' },
    accessibility:
      'A dialog, named by its question and described by what each way means. Beside a page it is a region that takes no focus.',
  }),
} satisfies Meta<typeof ConsentOrPay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Says that one-by-one choices without advertising were saved. */
export const Chosen: Story = { args: { hasChosen: true } };
/** For a logged-in reader, with a yearly price and one purpose. */
export const Year: Story = {
  args: {
    purposes: ['ads'],
    partners: 1,
    loginHref: undefined,
    offer: { id: 'anual', name: 'Anual sense anuncis', price: 4950, currency: 'EUR', period: 'year' },
  },
};
/** On a site that uses the framework of IAB Europe. */
export const Framework: Story = {
  args: { children: <FrameworkWords name="El Far" list={VENDORS} purposes={[1, 2, 3, 4, 7]} /> },
};
/** Next to a page that stays free: the law, the offers, the account. */
export const Beside: Story = { args: { covers: false } };
export const BesidePhone: Story = { ...Beside, globals: { viewport: { value: 'phone' } } };
export const Spanish: Story = { args: { name: 'Ribera Diario' }, globals: { language: 'es' } };
export const English: Story = { globals: { language: 'en' } };

/** Both options have equal weight; the keyboard stays inside the question, and Escape does not close it. */
export const Keyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Com vols llegir El Far?' }));
    const accept = dialog.getByRole('button', { name: 'Accepta i llegeix de franc' });
    const pay = dialog.getByRole('link', { name: /^Llegeix sense publicitat que et segueixi, per 6/ });
    const look = (way: HTMLElement) => {
      const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(way);
      return [way.offsetWidth, way.offsetHeight, color, backgroundColor, fontSize, fontWeight];
    };
    await expect(look(pay)).toEqual(look(accept));
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    accept.focus();
    for (let stop = 0; stop < 8; stop += 1) {
      await userEvent.tab();
      await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    }
    accept.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Tria un per un' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
