import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Board } from '../board/Board';
import { Card } from '../card/Card';
import { Chart } from '../chart/Chart';
import { STORIES } from '../fixtures/cards';
import { guide } from '../fixtures/guide';
import { localeOf } from '../fixtures/locales';
import { SpecialEdition } from './SpecialEdition';

const locale = localeOf('ca');
const LEAD = <Card key="lead" card={STORIES.beach} shape="lead" size="xl" headingLevel={2} locale={locale} />;

const meta = {
  title: 'Content/Fronts/SpecialEdition',
  component: SpecialEdition,
  args: {
    kind: 'storm',
    name: 'Temporal',
    children: (
      <Board
        layout="66-33"
        columns={[
          LEAD,
          [STORIES.trains, STORIES.school, STORIES.harvest].map((card) => (
            <Card key={card.id} card={card} shape="headline" size="xs" headingLevel={2} locale={locale} />
          )),
        ]}
      />
    ),
  },
  parameters: {
    layout: 'fullscreen',
    ...guide({
      use: 'Over the rows of a front, while a storm, an election, a festival or a Sunday changes the whole of it.',
      avoid: 'For one story that everybody has to know: `BreakingNews`.',
      anatomy: { 'special-edition': 'The whole, from edge to edge', board: 'A row of it' },
      accessibility: 'A region with its name. It moves nothing: the server renders it with the page.',
    }),
  },
} satisfies Meta<typeof SpecialEdition>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Storm: Story = {};
/** The seats of a council, next to the newest of the count. */
export const Election: Story = {
  args: {
    kind: 'election',
    name: 'Eleccions municipals',
    children: (
      <Board
        layout="66-33"
        columns={[
          LEAD,
          <Chart
            key="seats"
            chart={{
              kind: 'seats',
              title: 'El ple que surt de les urnes',
              parties: [
                { name: 'Unió Savinenca', seats: 7 },
                { name: 'Nova Marina', seats: 6 },
                { name: 'Gent de Mar', seats: 4 },
              ],
            }}
            locale={locale}
          />,
        ]}
      />
    ),
  },
};
export const Festival: Story = { args: { kind: 'festival', name: 'Festa major' } };
export const Sunday: Story = { args: { kind: 'sunday', name: 'Diumenge' } };
export const LongName: Story = {
  args: { name: 'Edició especial del contrarevolucionàriament desestacionalitzat temporal de llevant' },
};
/** Its name is the name of a region, which a screen reader lists. */
export const Named: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Temporal' })).toBeVisible();
  },
};
