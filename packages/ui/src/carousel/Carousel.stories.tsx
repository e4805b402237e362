import { slidesPerView } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SHOW_NOW, SHOWS_NEXT } from '../fixtures/broadcasts';
import { STORIES } from '../fixtures/cards';
import { guide, pairsOf } from '../fixtures/guide';
import { missingPicture, PICTURES } from '../fixtures/pictures';
import { CardCarousel } from './CardCarousel';
import { CAROUSEL_KINDS, Carousel } from './Carousel';
import { PhotoCarousel } from './PhotoCarousel';
import { ScheduleCarousel } from './ScheduleCarousel';

const { storm, keeper, derby, rowing, theatre, library, rice, visits, beach, school, harvest, trains } =
  STORIES;
const cards = [storm, keeper, derby, rowing, theatre, library, rice, visits, beach, school, harvest, trains];

const meta = {
  title: 'Content/Cards/Carousel',
  component: Carousel,
  args: {
    label: 'En imatges',
    onValueChange: fn(),
    children: cards.map(({ id, title }) => (
      <p key={id} style={{ minBlockSize: 80, border: '1px solid', padding: 8 }}>
        {title}
      </p>
    )),
  },
  argTypes: { kind: { control: 'select', options: CAROUSEL_KINDS } },
  parameters: guide({
    use: 'More of a kind than there is room for: pictures, editions, a day’s shows. The kind says how many are in view (spec §9).',
    avoid:
      'The most important stories: what is not in view is seldom seen. Nothing here moves by itself, and nothing should.',
    anatomy: {
      carousel: 'The whole, with `data-kind`.',
      viewport: 'What scrolls; `data-awake` once the script moves it.',
      dots: 'A point for each stop.',
    },
    keyboard: {
      'Arrows, Page up and down': 'A stop back and on; up and down where it is vertical.',
      'Home, End': 'The first and the last stop.',
      Tab: 'Into the slides; what takes the focus comes into view.',
    },
    pairs: pairsOf(Carousel, [
      {
        do: {},
        dont: {
          children: (
            <p style={{ minBlockSize: 80, border: '1px solid', padding: 8 }}>El port torna a obrir</p>
          ),
        },
        why: 'For more of a kind than there is room for. One thing needs no arrows: Card.',
      },
    ]),
    accessibility:
      'Named by its title or `label`. The position is said as the reader moves. Without a script it scrolls and snaps.',
  }),
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slider: Story = {
  render: () => (
    <CardCarousel kind="slider" cards={cards.filter(({ image }) => image)} label="El dia en imatges" />
  ),
};
export const Mini: Story = {
  render: () => <CardCarousel kind="mini" cards={[...cards, STORIES.compost]} label="Més imatges" />,
};
/** On a phone the pictures are large enough to be distinguished, and no higher than wide. */
export const MiniOnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: () => <CardCarousel kind="mini" cards={[...cards, STORIES.compost]} label="Més imatges" />,
  play: async ({ canvasElement }) => {
    const slides = [...canvasElement.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
    for (const { width, height } of slides) {
      await expect(width).toBeGreaterThan(80);
      await expect(height).toBeLessThan(width + 2);
    }
  },
};
export const Vertical: Story = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <CardCarousel kind="vertical" cards={cards} title="També avui" />
    </div>
  ),
};
/** All slides are visible: there is nothing to scroll, and the column is as high as its content. */
export const VerticalOfFive: Story = {
  parameters: { picture: true },
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <CardCarousel kind="vertical" cards={cards.slice(0, 5)} label="També avui" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const viewport = canvasElement.querySelector('[data-part=viewport]');
    await waitFor(() => expect(viewport).toHaveAttribute('data-awake'));
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    const [room, last] = [
      viewport?.getBoundingClientRect(),
      [...canvasElement.querySelectorAll('article')].at(-1)?.getBoundingClientRect(),
    ];
    await expect((room?.bottom ?? 0) - (last?.bottom ?? 0)).toBeLessThan(8);
  },
};
/** Six slides do not fit: both arrows, centred in their column. */
export const VerticalOfSix: Story = {
  tags: ['!autodocs'],
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <CardCarousel kind="vertical" cards={cards.slice(0, 6)} label="També avui" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part=viewport]')).toHaveAttribute('data-awake'),
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    const controls = canvasElement.querySelector('[data-part=controls]');
    const [first, last] = [controls?.firstElementChild, controls?.lastElementChild].map((end) =>
      end?.getBoundingClientRect(),
    );
    const column = canvas.getByRole('group').getBoundingClientRect();
    const middle = ((first?.left ?? 0) + (last?.right ?? 0)) / 2;
    await expect(Math.abs(middle - (column.left + column.right) / 2)).toBeLessThan(2);
  },
};
/** In a window of this width four slides fit: no arrows, which would disappear at the first press. */
export const AllInView: Story = {
  tags: ['!autodocs'],
  render: () => <CardCarousel kind="multi-card" cards={cards.slice(0, 4)} label="Cultura" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const Three: Story = {
  render: () => <CardCarousel cards={cards} title="En imatges" href="/imatges/" />,
};
export const MultiCard: Story = {
  render: () => <CardCarousel kind="multi-card" cards={cards} title="Cultura" />,
};
export const Schedule: Story = {
  render: () => (
    <ScheduleCarousel label="Programació d’avui" shows={[...SHOWS_NEXT.slice(2), SHOW_NOW, ...SHOWS_NEXT]} />
  ),
};
const showOf = (title: string, from: string, to: string) => ({
  ...SHOW_NOW,
  id: title,
  title,
  startTime: { date: `2026-03-18T${from}:00+01:00` },
  endTime: { date: `2026-03-18T${to}:00+01:00` },
});
const MORNING = [showOf('El despertador', '07:00', '10:00'), showOf('La plaça', '10:00', '13:00')];
/** Between shows it opens on the next one, which is labelled as such. */
export const ScheduleBetweenShows: Story = {
  tags: ['!autodocs'],
  render: () => <ScheduleCarousel label="Programació d’avui" shows={[...MORNING, ...SHOWS_NEXT]} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-opens]')).toHaveTextContent('Tot seguit 19:30Informatiu');
    await expect(within(canvasElement).queryByRole('link', { current: 'time' })).toBeNull();
  },
};
/** After the last show it opens on that. */
export const ScheduleThatIsOver: Story = {
  tags: ['!autodocs'],
  render: () => <ScheduleCarousel label="Programació d’avui" shows={MORNING} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-opens]')).toHaveTextContent('10:00La plaça');
    await expect(within(canvasElement).queryByText(/Tot seguit/)).toBeNull();
  },
};
export const One: Story = { render: () => <CardCarousel cards={cards.slice(0, 1)} title="En imatges" /> };
const photos = [
  { image: PICTURES.storm, caption: 'El mar, a les set.', credit: 'Laia Bargalló' },
  { image: PICTURES.harbour, caption: 'El moll de Llevant, el dia abans.' },
  { image: missingPicture },
  { image: PICTURES.bridge, caption: 'El pont de ferro.' },
];
export const Photos: Story = {
  render: () => <PhotoCarousel images={photos} title="El temporal en imatges" />,
};
export const OnePhoto: Story = { render: () => <PhotoCarousel images={photos.slice(0, 1)} /> };
export const VeryMany: Story = {
  render: () => (
    <PhotoCarousel images={Array.from({ length: 12 }, () => photos).flat()} title="Tot l’arxiu" />
  ),
};
export const ScheduleOfOne: Story = {
  render: () => <ScheduleCarousel label="Programació d’avui" shows={[SHOW_NOW]} />,
};
export const LongWords: Story = {
  render: () => (
    <ScheduleCarousel
      label="Programació d’avui"
      shows={[
        { ...SHOW_NOW, title: 'Desinstitucionalització i desenvolupament socioeconòmic' },
        ...SHOWS_NEXT,
      ]}
    />
  ),
};
export const Spanish: Story = {
  globals: { language: 'es' },
  render: () => <PhotoCarousel images={photos} title="El temporal en imágenes" />,
};

