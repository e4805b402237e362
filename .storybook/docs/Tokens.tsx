import sources from 'virtual:token-sources';
import { SITES, tokens } from '@portal/tokens';
import { weakestPair } from './contrast';
import * as look from './looks';
import { useLook } from './Stage';
import { saidFamily, saidLength } from './wording';

const BRANDED = new Map(tokens.branded.map((token) => [token.name, token]));
const SHARED = new Map(tokens.shared.map((token) => [token.name, token]));

/** Tokens under a name, which may be a group of several: `headline.md`. */
const under = <Token,>(all: ReadonlyMap<string, Token>, name: string) =>
  Array.from(all).filter(([other]) => other === name || other.startsWith(`${name}.`));

type TokensProps = {
  names: readonly string[];
  /** Adds to each token its purpose, its source, and its weakest measured contrast. */
  detailed?: boolean;
};

/** Tokens with their value in each brand, in the toolbar’s scheme and contrast. */
export function Tokens({ names, detailed = false }: TokensProps) {
  const branded = new Map(names.flatMap((name) => under(BRANDED, name)));
  const shared = new Map(names.flatMap((name) => under(SHARED, name)));
  return (
    <div style={look.scroll}>
      <table style={look.wide}>
        <thead>
          <tr>
            <th>Token</th>
            {branded.size ? SITES.map((site) => <th key={site}>{site}</th>) : <th>Every brand</th>}
            {detailed ? <th>Given in</th> : null}
          </tr>
        </thead>
        <tbody>
          {Array.from(branded.values(), (token) => (
            <tr key={token.name}>
              <Token {...token} detailed={detailed} />
              {SITES.map((site) => (
                <td key={site}>
                  <Value token={token} site={site} detailed={detailed} />
                </td>
              ))}
              {detailed ? <Sources of={token.name} /> : null}
            </tr>
          ))}
          {Array.from(shared.values(), (token) => (
            <tr key={token.name}>
              <Token {...token} detailed={detailed} />
              <td colSpan={branded.size ? SITES.length : 1}>
                {saidLength(token.value)}
                {branded.size ? ' in every brand' : null}
              </td>
              {detailed ? <Sources of={token.name} /> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Token({ name, description, detailed }: { name: string; description: string; detailed: boolean }) {
  return (
    <td title={description}>
      <code>{name}</code>
      {detailed ? <div>{description}</div> : null}
    </td>
  );
}

type ValueProps = {
  token: (typeof tokens.branded)[number];
  site: (typeof SITES)[number];
  detailed: boolean;
};

/** A value; for a colour also its swatch, and the contrast of its weakest pair. */
function Value({ token: { name, kind, values }, site, detailed }: ValueProps) {
  const { scheme, contrast } = useLook();
  const value = values[site][scheme][contrast];
  if (kind === 'length')
    return (
      <span title={value} style={look.plain}>
        {saidLength(value)}
      </span>
    );
  if (kind === 'family') {
    const given = (other: string) => BRANDED.get(other)?.values[site][scheme][contrast];
    return (
      <span title={value} style={look.plain}>
        {saidFamily(value, given)}
      </span>
    );
  }
  if (kind !== 'color') return value;
  const pair = detailed ? weakestPair(name, { site, scheme, contrast }) : undefined;
  return (
    <>
      <span style={{ ...look.swatch, background: value }} />
      {value}
      {pair ? (
        <div title={`${pair.ink} on ${pair.ground}`}>
          <span style={{ ...look.letters, background: pair.groundValue, color: pair.inkValue }} aria-hidden>
            Aa
          </span>{' '}
          {pair.ratio.toFixed(1)} {pair.grade}
        </div>
      ) : null}
    </>
  );
}

/** Files and paths that define a token; those of the brands in one line. */
function Sources({ of }: { of: string }) {
  const lines = new Set(
    (sources[of] ?? []).map(({ file, alias }) => {
      const place = file.replace(/sites\/\w+/, 'sites/<brand>');
      return alias ? `${place}: ${of} = ${alias}` : `${place}: ${of}`;
    }),
  );
  return (
    <td>
      {Array.from(lines, (line) => (
        <div key={line} style={look.source}>
          <code style={look.source}>{line}</code>
        </div>
      ))}
    </td>
  );
}
