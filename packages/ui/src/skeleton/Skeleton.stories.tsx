import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { SKELETON_SHAPES, Skeleton } from './Skeleton';

const meta = {
  title: 'Controls/Feedback/Skeleton',
  parameters: guide({
    use: 'While what comes has a known shape.',
    avoid: 'For a wait of unknown shape: Spinner.',
    pairs: pairsOf(Skeleton, [
      {
        do: { shape: 'row', count: 3 },
        dont: { shape: 'row', count: 12 },
        why: 'As many as will come, in their shape: more make the page jump when they do.',
      },
    ]),
    accessibility: 'Says once that it is loading; its bones are silent.',
  }),
  component: Skeleton,
  args: { label: 'S’està carregant', shape: 'row' },
  argTypes: { shape: { control: 'select', options: SKELETON_SHAPES } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const One: Story = { args: { count: 1 } };

export const Every: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 32 }}>
      {SKELETON_SHAPES.map((shape) => (
        <Skeleton key={shape} {...args} shape={shape} count={2} />
      ))}
    </div>
  ),
};
