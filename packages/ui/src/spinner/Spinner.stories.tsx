import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { SIZES } from '../foundation/props';
import { Skeleton } from '../skeleton/Skeleton';
import { Spinner } from './Spinner';

const meta = {
  title: 'Controls/Feedback/Spinner',
  parameters: guide({
    use: 'For a wait of unknown length.',
    avoid: 'Where the shape of what comes is known: Skeleton.',
    pairs: pairsOf(Spinner, [
      {
        do: { label: 'S’està carregant' },
        dont: <Skeleton label="S’està carregant" count={1} shape="row" />,
        why: 'For a wait whose outcome has no shape. Where it has one, a Skeleton keeps its place.',
      },
    ]),
    accessibility: 'With a label it is announced; beside words it is silent.',
  }),
  component: Spinner,
  args: { label: 'S’està carregant' },
  argTypes: { size: { control: 'select', options: SIZES } },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Every: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      {SIZES.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </p>
  ),
};
