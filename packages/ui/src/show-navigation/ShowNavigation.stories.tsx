import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { LONG_NAVIGATION } from '../fixtures/shell';
import { currentLink, ShowNavigation } from './ShowNavigation';

const links = [
  { id: 'portada', text: 'Portada', href: '/programa/marea-alta/' },
  { id: 'episodis', text: 'Episodis', href: '/programa/marea-alta/episodis/' },
  { id: 'equip', text: 'L’equip', href: '/programa/marea-alta/equip/' },
  { id: 'receptes', text: 'Receptes de bord', href: '/programa/marea-alta/receptes/' },
];

const meta = {
  title: 'Navigation/ShowNavigation',
  component: ShowNavigation,
  args: {
    name: 'Marea alta',
    href: '/programa/marea-alta/',
    links,
    currentPath: '/programa/marea-alta/episodis/',
    locale: localeOf('ca'),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guide({
    use: 'Under the head of a programme or of an area with pages of its own.',
    avoid: 'The sections of the site (Header) and views of the same page (Tabs).',
    anatomy: {
      'show-navigation': 'The whole.',
      name: 'The programme, on desktops.',
      drop: 'The links: a bar from 1100 px on, a drop-down below.',
    },
    keyboard: { 'Enter, Space': 'Opens and closes the drop-down.', Tab: 'Goes through the links.' },
    accessibility:
      'The link of the page is `aria-current`; the drop-down is the browser’s own and needs no script.',
  }),
} satisfies Meta<typeof ShowNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  parameters: { picture: true },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelector('[aria-current=page]');
    await expect(current).toHaveTextContent('Episodis');
    const team = within(canvasElement).getByText('L’equip');
    await expect(team.checkVisibility()).toBe(window.innerWidth >= 1100);
  },
};

/** On a subpage the link with the longest matching path is marked. */
export const FurtherIn: Story = {
  args: { currentPath: '/programa/marea-alta/receptes/suquet/' },
  play: async () => {
    await expect(currentLink(links, '/programa/marea-alta/receptes/suquet/')?.id).toBe('receptes');
    await expect(currentLink(links, '/programa/marea-alta/altres/')?.id).toBe('portada');
    await expect(currentLink(links, '/esports/')).toBeUndefined();
  },
};
export const Elsewhere: Story = { args: { currentPath: '/esports/' } };
export const LongNames: Story = { args: { links: LONG_NAVIGATION, currentPath: '/llarga-2/' } };
export const One: Story = { args: { links: links.slice(0, 1), currentPath: undefined } };
export const Spanish: Story = {
  tags: ['!autodocs'],
  args: { locale: localeOf('es'), currentPath: undefined },
  globals: { language: 'es' },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
