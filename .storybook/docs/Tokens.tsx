import { SITES, tokens } from '@portal/tokens';
import * as look from './looks';
import { useLook } from './Stage';

const BRANDED = new Map(tokens.branded.map((token) => [token.name, token]));
const SHARED = new Map(tokens.shared.map((token) => [token.name, token]));

/** Tokens under a name: `headline.md` is a group of several. */
const under = <Token,>(all: ReadonlyMap<string, Token>, name: string) =>
  Array.from(all).filter(([other]) => other === name || other.startsWith(`${name}.`));

/** What the styles of a component ask of the tokens, with the value in each brand, in the toolbar’s scheme and contrast. */
export function Tokens({ names }: { names: readonly string[] }) {
  const { scheme, contrast } = useLook();
  const branded = new Map(names.flatMap((name) => under(BRANDED, name)));
  const shared = new Map(names.flatMap((name) => under(SHARED, name)));
  return (
    <div style={look.scroll}>
      <table>
        <thead>
          <tr>
            <th>Token</th>
            {SITES.map((site) => (
              <th key={site}>{site}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from(branded.values(), ({ name, kind, description, values }) => (
            <tr key={name}>
              <td title={description}>
                <code>{name}</code>
              </td>
              {SITES.map((site) => {
                const value = values[site][scheme][contrast];
                return (
                  <td key={site}>
                    {kind === 'color' ? <span style={{ ...look.swatch, background: value }} /> : null}
                    {value}
                  </td>
                );
              })}
            </tr>
          ))}
          {Array.from(shared.values(), ({ name, description, value }) => (
            <tr key={name}>
              <td title={description}>
                <code>{name}</code>
              </td>
              <td colSpan={SITES.length}>{value} in every brand</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
