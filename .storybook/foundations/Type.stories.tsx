import { tokens, vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { headlineClass, textClass } from '../../packages/ui/src/foundation/type.css';
import { Name, Note, sharedIn, Table } from './parts';

const HEADLINE = 'El pont de la via verda reobre després de nou mesos';
const TEXT =
  'La consellera va visitar l’obra a primera hora: «Ja era hora», hi deia un veí. El col·legi en farà la primera travessa dissabte.';

const stepsOf = (group: string) => [
  ...new Set(
    tokens.branded.flatMap(({ name }) => (name.startsWith(`${group}.`) ? [name.split('.')[1] ?? ''] : [])),
  ),
];

const meta = {
  title: 'Foundations/Type',
  parameters: { tokens: ['font', 'headline', 'headlineForm', 'text', 'size'] },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Steps({
  group,
  classes,
  sample,
}: {
  group: string;
  classes: Readonly<Record<string, string>>;
  sample: string;
}) {
  return stepsOf(group).map((step) => (
    <div key={step} style={{ borderBlockStart: `1px solid ${vars.color.rule}`, paddingBlock: vars.space[4] }}>
      <Name>
        {group}.{step}
      </Name>
      <p className={classes[step]} style={{ marginBlock: vars.space[2], maxInlineSize: '40em' }}>
        {sample}
      </p>
    </div>
  ));
}

/**
 * Eight steps of the brand’s display face, fluid between phone and desktop, with clear differences in size.
 */
export const Headlines: Story = {
  render: () => <Steps group="headline" classes={headlineClass} sample={HEADLINE} />,
};
/** Text styles by purpose, not by size. */
export const Texts: Story = { render: () => <Steps group="text" classes={textClass} sample={TEXT} /> };
/** Sizes for cases that no text style covers. */
export const Sizes: Story = {
  render: () => (
    <Table
      title="Sizes"
      head={['Sample', 'Token', 'Value']}
      rows={sharedIn('size').map(({ name, variable, value }) => ({
        key: name,
        cells: [
          <span key="sample" style={{ fontSize: `var(${variable})`, lineHeight: 1.1 }}>
            Àgora
          </span>,
          <Name key="name">{name}</Name>,
          <Note key="value">{value}</Note>,
        ],
      }))}
    />
  ),
};
