import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { PICTURES } from '../fixtures/pictures';
import { AVATAR_SIZES, Avatar } from './Avatar';

const meta = {
  title: 'Content/Media/Avatar',
  parameters: guide({
    use: 'For the face of an author or a reader, in the nine sizes of the product.',
    avoid: 'For pictures of news: Image.',
    accessibility: 'Silent beside a name. Without a picture it shows initials.',
  }),
  component: Avatar,
  args: { name: 'Neus Barberà', src: PICTURES.mayor.src, size: 64 },
  argTypes: { size: { control: 'select', options: AVATAR_SIZES } },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** It has a text alternative if no text next to it has the name. */
export const Labelled: Story = { tags: ['!autodocs'], args: { labelled: true } };
export const Initials: Story = { args: { src: undefined } };
export const OneName: Story = { args: { src: undefined, name: 'Òrbita', labelled: true } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' }}>
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      {AVATAR_SIZES.map((size) => (
        <Avatar key={size} {...args} size={size} src={undefined} />
      ))}
    </div>
  ),
};
