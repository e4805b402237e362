import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../fixtures/guide';
import { textClass } from '../foundation/type.css';
import { PAGE_WIDTHS, PageMain } from './PageMain';

const words = 'El port torna a obrir la bocana després de tres dies de temporal. ';

const meta = {
  title: 'Foundations/Page',
  component: PageMain,
  args: { children: <p className={textClass.body}>{words.repeat(8)}</p> },
  argTypes: { width: { control: 'select', options: PAGE_WIDTHS } },
  parameters: {
    ...guide({
      use: 'Around everything between header and footer.',
      avoid: 'Inside of another main.',
      accessibility: 'The page’s one main, the target of the skip link.',
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof PageMain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inset: Story = {};
export const Narrow: Story = { args: { width: 'narrow' } };
export const Full: Story = { args: { width: 'full' } };
/** Under 1100 px the side column follows the content. */
export const WithAside: Story = {
  args: { aside: <p className={textClass.summary}>{words}</p>, asideLabel: 'El més llegit' },
};
