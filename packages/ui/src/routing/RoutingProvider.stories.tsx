import { ROUTES } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { AccountMenu } from '../header/index';
import { Link } from '../link/Link';
import { PortalProvider } from '../locale/index';
import { type AnchorProps, RoutingProvider } from './Routing';

const followed = fn();

/** Imitates a router: it navigates itself, and the browser loads nothing. */
function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      data-router=""
      onClick={(event) => {
        event.preventDefault();
        followed(href);
      }}
    >
      {children}
    </a>
  );
}

const meta = {
  title: 'Foundations/Routing',
  parameters: guide({
    use: 'In an application with a router, so that a click loads no whole page; and where its pages have other addresses.',
    avoid: 'Around plain pages: a link is an <a> without it.',
    keyboard: { none: 'links act as they do' },
    accessibility: 'The component that you give draws an <a> with its href, and passes the rest on.',
  }),
  component: RoutingProvider,
  args: { children: null },
} satisfies Meta<typeof RoutingProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links, link buttons and menu entries are rendered by the router’s component. */
export const RouterLinks: Story = {
  render: () => (
    <RoutingProvider linkComponent={RouterLink}>
      <Link href="/territori/">Territori</Link> <Button href="/agenda/">Agenda</Button>{' '}
      <Link href="https://example.org/" external>
        Servei Meteorològic
      </Link>
    </RoutingProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    followed.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Territori' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Agenda' }));
    await expect(followed.mock.calls).toEqual([['/territori/'], ['/agenda/']]);
    await expect(canvas.getByRole('link', { name: 'Servei Meteorològic' })).not.toHaveAttribute(
      'data-router',
    );
  },
};

/** Custom URLs replace the default ones; query and fragment are kept. */
export const OwnAddresses: Story = {
  render: () => (
    <PortalProvider
      locale={localeOf('ca')}
      routes={{ [ROUTES.login]: '/sign-in', [ROUTES.agenda]: '/events' }}
    >
      <AccountMenu user={null} backUrl="/territori/" />
      <Link href={`${ROUTES.agenda}#avui`}>Agenda</Link> <Link href="/agenda-cultural/">Cultura</Link>
    </PortalProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    const login = canvasElement.querySelector('[data-part="login"]');
    await expect(login?.getAttribute('href')).toBe('/sign-in?backUrl=%2Fterritori%2F');
    await expect(hrefOf('Agenda')).toBe('/events#avui');
    await expect(hrefOf('Cultura')).toBe('/agenda-cultural/');
  },
};
