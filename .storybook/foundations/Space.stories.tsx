import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Name, Note, sharedIn, Table } from './parts';

const meta = {
  title: 'Foundations/Space',
  parameters: { tokens: ['space', 'radius', 'rule', 'target', 'focus', 'layer'] },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Samples({
  group,
  title,
  draw,
}: {
  group: string;
  title: string;
  draw: (value: string) => CSSProperties;
}) {
  return (
    <Table
      title={title}
      head={['Sample', 'Token', 'Value', 'Meaning']}
      rows={sharedIn(group).map(({ name, variable, value, description }) => ({
        key: name,
        cells: [
          <span key="sample" style={{ display: 'block', ...draw(`var(${variable})`) }} />,
          <Name key="name">{name}</Name>,
          <Note key="value">{value}</Note>,
          <Note key="meaning">{description}</Note>,
        ],
      }))}
    />
  );
}

/** All spacing is on a grid of 4 px. */
export const Scale: Story = {
  render: () => (
    <Samples
      group="space"
      title="Space"
      draw={(value) => ({ inlineSize: value, blockSize: vars.space[4], background: vars.color.accent })}
    />
  ),
};
/** Rules and space separate content, instead of boxes. */
export const Rules: Story = {
  render: () => (
    <Samples
      group="rule"
      title="Rules"
      draw={(value) => ({ inlineSize: vars.space[24], blockSize: value, background: vars.color.ruleStrong })}
    />
  ),
};
export const Corners: Story = {
  render: () => (
    <Samples
      group="radius"
      title="Corners"
      draw={(value) => ({
        inlineSize: vars.space[16],
        blockSize: vars.space[10],
        borderRadius: value,
        background: vars.color.accentQuiet,
        border: `1px solid ${vars.color.ruleStrong}`,
      })}
    />
  ),
};
/** Smallest size of a touch target. */
export const Targets: Story = {
  render: () => (
    <Samples
      group="target"
      title="Touch targets"
      draw={(value) => ({ inlineSize: value, blockSize: value, border: `2px dashed ${vars.color.focus}` })}
    />
  ),
};
