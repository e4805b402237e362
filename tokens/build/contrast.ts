import type { Setting } from '../axes';
import { NEEDED, PAIRS } from '../contrast-pairs';
import { contrastRatio, mix, type Rgb } from './colour';
import type { ResolvedSet } from './resolve';

function colour(tokens: ResolvedSet, id: string): Rgb {
  const rgb = tokens.get(id)?.rgb;
  if (!rgb) throw new Error(`contrast pair names ${id}, which is no colour of the contract`);
  return rgb;
}

const share = (tokens: ResolvedSet, id: string): number =>
  Number.parseFloat(tokens.get(id)?.css ?? '0') / 100;

type Measured = { readonly pair: string; readonly ratio: number; readonly needed: number };

/** The kicker colour of every section, mixed as in the component, on paper and on a band. */
function kickers(tokens: ResolvedSet, needed: number): Measured[] {
  const upon = colour(tokens, 'section.onSection');
  return [...tokens.keys()]
    .filter((id) => id.startsWith('section.') && id !== 'section.onSection')
    .flatMap((id) => {
      const section = colour(tokens, id);
      const ink = mix(upon, section, share(tokens, 'kicker.inkFill'));
      return ['color.paper', 'color.band'].map((under) => {
        const ground = mix(section, colour(tokens, under), share(tokens, 'kicker.fill'));
        return { pair: `kicker of ${id} over ${under}`, ratio: contrastRatio(ink, ground), needed };
      });
    });
}

/** Measures in one setting every pair that components use. */
export function measure(tokens: ResolvedSet, contrast: Setting['contrast']): Measured[] {
  const needed = NEEDED[contrast];
  const pairs = PAIRS.flatMap(({ use, ink, grounds }) =>
    grounds.map((ground) => ({
      pair: `${ink} on ${ground}`,
      ratio: contrastRatio(colour(tokens, ink), colour(tokens, ground)),
      needed: needed[use],
    })),
  );
  return [...pairs, ...kickers(tokens, needed.text)];
}

/** One line for each pair that is too weak: site, scheme, contrast, pair, ratio, needed. */
export const contrastFaults = (tokens: ResolvedSet, { site, scheme, contrast }: Setting): string[] =>
  measure(tokens, contrast)
    .filter(({ ratio, needed }) => ratio < needed)
    .map(
      ({ pair, ratio, needed }) =>
        `${site} ${scheme} contrast ${contrast}: ${pair} is ${ratio.toFixed(2)}:1, needed ${needed}:1`,
    );
