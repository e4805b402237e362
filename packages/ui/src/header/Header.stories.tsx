import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SHOW_NOW } from '../fixtures/broadcasts';
import { FORECAST } from '../fixtures/forecast';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import {
  BROADCAST_NAVIGATION,
  HOT_TOPICS,
  LONG_NAVIGATION,
  NAVIGATION,
  SPANISH_NAVIGATION,
} from '../fixtures/shell';
import { HotTopics } from '../hot-topics/HotTopics';
import { WeatherNow } from '../weather/index';
import { AccountMenu } from './AccountMenu';
import { closeLeft } from './closeLeft';
import { followScroll } from './followScroll';
import { Header } from './Header';
import { OnAirLine } from './OnAirLine';
import { SchemeSwitch } from './SchemeSwitch';
import { WORDMARK_SIGNS } from './Sign';

const meta = {
  title: 'Navigation/Header',
  component: Header,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'At the head of every page: name, sections, search, account, what is on air or the weather.',
      avoid: 'Pages that print or that another site frames.',
      anatomy: {
        header: 'The whole; `data-scroll` is `hidden` or `shown` (spec §4).',
        masthead: 'Name, day and place, weather or what is on air.',
        bar: 'Menu, sections, search, account: as wide for whoever is logged in as for whoever is not.',
        offers: 'The way to subscriptions, where the site has any.',
        drawer: 'All sections and the search, on a press of the menu.',
      },
      keyboard: {
        'Enter, Space': 'Opens the menu and the sub-menus.',
        Escape: 'Closes them.',
        Tab: 'What has the focus is never out of sight.',
      },
      covers: 520,
      accessibility:
        'The name is the heading of a front only. The menu is a modal dialog, sub-menus are popovers; neither needs a script.',
    }),
  },
  args: {
    locale: localeOf('ca'),
    name: 'El Far',
    sign: 'lighthouse',
    navigation: NAVIGATION,
    currentPath: '/territori/temporal/',
    place: 'Port Savina',
    founded: 1908,
    tagline: 'Diari de la costa i el camp, des del 1908',
    weather: 'Port Savina 14° · Vent de llevant',
    account: <AccountMenu user={null} />,
    scheme: <SchemeSwitch value="auto" />,
  },
  argTypes: { sign: { control: 'select', options: WORDMARK_SIGNS } },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InsidePage: Story = {};

/** The name of the newspaper is the heading of its front. */
export const Daily: Story = {
  args: { isFront: true, currentPath: '/' },
  globals: { site: 'far' },
};

export const Popular: Story = {
  args: {
    locale: localeOf('es'),
    name: 'Ribera Diario',
    sign: 'river',
    navigation: SPANISH_NAVIGATION,
    currentPath: '/sucesos/',
    place: 'La Ribera',
    founded: undefined,
    tagline: 'Lo que pasa en la Ribera, ahora',
    weather: 'Alcorsa 17°',
    isFront: true,
  },
  globals: { site: 'ribera' },
  render: (args) => (
    <>
      <Header {...args} />
      <HotTopics locale={localeOf('es')} topics={HOT_TOPICS} />
    </>
  ),
};

export const Broadcaster: Story = {
  args: {
    name: 'Ones',
    sign: 'waves',
    navigation: BROADCAST_NAVIGATION,
    currentPath: '/musica/',
    place: undefined,
    founded: undefined,
    tagline: 'Ràdio, televisió i a la carta',
    weather: undefined,
    account: undefined,
    onAir: <OnAirLine locale={localeOf('ca')} show={SHOW_NOW} />,
    isFront: true,
  },
  globals: { site: 'ones', scheme: 'dark' },
};

/** A repeat is not live. */
export const BroadcasterRepeat: Story = {
  args: {
    ...Broadcaster.args,
    onAir: <OnAirLine locale={localeOf('ca')} show={{ ...SHOW_NOW, isRepeat: true }} />,
  },
  globals: { site: 'ones', scheme: 'dark' },
};

export const WithoutAnything: Story = {
  args: {
    sign: 'none',
    navigation: [],
    place: undefined,
    founded: undefined,
    tagline: undefined,
    weather: undefined,
    account: undefined,
    scheme: undefined,
  },
};

/** Sections that do not fit scroll sideways. */
export const LongSections: Story = { args: { navigation: LONG_NAVIGATION, currentPath: '/llarga-2/' } };

