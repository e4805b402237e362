import { vars } from '@portal/tokens';
import { Button } from '@portal/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Name, Note, sharedIn, Table } from './parts';

const isTime = (value: string) => value.endsWith('ms');

/** Nothing moves by itself: the samples move when the button is pressed. */
function Motions() {
  const [moved, setMoved] = useState(false);
  const all = sharedIn('motion');
  const eases = all.filter(({ value }) => !isTime(value));
  const rows = all
    .filter(({ value }) => isTime(value))
    .flatMap((time) =>
      eases.map((ease) => ({
        key: `${time.name} ${ease.name}`,
        cells: [
          <span
            key="sample"
            data-moved={moved || undefined}
            style={{
              display: 'block',
              inlineSize: vars.space[6],
              blockSize: vars.space[6],
              background: vars.color.accent,
              transition: `transform var(${time.variable}) var(${ease.variable})`,
              marginInlineEnd: 120,
              transform: moved ? 'translateX(120px)' : 'none',
            }}
          />,
          <Name key="name">
            {time.name} {ease.name}
          </Name>,
          <Note key="value">{time.value}</Note>,
          <Note key="meaning">
            {time.description}; {ease.description.toLowerCase()}
          </Note>,
        ],
      })),
    );
  return (
    <>
      <Button onClick={() => setMoved(!moved)} aria-pressed={moved}>
        Move
      </Button>
      <Table title="Motion" head={['Sample', 'Tokens', 'Time', 'Meaning']} rows={rows} />
    </>
  );
}

const meta = {
  title: 'Foundations/Motion',
  component: Motions,
  parameters: { tokens: ['motion'] },
} satisfies Meta<typeof Motions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Under 200 ms, transform and opacity only; with reduced motion (toolbar) changes are immediate. */
export const Times: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Move' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
