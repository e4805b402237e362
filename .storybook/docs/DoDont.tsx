import { type ComponentType, isValidElement } from 'react';
import type { Guide } from '../../packages/ui/src/fixtures/guide';
import * as look from './looks';
import { Stage } from './Stage';
import { Linked } from './To';

type Pair = NonNullable<Guide['pairs']>[number];

type Drawn = {
  component: ComponentType<Record<string, unknown>>;
  args: Readonly<Record<string, unknown>>;
};

function Drawing({ of, component: Component, args }: Drawn & { of: Pair['do'] }) {
  return <Stage>{isValidElement(of) ? of : <Component {...args} {...of} />}</Stage>;
}

const SIDES = [
  { side: 'do', sign: '✓ Do', colour: '#1d6835' },
  { side: 'dont', sign: '✕ Don’t', colour: '#b71824' },
] as const;

/** Right and wrong examples, drawn by the component itself in the toolbar’s brand. */
export function DoDont({ pairs, ...drawn }: Drawn & { pairs: readonly Pair[] }) {
  return pairs.map((pair) => (
    <figure key={pair.why} style={look.figure}>
      <div style={look.columns}>
        {SIDES.map(({ side, sign, colour }) => (
          <div key={side} style={{ ...look.side, borderBlockStart: `4px solid ${colour}` }}>
            <strong style={look.sign}>{sign}</strong>
            {/* A wrong example is for the eye only, out of reach of the keyboard. */}
            <div inert={side === 'dont'}>
              <Drawing of={pair[side]} {...drawn} />
            </div>
          </div>
        ))}
      </div>
      <figcaption style={look.caption}>
        <Linked>{pair.why}</Linked>
      </figcaption>
    </figure>
  ));
}
