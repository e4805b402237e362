import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import {
  IDENTITY_PROVIDER_STATUSES,
  IdentityProviderScreen,
  type IdentityProviderScreenProps,
} from './IdentityProviderScreen';

/** Test double of a provider: fills the container without React. */
function Filled(props: IdentityProviderScreenProps) {
  useEffect(() => {
    const container = document.getElementById(props.containerId);
    const form = document.createElement('form');
    form.innerHTML =
      '<p><label>Correu electrònic<br><input type="email"></label></p><p><label>Contrasenya<br><input type="password"></label></p><button type="button">Entra</button>';
    container?.replaceChildren(form);
    return () => container?.replaceChildren();
  }, [props.containerId]);
  return <IdentityProviderScreen {...props} />;
}

const meta = {
  title: 'Readers/Account/IdentityProviderScreen',
  component: IdentityProviderScreen,
  args: { title: 'Inicia sessió', status: 'ready', containerId: 'provider-screen', onRetry: fn() },
  argTypes: { status: { control: 'select', options: IDENTITY_PROVIDER_STATUSES } },
  render: (args) => <Filled {...args} />,
  parameters: guide({
    use: 'As the login, the registration and the account of a site whose accounts a customer-identity provider keeps.',
    avoid: 'Where the site keeps its accounts itself: LoginForm, RegisterForm, ProfileForm.',
    anatomy: {
      'identity-provider-screen': 'heading and place',
      container: 'what the provider fills',
      'form-alert': 'why there is no screen, or why a login was not taken',
    },
    keyboard: { Tab: 'goes to the provider’s fields, or to the button that tries again' },
    accessibility:
      'The heading is the page’s own. Waiting and failures are announced; the container’s content is the provider’s. Its place is kept, so that nothing moves when it comes.',
  }),
} satisfies Meta<typeof IdentityProviderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { status: 'loading' }, render: IdentityProviderScreen };
/** The provider has logged in; the login is being sent to the site. The filled-in form is hidden. */
export const Waiting: Story = {
  parameters: { picture: true },
  args: { status: 'waiting' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Estem obrint la teva sessió…');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Unreachable: Story = {
  parameters: { picture: true },
  args: { status: 'unreachable' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('No hem pogut connectar');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Torna-ho a provar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = { args: { status: 'refused' } };
export const RefusedInOtherWords: Story = {
  args: { status: 'refused', failure: 'Massa intents seguits. Torna-ho a provar d’aquí a una estona.' },
};
export const InSpanish: Story = {
  globals: { language: 'es' },
  args: { title: 'Inicia sesión', status: 'unreachable' },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { status: 'unreachable' } };
export const OnAPhone: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