/** A name too long for a masthead. */
export const LongName: Story = {
  args: { name: 'Desenvolupament i Desestacionalització', sign: 'lighthouse', isFront: true },
};
/** A site without accounts: its tools close the gap. */
export const WithoutUsers: Story = { args: { account: undefined } };
export const Spanish: Story = { args: { locale: localeOf('es') }, globals: { language: 'es' } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** The weather in its slot. */
export const WithForecast: Story = {
  args: {
    isFront: true,
    weather: <WeatherNow forecast={FORECAST} href="/el-temps/" locale={localeOf('ca')} />,
  },
};

/** The same width for readers who are logged in and those who are not. */
export const LoggedIn: Story = {
  args: { account: <AccountMenu user={{ nick: 'roser' }} /> },
  play: async ({ canvasElement }) => {
    const room = canvasElement.querySelector('[data-part=account]')?.getBoundingClientRect();
    await expect(room).toMatchObject({ width: window.innerWidth < 1024 ? 44 : 152, height: 44 });
  },
};

/** A site that sells subscriptions links to them in its bar and its menu. */
export const WithOffers: Story = { args: { offersHref: '/subscripcio/' } };
export const OffersInTheDrawer: Story = {
  tags: ['!autodocs'],
  args: WithOffers.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Subscriu-t’hi' });
    await expect(link).toHaveAttribute('href', '/subscripcio/');
    await expect(link).not.toHaveAttribute('aria-current');
    await userEvent.click(canvas.getByRole('button', { name: 'Menú' }));
    const drawer = canvas.getByRole('dialog', { name: 'Menú' });
    await expect(within(drawer).getByRole('link', { name: 'Subscriu-t’hi' })).toBeVisible();
  },
};
/** Their page is marked as current, like a section's. */
export const OnItsOffers: Story = {
  tags: ['!autodocs'],
  args: { ...WithOffers.args, locale: localeOf('es'), currentPath: '/subscripcio/' },
  globals: { language: 'es', site: 'ribera' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Suscribirse' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

/** Opens the drawer by keyboard. */
async function openedDrawer(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button', { name: 'Menú' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const drawer = canvas.getByRole('dialog', { name: 'Menú' });
  await waitFor(() => expect(drawer).toBeVisible());
  return { button, drawer };
}

/** The button of the drawer's search has its own focus ring; its form does not surround both. */
export const OneRingInTheSearch: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { drawer } = await openedDrawer(canvasElement);
    const field = within(drawer).getByRole('searchbox', { name: 'Cerca a El Far' });
    const form = field.closest('form');
    const ring = () => (form ? getComputedStyle(form).outlineStyle : '');
    field.focus();
    await expect(ring()).toBe('solid');
    form?.querySelector('button')?.focus();
    await expect(form?.querySelector('button')).toHaveFocus();
    await expect(ring()).toBe('none');
  },
};

/** The drawer opens without the library's script, and the focus moves into it. */
export const Drawer: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const { drawer } = await openedDrawer(canvasElement);
    // The page behind is inert meanwhile.
    await expect(drawer.matches(':modal')).toBe(true);
    await expect(drawer.contains(document.activeElement)).toBe(true);
    // “Més” is no link: it is the heading of its entries.
    await expect(within(drawer).queryByRole('link', { name: 'Més' })).toBeNull();
    await expect(within(drawer).getByText('Més')).toBeVisible();
    await expect(within(drawer).getByRole('searchbox', { name: 'Cerca a El Far' })).toBeVisible();
  },
};
/** A search text that is too short is not submitted, and the page says so without JavaScript. */
export const ShortSearch: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { drawer } = await openedDrawer(canvasElement);
    const field = within(drawer).getByRole('searchbox', { name: 'Cerca a El Far' });
    const says = () => within(drawer).queryByText('Escriu com a mínim 3 caràcters per cercar.');
    await expect(says()).not.toBeVisible();
    await userEvent.type(field, 'ab ');
    await expect(says()).not.toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cerca' }));
    await expect(says()).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Escriu com a mínim 3 caràcters per cercar.');
    await userEvent.type(field, 'c');
    await expect(says()).not.toBeVisible();
  },
};
/** It closes without the library's script, and the focus returns. */
export const DrawerCloses: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { button, drawer } = await openedDrawer(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tanca el menú' }));
    await expect(drawer.matches(':modal')).toBe(false);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The name of the newspaper is a link. */
export const Focused: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: /El Far/ })).toHaveFocus();
  },
};

/** A second header on a page has unique ids. */
export const IdsOfItsOwn: Story = {
  args: { menuId: 'second' },
  play: async ({ canvasElement }) => {
    const ids = [...canvasElement.querySelectorAll('[data-part=header] [id]')].map(({ id }) => id);
    await expect(ids).toContain('second-button');
    await expect(ids.filter((id) => !id.startsWith('second'))).toEqual([]);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menú' }));
    await waitFor(() => expect(canvasElement.querySelector('#second')).toBeVisible());
  },
};

/** Subsections of a section, by keyboard. */
export const Submenu: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Més' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('#menu-of-mes')).toBeVisible();
  },
};

/** A sub-menu that has lost the focus does not cover the focused element. */
export const SubmenuLeft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Més' }).focus();
    await userEvent.keyboard('{Enter}');
    const submenu = canvasElement.querySelector<HTMLElement>('#menu-of-mes');
    const header = canvasElement.querySelector<HTMLElement>('[data-part=header]');
    if (!submenu || !header) throw new Error('there is no sub-menu');
    await expect(submenu).toBeVisible();
    const stop = closeLeft(header);
    const [first, last] = [submenu.querySelector('a'), [...submenu.querySelectorAll('a')].at(-1)];
    first?.focus();
    last?.focus();
    await expect(submenu).toBeVisible();
    canvas.getByRole('link', { name: 'Cerca' }).focus();
    await expect(submenu).not.toBeVisible();
    stop();
    // It opens after the focus has moved on.
    submenu.showPopover();
    canvas.getByRole('link', { name: 'Cerca' }).focus();
    await expect(submenu).toBeVisible();
    closeLeft(header)();
    await expect(submenu).not.toBeVisible();
  },
};

/** Hides on scrolling down, shows on scrolling up (spec §4). */
export const FollowsScroll: Story = {
  render: (args) => (
    <>
      <Header {...args} />
      <main style={{ blockSize: 3000 }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const header = canvasElement.querySelector<HTMLElement>('[data-part=header]');
    if (!header) throw new Error('there is no header');
    const stop = followScroll(header);
    const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    scroll(100);
    await waitFor(() => expect(header).toHaveAttribute('data-scroll', 'shown'));
    scroll(900);
    await waitFor(() => expect(header).toHaveAttribute('data-scroll', 'hidden'));
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scroll(897);
    await scrolled;
    // The header reacts in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await expect(header).toHaveAttribute('data-scroll', 'hidden');
    scroll(600);
    await waitFor(() => expect(header).toHaveAttribute('data-scroll', 'shown'));
    await waitFor(() => expect(header.getBoundingClientRect().bottom).toBeGreaterThan(40));
    stop();
    scroll(0);
  },
};
