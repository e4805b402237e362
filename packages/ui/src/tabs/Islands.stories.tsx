import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ReactElement, type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CardCarousel, ScheduleCarousel } from '../carousel/index';
import { SHOW_NOW, SHOWS_NEXT } from '../fixtures/broadcasts';
import { STORIES } from '../fixtures/cards';
import { hydrateIsland, unmountIslands } from '../fixtures/islands';
import { localeOf } from '../fixtures/locales';
import { AccountMenu, SchemeSwitch } from '../header/index';
import { LoadMore } from '../load-more/index';
import { PortalProvider } from '../locale/index';
import { MostRead } from '../most-read/MostRead';

/** Each interactive component as an island: server HTML that hydrates in place. */
const meta = {
  title: 'Foundations/Islands',
  tags: ['!autodocs'],
  render: () => <div data-part="island" />,
  beforeEach: () => unmountIslands,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { storm, keeper, derby, rowing, theatre, rice } = STORIES;
const cards = [storm, keeper, derby, rowing, theatre, rice];

/** Props pass from server to browser as JSON, and must survive it. */
const throughJson = <Props extends object>(props: Props): Props => JSON.parse(JSON.stringify(props));

const OPTIONS = { identifierPrefix: 'island-1-' };

/** Reports when React has hydrated its children. */
function Awake({ onAwake, children }: { onAwake?: () => void; children: ReactNode }) {
  useEffect(() => onAwake?.(), [onAwake]);
  return children;
}

/** Renders as on a server, checks the HTML, hydrates it, and expects no React warnings. */
async function awake(
  canvasElement: HTMLElement,
  element: ReactElement,
  look: (html: HTMLElement) => Promise<void>,
) {
  const complaints = spyOn(console, 'error');
  let onAwake: () => void = () => undefined;
  const isAwake = new Promise<void>((resolve) => (onAwake = resolve));
  const tree = (
    <PortalProvider locale={localeOf('ca')}>
      <Awake onAwake={onAwake}>{element}</Awake>
    </PortalProvider>
  );
  const island = canvasElement.querySelector<HTMLElement>('[data-part=island]');
  if (!island) throw new Error('the story has no place for an island');
  island.innerHTML = renderToString(tree, OPTIONS);
  await look(island);
  const onRecoverableError = fn();
  hydrateIsland(island, tree, { ...OPTIONS, onRecoverableError });
  await isAwake;
  await expect(onRecoverableError).not.toHaveBeenCalled();
  await expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  return within(island);
}

/** Both lists are in the HTML; after hydration one is visible. */
export const MostReadIsland: Story = {
  play: async ({ canvasElement }) => {
    const props = throughJson({
      tabs: [
        { title: 'Avui', cards: cards.slice(0, 3) },
        { title: 'Setmana', cards: cards.slice(3) },
      ],
    });
    const canvas = await awake(canvasElement, createElement(MostRead, props), async (html) => {
      await expect(html.querySelectorAll('li a')).toHaveLength(6);
    });
    await userEvent.click(canvas.getByRole('tab', { name: 'Setmana' }));
    await expect(canvas.getByRole('link', { name: rowing.title })).toBeVisible();
  },
};

/**
 * Every slide is in the HTML and can be scrolled to; after hydration it keeps the reader's scroll position.
 */
export const CarouselIsland: Story = {
  play: async ({ canvasElement }) => {
    const props = throughJson({ cards, title: 'En imatges' });
    const canvas = await awake(canvasElement, createElement(CardCarousel, props), async (html) => {
      const viewport = html.querySelector<HTMLElement>('[data-part=viewport]');
      await expect(html.querySelectorAll('article')).toHaveLength(6);
      await expect(viewport?.scrollWidth).toBeGreaterThan(viewport?.clientWidth ?? 0);
      viewport?.scrollTo({ left: 10_000, behavior: 'instant' });
    });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Següent' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

export const ScheduleIsland: Story = {
  play: async ({ canvasElement }) => {
    const props = throughJson({ label: 'Programació', shows: [SHOW_NOW, ...SHOWS_NEXT] });
    const canvas = await awake(canvasElement, createElement(ScheduleCarousel, props), async (html) => {
      await expect(html.querySelectorAll('time')).toHaveLength(5);
    });
    await expect(canvas.getByRole('link', { current: 'time' })).toHaveTextContent('Marea alta');
  },
};

/** Without JavaScript it is a link to the next page; server-rendered items stay on hydration. */
export const LoadMoreIsland: Story = {
  play: async ({ canvasElement }) => {
    const onMore = fn();
    const item = { id: '1', html: '<li data-content-id="1"><a href="/1/">Una notícia</a></li>' };
    const state = { status: 'idle', items: [item] } as const;
    const canvas = await awake(
      canvasElement,
      createElement(LoadMore, { state, href: '?page=2', onMore }),
      async (html) => {
        await expect(html.querySelector('a[href="?page=2"]')).toBeVisible();
      },
    );
    await expect(canvas.getByRole('link', { name: 'Una notícia' })).toBeVisible();
    canvas.getByRole('link', { name: 'Mostra’n més' }).click();
    await expect(onMore).toHaveBeenCalledOnce();
  },
};

export const AccountIsland: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await awake(canvasElement, createElement(AccountMenu, { user: null }), async (html) => {
      await expect(html.querySelector('a')).toHaveAttribute('href', '/acceso/');
    });
    await expect(canvas.getByRole('link', { name: 'Inicia la sessió' })).toBeVisible();
  },
};

export const LoggedInIsland: Story = {
  play: async ({ canvasElement }) => {
    const props = throughJson({ user: { nick: 'roser' } });
    const canvas = await awake(canvasElement, createElement(AccountMenu, props), async () => undefined);
    await userEvent.click(await canvas.findByRole('button', { name: 'Compte de roser' }));
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};

export const SchemeIsland: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await awake(
      canvasElement,
      createElement(SchemeSwitch, { value: 'auto' }),
      async (html) => {
        await expect(html.querySelectorAll('input[type=radio]')).toHaveLength(3);
      },
    );
    await expect(canvas.getByRole('radio', { name: 'Automàtic' })).toBeChecked();
  },
};
