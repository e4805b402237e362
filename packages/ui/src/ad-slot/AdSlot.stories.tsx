import { AD_FAULTS } from '@portal/model/ads';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdClose } from '../ad-close/AdClose';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { Link } from '../link/Link';
import { AdPreview } from './AdPreview';
import { AdSlot } from './AdSlot';
import { ClosableAdSlot } from './ClosableAdSlot';
import { HouseAd } from './HouseAd';
import { AdFrame, ServedAd } from './SlotAd';

const locale = localeOf('ca');
const LEADERBOARD = {
  name: 'Portada, capçalera',
  slotType: 'display',
  adUnitCode: 'far/portada/capcalera',
  sizes: [[970, 250], [728, 90], [320, 100], 'fluid'],
} as const;

const meta = {
  title: 'Content/Fronts/AdSlot',
  component: AdSlot,
  args: {
    position: 'front-top',
    minimumReservedHeightDesktop: 250,
    minimumReservedHeightMobile: 100,
    locale,
  },
  argTypes: { placeRef: { control: false }, close: { control: false }, children: { control: false } },
  parameters: guide({
    use: 'Wherever the ad map has a position. Give it the heights of the map: they are kept free from the first byte on.',
    avoid: 'For the newspaper’s own calls: Banner. Never put one where its height is not known.',
    anatomy: {
      'ad-slot': 'the whole; bears the position',
      'ad-place': 'the element that is filled',
      close: 'the button of ClosableAdSlot',
      'ad-preview': 'what stands for an ad in previews and in the showroom',
    },
    keyboard: { Enter: 'on the close button: closes it' },
    accessibility:
      'The label is text before the ad, so that it is heard first. The close button names what it closes. Nothing takes the focus.',
  }),
} satisfies Meta<typeof AdSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stands in for the element of an ad server. */
const Creative = ({ width, height }: { width: number; height: number }) => (
  <img src={PICTURES.harbour.src} alt={PICTURES.harbour.alt} width={width} height={height} />
);

/** Text after a slot, which must not shift. */
const WithTextAfter = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <p data-testid="after">El port torna a obrir dilluns.</p>
  </>
);

const topOfAfter = (canvas: HTMLElement) =>
  within(canvas).getByTestId('after').getBoundingClientRect().top - canvas.getBoundingClientRect().top;

export const Reserved: Story = {};
export const InSpanish: Story = { args: { locale: localeOf('es') } };
/** No ad arrived: the space stays, without its label. */
export const Unfilled: Story = { args: { unfilled: true } };
export const Preview: Story = { args: { children: <AdPreview {...LEADERBOARD} locale={locale} /> } };
export const PreviewInSpanish: Story = {
  args: {
    locale: localeOf('es'),
    children: <AdPreview {...LEADERBOARD} name="Portada, cabecera" locale={localeOf('es')} />,
  },
};
export const PreviewOutOfPage: Story = {
  args: {
    children: <AdPreview name="Entrada" slotType="out-of-page" adUnitCode="far/entrada" locale={locale} />,
  },
};
export const PreviewOfHtml: Story = {
  args: { children: <AdPreview name="Esquela" slotType="html" sizes={[[300, 250]]} locale={locale} /> },
};
/** Readers do not see such a position (spec §8); its editor sees the reason. */
export const PreviewWithFaults: Story = {
  parameters: { picture: true },
  args: {
    children: (
      <AdPreview
        name="Desinstitucionalització i desenvolupament socioeconòmic intercomarcal"
        slotType="skyscraper"
        faults={AD_FAULTS}
        locale={locale}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Als lectors no els surt/)).toBeVisible();
  },
};
export const PreviewInTheLowestSlot: Story = {
  args: {
    minimumReservedHeightDesktop: 50,
    minimumReservedHeightMobile: 50,
    children: <AdPreview face="showroom" name="Peu" slotType="display" sizes={[[320, 50]]} locale={locale} />,
  },
};
export const Showroom: Story = {
  args: { children: <AdPreview {...LEADERBOARD} face="showroom" locale={locale} /> },
};
export const Tall: Story = {
  args: {
    minimumReservedHeightDesktop: 600,
    minimumReservedHeightMobile: 250,
    children: (
      <AdPreview
        name="Columna"
        slotType="display"
        sizes={[
          [300, 600],
          [300, 250],
        ]}
        locale={locale}
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
};
export const RightToLeft: Story = {
  globals: { dir: 'rtl' },
  render: (args) => <ClosableAdSlot {...args} />,
};
/** The button alone in a server-rendered slot: it hides the slot, and the focus moves to what follows. */
export const ClosedAsItIs: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <AdSlot {...args} close={<AdClose />} />
      <Link href="#port">El port torna a obrir dilluns</Link>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('[data-part=ad-slot]')).not.toBeVisible();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const OnAPhone: Story = {
  args: { children: <AdPreview {...LEADERBOARD} locale={locale} /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};

const SHOP = {
  id: 'shop',
  advertiser: 'Llibreria Pont del Vent',
  href: 'https://pontdelvent.example/',
  alt: PICTURES.street.alt,
  desktop: { src: PICTURES.street.src, width: 640, height: 220 },
  mobile: { src: PICTURES.street.src, width: 320, height: 200 },
  share: 1,
  places: ['front' as const],
};
const OF_SHOP = `${SHOP.advertiser} ${SHOP.alt}`;
/** A house ad: the label names the advertiser, and the space is the picture’s. */
export const OfThePaper: Story = {
  parameters: { picture: true },
  render: ({ locale: words }) => <HouseAd ad={SHOP} position="front-0" locale={words} />,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: OF_SHOP });
    await expect(link).toHaveAttribute('rel', 'sponsored');
    await expect(within(canvasElement).getByText(/· Llibreria Pont del Vent/)).toBeVisible();
  },
};
/** On a dark page the slot has a tone of its own. */
export const OnADarkPage: Story = {
  ...OfThePaper,
  globals: { scheme: 'dark' },
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const slot = canvasElement.querySelector('[data-part=ad-slot]');
    await expect(slot && getComputedStyle(slot).backgroundColor).not.toMatch(/, 0\)$|transparent/);
  },
};
/**
 * Its picture does not load, for example because of an ad blocker: advertiser and text are a link in the same
 * space.
 */
