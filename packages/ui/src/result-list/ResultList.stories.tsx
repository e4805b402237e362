import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LONG_WORDS, STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { RESULT_STATUSES, ResultList } from './ResultList';

const FOUND = [STORIES.storm, STORIES.column, STORIES.keeper, STORIES.rice, STORIES.helm];

const meta = {
  title: 'Readers/Search/ResultList',
  component: ResultList,
  args: { results: FOUND, count: 128, status: 'idle', onRetry: fn() },
  argTypes: { status: { control: 'select', options: RESULT_STATUSES } },
  parameters: guide({
    use: 'Under SearchOpening or FilterBar.',
    avoid: 'For a list that does not depend on a search, Cards with LoadMore.',
    anatomy: { 'result-list': 'the whole', 'empty-state': 'nothing found', failed: 'it could not be asked' },
    keyboard: { Tab: 'goes from headline to headline, or to the retry button' },
    accessibility: 'Busy while it runs; how many were found is announced, and so is a failure.',
  }),
} satisfies Meta<typeof ResultList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { results: FOUND.slice(0, 1), count: 1, end: true } };
export const VeryMany: Story = {
  args: {
    results: Array.from({ length: 8 }, (_, at) =>
      FOUND.map((card) => ({ ...card, id: `${card.id}-${at}` })),
    ).flat(),
  },
};
/** Five placeholders (spec §9). */
export const Searching: Story = {
  parameters: { picture: true },
  args: { status: 'searching' },
  play: ({ canvasElement }) => expect(within(canvasElement).queryByRole('link')).toBeNull(),
};
export const More: Story = { args: { more: { href: '?cursor=2' } } };
/** Requesting more by keyboard moves the focus to the first new result. */
export const MoreByKeyboard: Story = {
  args: { results: FOUND.slice(0, 3) },
  render: function Growing(args) {
    const [results, setResults] = useState(args.results);
    const all = results.length === FOUND.length;
    return (
      <ResultList
        {...args}
        results={results}
        end={all}
        more={{ href: '?cursor=2', onMore: () => setResults(FOUND) }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Mostra més resultats' }).focus();
    await userEvent.keyboard('{Enter}');
    const [, , , fourth] = canvasElement.querySelectorAll('li[data-content-id]');
    await waitFor(() => expect(fourth?.querySelector('a')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('S’han afegit 2 resultats');
  },
};
/** The last page is empty, or fails: the focus moves to the text that replaces the link. */
export const NothingMore: Story = {
  tags: ['!autodocs'],
  render: function Ending(args) {
    const [status, setStatus] = useState<(typeof RESULT_STATUSES)[number]>('idle');
    const [end, setEnd] = useState(false);
    return (
      <ResultList
        {...args}
        status={status}
        end={end}
        more={{ href: '?cursor=2', onMore: () => setStatus('failed') }}
        onRetry={() => {
          setEnd(true);
          setStatus('idle');
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Mostra més resultats' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Torna-ho a provar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/No hi ha més/).parentElement).toHaveFocus());
  },
};
export const LoadingMore: Story = { args: { status: 'loading', more: { href: '?cursor=2' } } };
/** A typo is corrected, and the correction shown. */
export const Corrected: Story = { args: { correctedText: 'temporal' } };
export const OverAThousand: Story = { args: { count: 1000, isCountCapped: true, across: 2 } };
/** Agenda results have time and place. */
export const Events: Story = {
  args: { shape: 'event', results: [STORIES.visits, STORIES.cobla], count: 2, across: 2 },
};
/** Server-rendered results come before those that script added. */
export const AfterTheFirst: Story = {
  args: { first: <p>…</p>, results: FOUND.slice(3), end: true },
};
export const End: Story = { args: { end: true } };
export const NothingFound: Story = {
  parameters: { picture: true },
  args: { results: [], count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Prova-ho amb menys paraules o amb unes altres.');
    await expect(canvasElement).not.toHaveTextContent('filtre');
  },
};
/** In a filtered list the message mentions the filters, and offers wider searches. */
export const NothingFoundWithFilters: Story = {
  parameters: { picture: true },
  args: {
    results: [],
    count: 0,
    isFiltered: true,
    wider: { withoutWords: '/territori/', everywhere: '/buscar?text=far' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('o treu algun filtre.');
    await expect(canvas.getByRole('link', { name: 'Esborra la cerca' })).toHaveAttribute(
      'href',
      '/territori/',
    );
    await expect(canvas.getByRole('link', { name: 'Cerca-ho a tot el web' })).toHaveAttribute(
      'href',
      '/buscar?text=far',
    );
  },
};
export const NothingFoundInSpanish: Story = { globals: { language: 'es' }, args: { results: [], count: 0 } };
/** No search and no filters: the section is empty so far, and the front page is linked. */
export const NothingPublished: Story = {
  parameters: { picture: true },
  args: { results: [], count: 0, isWhole: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading')).toHaveTextContent('Encara no hi ha res publicat aquí');
    await expect(canvas.getByRole('link', { name: 'Ves a la portada' })).toHaveAttribute('href', '/');
  },
};
export const LongWords: Story = { args: { results: [LONG_WORDS] } };
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
export const Failed: Story = {
  parameters: { picture: true },
  args: { results: [], status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Torna-ho a provar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedOnTheWay: Story = { args: { status: 'failed' } };
