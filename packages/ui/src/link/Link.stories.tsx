import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide, pairsOf } from '../fixtures/guide';
import { LINK_VARIANTS, Link } from './Link';

const meta = {
  title: 'Controls/Buttons/Link',
  parameters: guide({
    use: 'In running text.',
    avoid: 'Where it looks like a button: Button with an address.',
    pairs: pairsOf(Link, [
      {
        do: { children: 'El temporal buida les platges de la Llosa' },
        dont: { children: 'Llegeix-ne més' },
        why: 'A link says where it leads: lists of links are read without the text around them.',
      },
    ]),
    writing: ['label of a button'],
    accessibility: 'Underlined, so that colour is not all that tells it apart.',
  }),
  component: Link,
  args: { href: '/territori/', children: 'El temporal buida les platges de la Llosa' },
  argTypes: { variant: { control: 'select', options: LINK_VARIANTS } },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      Ho van explicar ahir a <Link {...args}>l’assemblea de pescadors</Link>, que es va allargar fins a
      mitjanit.
    </p>
  ),
};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Standalone: Story = { args: { variant: 'standalone', children: 'Tota la secció' } };
export const Back: Story = { args: { variant: 'back', children: 'Torna a l’entrevista' } };
export const External: Story = {
  args: { external: true, children: 'Servei Meteorològic', href: 'https://example.org/' },
};
export const RightToLeft: Story = {
  args: { variant: 'standalone', children: 'كل القسم' },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};
