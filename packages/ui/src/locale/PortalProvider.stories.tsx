import { SCHEMES, SITES } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Button } from '../button/index';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PortalProvider } from './PortalProvider';

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

/** Without a site it gives language and clock only, and draws nothing of its own. */
export const LanguageOnly: Story = {};

/** One brand beside another on the same page, by day and by night. */
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

/** A brand whose style sheet is not on the page: the console says so, and it is drawn as what is around it. */
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