/** A dot for each stop, which leads to it. */
export const Dots: Story = {
  parameters: { picture: true },
  args: { dots: true, kind: 'carousel', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-part=viewport]')).toHaveAttribute('data-awake'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ves a la posició 3' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ves a la posició 3' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
  },
};

/** Length of a focus ring outside its clipping ancestor, CSS px; 0 if it is drawn whole. */
function cutOff(ringed: Element, pseudo?: string): number {
  const { outlineWidth, outlineOffset } = getComputedStyle(ringed, pseudo);
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const box = (ringed.closest('article') ?? ringed).getBoundingClientRect();
  let most = 0;
  for (let around = ringed.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.overflowX === 'visible') continue;
    const room = style.overflowX === 'clip' ? style.getPropertyValue('overflow-clip-margin') : '';
    const margin = Number.parseFloat(room) || 0;
    const { left, top, bottom } = around.getBoundingClientRect();
    most = Math.max(most, left - margin - (box.left - reach), top - margin - (box.top - reach));
    most = Math.max(most, box.bottom + reach - (bottom + margin));
  }
  return most;
}

/** The focus ring of a card is drawn whole. */
export const RingOfACard: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <CardCarousel cards={cards} title="En imatges" />
      <div style={{ maxInlineSize: 340 }}>
        <CardCarousel kind="vertical" cards={cards} title="També avui" />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-awake]')).toHaveLength(2));
    await userEvent.tab();
    for (const carousel of canvasElement.querySelectorAll('[data-part=carousel]')) {
      const link = carousel.querySelector<HTMLElement>('article h4 a');
      link?.focus();
      await expect(link).toHaveFocus();
      await expect(link ? cutOff(link, '::after') : 99).toBeLessThanOrEqual(0);
    }
  },
};