export const WithoutItsPicture: Story = {
  parameters: { picture: true },
  render: ({ locale: words }) => {
    const lost = { ...SHOP.desktop, src: '/held-back.webp' };
    return <HouseAd ad={{ ...SHOP, desktop: lost, mobile: lost }} position="front-0" locale={words} />;
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: OF_SHOP });
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.complete).toBe(true));
    await expect(picture?.naturalWidth).toBe(0);
    await expect(within(link).getByText(SHOP.alt)).toBeVisible();
    // The overlay on the broken-image icon ends before the text begins.
    const cover = picture ? Number.parseFloat(getComputedStyle(picture, '::after').blockSize) : 0;
    const name = within(link).getByText(SHOP.advertiser).getBoundingClientRect();
    await expect(name.top).toBeGreaterThan(link.getBoundingClientRect().top + cover);
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.abs(width / height - 640 / 220)).toBeLessThan(0.05);
  },
};
/**
 * An ad server's ad covers the house ad: its space and label stay, and the covered ad is out of the tab
 * order.
 */
export const Served: Story = {
  parameters: { picture: true },
  render: ({ locale: words }) => (
    <WithTextAfter>
      <HouseAd ad={SHOP} position="front-0" locale={words} served={<ServedAd requests={{}} />} />
    </WithTextAfter>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: OF_SHOP });
    const before = topOfAfter(canvasElement);
    const slot = canvasElement.querySelector<HTMLElement>('[data-part=ad-slot]');
    const served = canvasElement.querySelector<HTMLElement>('[data-part=served-ad]');
    const creative = document.createElement('p');
    creative.textContent = 'Fusteria Escarré, a mida';
    served?.append(creative);
    if (slot) slot.dataset.filled = '';
    await expect(link).not.toBeVisible();
    await expect(within(canvasElement).getByText(/· Llibreria Pont del Vent/)).not.toBeVisible();
    await expect(topOfAfter(canvasElement)).toBe(before);
  },
};
/** Plain HTML in a frame without JavaScript. */
export const OfHtml: Story = {
  args: {
    minimumReservedHeightDesktop: 90,
    minimumReservedHeightMobile: 90,
    children: (
      <AdFrame
        html="<p style='margin:0;padding:24px;font:20px serif;text-align:center;background:#fff;color:#111'>Fusteria Escarré, a mida</p>"
        locale={locale}
      />
    ),
  },
};

/** Reserved, filled, unfilled: the text below stays in place, to the pixel. */
export const NothingMoves: Story = {
  render: function Filling(args) {
    const [state, setState] = useState<'held' | 'filled' | 'unfilled'>('held');
    return (
      <>
        <button type="button" onClick={() => setState('filled')}>
          Omple
        </button>
        <button type="button" onClick={() => setState('unfilled')}>
          Deixa buit
        </button>
        <WithTextAfter>
          <AdSlot {...args} unfilled={state === 'unfilled'}>
            {state === 'filled' ? <Creative width={320} height={100} /> : null}
          </AdSlot>
        </WithTextAfter>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = topOfAfter(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Omple' }));
    await expect(topOfAfter(canvasElement)).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Deixa buit' }));
    await expect(topOfAfter(canvasElement)).toBe(before);
  },
};

export const Closable: Story = {
  render: ({ locale: _, close: __, ...args }) => <ClosableAdSlot {...args} />,
  args: { children: <AdPreview {...LEADERBOARD} locale={locale} /> },
};
const closed = fn();
/** Closed by keyboard: its space is released. */
export const Closed: Story = {
  parameters: { picture: true },
  render: ({ locale: _, close: __, ...args }) => (
    <>
      <WithTextAfter>
        <ClosableAdSlot {...args} onClose={closed} />
      </WithTextAfter>
      <Link href="/territori/">Territori</Link>
    </>
  ),
  play: async ({ canvasElement }) => {
    closed.mockClear();
    const before = topOfAfter(canvasElement);
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Tanca la publicitat' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(closed).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('[data-part=ad-slot]')).toBeNull();
    await expect(topOfAfter(canvasElement)).toBeLessThan(before);
    await expect(within(canvasElement).getByRole('link', { name: 'Territori' })).toHaveFocus();
  },
};
