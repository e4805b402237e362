import { BOARD_COLUMNS, BOARD_LAYOUTS } from '@portal/model';
import { BREAKPOINTS, vars } from '@portal/tokens';
import { Board } from '@portal/ui/board';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Name, Note, Table } from './parts';

const meta = { title: 'Foundations/Grid', parameters: { tokens: ['layout'] } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SHARES: Partial<Record<(typeof BOARD_LAYOUTS)[number], readonly number[]>> = BOARD_COLUMNS;

/** Rows of a front. Narrow the view: columns stack when their container is too narrow. */
export const Layouts: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {BOARD_LAYOUTS.filter((layout) => SHARES[layout]).map((layout) => (
        <Board
          key={layout}
          layout={layout}
          columns={(SHARES[layout] ?? []).map((share, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              key={at}
              style={{ background: vars.color.band, padding: vars.space[3], minBlockSize: vars.space[16] }}
            >
              <Name>{layout}</Name> <Note>{share} %</Note>
            </div>
          ))}
        />
      ))}
    </>
  ),
};

export const Breakpoints: Story = {
  render: () => (
    <Table
      title="Breakpoints"
      head={['Token', 'From', 'Half of it']}
      rows={Object.entries(BREAKPOINTS).map(([name, width]) => ({
        key: name,
        cells: [
          <Name key="name">{name}</Name>,
          <Note key="value">{width} px</Note>,
          <span
            key="sample"
            style={{
              display: 'block',
              inlineSize: width / 2,
              blockSize: vars.space[3],
              background: vars.color.accent,
            }}
          />,
        ],
      }))}
    />
  ),
};
