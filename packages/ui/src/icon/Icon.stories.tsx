import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import type { IconProps } from './Icon';
import * as icons from './index';

type Named = [name: string, draw: (props: IconProps) => React.JSX.Element];
const all: Named[] = Object.entries(icons);

const meta = {
  title: 'Foundations/Icons',
  parameters: guide({
    use: 'Beside words, as a constant sign.',
    avoid: 'Alone, unless it has a label.',
    accessibility: 'Silent beside words; with a label it is a picture of that name.',
  }),
  component: icons.StarIcon,
  argTypes: { size: { control: { type: 'range', min: 12, max: 64, step: 4 } } },
} satisfies Meta<typeof icons.StarIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon, as large as the text it is in. */
export const All: Story = {
  render: (args) => (
    <ul
      className="icons"
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: 16,
        padding: 0,
      }}
    >
      {all.map(([name, Draw]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, font: '12px system-ui' }}>
          <Draw {...args} />
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  ),
  args: { size: 28 },
};

/** With a label, for use without text next to it. */
export const Labelled: Story = { args: { size: 32, label: '4 de 5 estrelles' } };
