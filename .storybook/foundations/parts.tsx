import { tokens, vars } from '@portal/tokens';
import type { ReactNode } from 'react';

/** Layout of the foundations pages; their content comes from the tokens themselves. */

/** Tokens that every brand shares, by group: `space`, `motion`. */
export const sharedIn = (group: string) => tokens.shared.filter(({ name }) => name.startsWith(`${group}.`));

/** Tokens that brands give values of their own. */
export const brandedIn = (group: string) => tokens.branded.filter(({ name }) => name.startsWith(`${group}.`));

const NOTE = { fontFamily: vars.font.interface.family, fontSize: vars.size[2], lineHeight: 1.4 } as const;

/** Small print next to a sample: a token's name, value and purpose. */
export function Note({ children }: { children: ReactNode }) {
  return <span style={{ ...NOTE, color: vars.color.inkQuiet, overflowWrap: 'anywhere' }}>{children}</span>;
}

export function Name({ children }: { children: ReactNode }) {
  return (
    <code
      style={{
        ...NOTE,
        fontWeight: vars.font.interface.bold,
        color: vars.color.ink,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </code>
  );
}

type TableProps = {
  title: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table with a title; it scrolls horizontally if it is too wide. */
export function Table({ title, head, rows }: TableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: so that arrow keys can scroll it
    <section aria-label={title} tabIndex={0} style={{ overflowX: 'auto', marginBlockEnd: vars.space[10] }}>
      <h2
        style={{
          ...NOTE,
          fontSize: vars.size[7],
          fontWeight: vars.font.interface.bold,
          marginBlock: vars.space[3],
        }}
      >
        {title}
      </h2>
      <table style={{ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' }}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" style={{ textAlign: 'start', paddingBlock: vars.space[2] }}>
                <Note>{name}</Note>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} style={{ borderBlockStart: `1px solid ${vars.color.rule}` }}>
              {cells.map((cell, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  key={at}
                  style={{
                    paddingBlock: vars.space[2],
                    paddingInlineEnd: vars.space[4],
                    verticalAlign: 'middle',
                  }}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
