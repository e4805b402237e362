import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'storybook/test';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { PICTURES } from '../fixtures/pictures';
import { Begun } from './ProgrammeHead';

const meta = {
  title: 'Content/Fronts/Begun',
  component: Begun,
  args: { locale: localeOf('ca') },
  // A browser parses a template of the server's HTML; one that React creates has no content.
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(<Begun {...args} />) }} />,
  argTypes: { locale: { table: { disable: true } } },
  parameters: guide({
    use: 'On a page of recordings: those that the reader has begun, from their own browser.',
    avoid: 'Anything that the server knows: Cards.',
    anatomy: {
      begun: 'The row. Without `data-begun` on the document it takes no room.',
      forget: 'Removes one recording.',
      'forget-all': 'Removes all.',
    },
    accessibility: 'A named region with a list; what is left of each recording is said in words.',
  }),
} satisfies Meta<typeof Begun>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Filled from its template, as the page's script does. */
export const Filled: Story = {
  parameters: { picture: true },
  beforeEach: () => {
    document.documentElement.dataset.begun = '';
    return () => {
      delete document.documentElement.dataset.begun;
    };
  },
  play: async ({ canvasElement }) => {
    const template = canvasElement.querySelector('template');
    const list = canvasElement.querySelector('ul');
    for (const [title, gone] of [
      ['Onze dies sense gel', '30%'],
      ['El derbi que no s’acabava, sencer, amb apagada i un comentarista a les fosques', '80%'],
    ] as const) {
      const item = template?.content.cloneNode(true);
      if (!(item instanceof DocumentFragment)) throw new Error('the row has no template');
      const link = document.createElement('a');
      const place = item.querySelector('[data-title]');
      link.className = place?.className ?? '';
      link.href = '#';
      link.textContent = title;
      place?.replaceWith(link);
      item.querySelector('img')?.setAttribute('src', PICTURES.keeper.src);
      const mark = item.querySelector<HTMLElement>('[data-place]');
      mark?.style.setProperty('--gone', gone);
      mark?.removeAttribute('hidden');
      const left = item.querySelector('[data-left]');
      if (left) left.textContent = 'En queden 12 min';
      list?.append(item);
    }
    await expect(canvasElement.querySelectorAll('a')).toHaveLength(2);
    await expect(canvasElement.querySelector('section')).toBeVisible();
  },
};

/** Nothing was begun. */
export const Nothing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).not.toBeVisible();
  },
};
