import { slidesPerView } from '@portal/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SHOW_NOW, SHOWS_NEXT } from '../fixtures/broadcasts';
import { STORIES } from '../fixtures/cards';
import { CardCarousel } from './CardCarousel';
import { CAROUSEL_KINDS, Carousel } from './Carousel';
import { ScheduleCarousel } from './ScheduleCarousel';

const { storm, keeper, derby, rowing, theatre, library, rice, visits, beach, school, harvest, trains } =
  STORIES;
const cards = [storm, keeper, derby, rowing, theatre, library, rice, visits, beach, school, harvest, trains];

const meta = {
  title: 'Interactive/Carousel',
  component: Carousel,
  args: {
    label: 'En imatges',
    onChange: fn(),
    children: cards.map(({ id, title }) => (
      <p key={id} style={{ minBlockSize: 80, border: '1px solid', padding: 8 }}>
        {title}
      </p>
    )),
  },
  argTypes: { kind: { control: 'select', options: CAROUSEL_KINDS } },
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
export const Vertical: Story = {
  render: () => (
    <div style={{ maxInlineSize: 360 }}>
      <CardCarousel kind="vertical" cards={cards} title="També avui" />
    </div>
  ),
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
export const One: Story = { render: () => <CardCarousel cards={cards.slice(0, 1)} title="En imatges" /> };
export const None: Story = { render: () => <CardCarousel cards={[]} title="En imatges" /> };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };

/** As many slides in view as the specification says for the width of the window. */
export const PerView: Story = {
  play: async ({ canvasElement }) => {
    const viewport = canvasElement.querySelector<HTMLElement>('[data-part=viewport]');
    const [first, second] = canvasElement.querySelectorAll('li');
    const room = viewport?.getBoundingClientRect().width ?? 0;
    const step = (second?.getBoundingClientRect().left ?? 0) - (first?.getBoundingClientRect().left ?? 0);
    const gap = step - (first?.getBoundingClientRect().width ?? 0);
    await expect((room + gap) / step).toBeCloseTo(slidesPerView('carousel', window.innerWidth), 1);
  },
};

/** Arrows, Home and End move it while it has the focus; what is in view is said. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const viewport = canvas.getByRole('group', { name: 'En imatges' });
    await waitFor(() => expect(viewport).toHaveAttribute('data-awake'));
    await userEvent.tab();
    await expect(viewport).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByText('2 de 4')).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Següent' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Següent' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
  },
};