/** A focused link outside the view scrolls into view. */
export const FocusBringsIntoView: Story = {
  render: () => <CardCarousel cards={cards} title="En imatges" />,
  play: async ({ canvasElement }) => {
    const viewport = canvasElement.querySelector<HTMLElement>('[data-part=viewport]');
    await waitFor(() => expect(viewport).toHaveAttribute('data-awake'));
    const last = Array.from(viewport?.querySelectorAll('a') ?? []).at(-1);
    await userEvent.tab();
    last?.focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await waitFor(() => {
      const [inside, around] = [last?.getBoundingClientRect(), viewport?.getBoundingClientRect()];
      expect(inside?.left).toBeGreaterThanOrEqual((around?.left ?? 0) - 1);
      expect(inside?.right).toBeLessThanOrEqual((around?.right ?? 0) + 1);
    });
  },
};

export const None: Story = { render: () => <CardCarousel cards={[]} title="En imatges" /> };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** The number of visible slides that the specification sets for the width of the window. */
export const PerView: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const viewport = canvasElement.querySelector<HTMLElement>('[data-part=viewport]');
    const [first, second] = canvasElement.querySelectorAll('li');
    const room = viewport?.getBoundingClientRect().width ?? 0;
    const step = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
    const gap = step - (first?.getBoundingClientRect().width ?? 0);
    await expect((room + gap) / step).toBeCloseTo(slidesPerView('carousel', window.innerWidth), 1);
  },
};

/** Arrows, Home and End move a focused carousel; the position is announced. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const viewport = canvas.getByRole('group', { name: 'En imatges' });
    await waitFor(() => expect(viewport).toHaveAttribute('data-awake'));
    await userEvent.tab();
    await expect(viewport).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByText('2 de 4')).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Següent' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Següent' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};

/** The left arrow moves forward, the right one back. */
export const KeyboardRightToLeft: Story = {
  tags: ['!autodocs'],
  globals: { dir: 'rtl' },
  play: async ({ args, canvasElement }) => {
    const viewport = within(canvasElement).getByRole('group', { name: 'En imatges' });
    await waitFor(() => expect(viewport).toHaveAttribute('data-awake'));
    viewport.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};
