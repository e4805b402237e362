import { SCHEMES, SITES } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button';
import { Dialog } from '../dialog/index';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PortalProvider } from './PortalProvider';
import { ThemeContext } from './ThemeContext';

const meta = {
  title: 'Foundations/Provider',
  parameters: guide({
    use: 'Around interactive components, once a page.',
    avoid: 'Around static ones alone: they take locale as a prop.',
    keyboard: { none: 'it has no behaviour of its own' },
    accessibility: 'Sets lang and dir on what it dresses.',
  }),
  component: PortalProvider,
  args: { locale: localeOf('ca'), children: <Button>Desa els canvis</Button> },
} satisfies Meta<typeof PortalProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a site it provides language and clock only, and renders no element. */
export const LanguageOnly: Story = {};

/** One brand next to another on the same page, light and dark. */
export const BrandsSideBySide: Story = {
  render: ({ locale, children }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: 16 }}>
      {SITES.flatMap((site) =>
        SCHEMES.map((scheme) => (
          <PortalProvider
            key={`${site}-${scheme}`}
            locale={locale}
            site={site}
            scheme={scheme}
            contrast="normal"
          >
            {children}
          </PortalProvider>
        )),
      )}
    </div>
  ),
};

/**
 * A part of a light page in another brand's dark scheme: it has its own background and text colours, also in
 * its dialogs.
 */
export const PartOfAPage: Story = {
  args: {
    site: 'ones',
    scheme: 'dark',
    children: (
      <>
        <p>
          Avui a <strong>Ones</strong>, a les set.
        </p>
        <PortalProvider locale={localeOf('ca')} contrast="more">
          <Dialog trigger={<Button>Subscriu-t’hi</Button>} title="El far del matí">
            Cada dia a les set.
          </Dialog>
        </PortalProvider>
      </>
    ),
  },
  globals: { site: 'far', scheme: 'light' },
  play: async ({ canvas, canvasElement }) => {
    const part = canvasElement.querySelector('[data-site=ones]');
    if (!part) throw new Error('no part of the page is dressed');
    const [paper, ink] = [getComputedStyle(part).backgroundColor, getComputedStyle(part).color];
    await expect(paper).not.toBe(getComputedStyle(document.body).backgroundColor);
    await expect(ink).not.toBe(getComputedStyle(document.body).color);
    // Omitted settings are inherited.
    await expect(canvasElement.querySelector('[data-contrast=more]')).toHaveAttribute('data-site', 'ones');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscriu-t’hi' }));
    const dialog = await screen.findByRole('dialog', { name: 'El far del matí' });
    await expect(dialog.parentElement).toBe(document.body);
    await expect(getComputedStyle(dialog).getPropertyValue('--p-site').trim()).toBe('ones');
    await expect(dialog).toHaveAttribute('data-scheme', 'dark');
    await expect(dialog).toHaveAttribute('data-contrast', 'more');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/**
 * A brand without its style sheet on the page: the console warns, and the part looks like its surroundings.
 */
export const UnknownSite: Story = {
  tags: ['!autodocs'],
  args: { site: 'la-veu' },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined);
    return () => warn.mockRestore();
  },
  play: async () => {
    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith(
        expect.stringContaining('no style sheet of the site “la-veu”'),
      ),
    );
  },
};

/** A scheme without a site: the console says what is missing. */
export const LookWithoutSite: Story = {
  tags: ['!autodocs'],
  ...UnknownSite,
  args: { scheme: 'dark' },
  decorators: [
    (Story) => (
      <ThemeContext value={{}}>
        <Story />
      </ThemeContext>
    ),
  ],
  play: async () => {
    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('“dark” is the look of a site')),
    );
  },
};

/** The page itself names a site whose style sheet is not loaded. */
export const UnknownSiteOfThePage: Story = {
  ...UnknownSite,
  args: {},
  decorators: [
    (Story) => {
      document.documentElement.dataset.site = 'farr';
      return <Story />;
    },
  ],
  play: async () => {
    await waitFor(() =>
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('no style sheet of the site “farr”')),
    );
  },
};
