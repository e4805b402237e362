import type { SectionPalette } from '@portal/model';
import { contrastOf } from './contrast';

/** Least contrast of the nearest plane, in which the section's rule is drawn too (WCAG 2.2, 1.4.11). */
const LEAST = 3;
/** Share of the nearest paper in what is drawn; the rest is the brand's ink, as in `PaperStrip` of the design system. */
const NEAR_SHARE = 0.8;

const mixed = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
      return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

type Scheme = { paper: string; ink: string };
type Sections = readonly { slug: string; palette?: SectionPalette | undefined }[];

/** Sections whose strip would be hard to see on the brand's paper, by day or at night: one sentence each. */
export const weakPalettes = ({
  sections,
  letters,
}: {
  sections: Sections;
  letters: { light: Scheme; dark: Scheme };
}): string[] =>
  sections.flatMap(({ slug, palette }) =>
    palette
      ? (['light', 'dark'] as const).flatMap((scheme) => {
          const { paper, ink } = letters[scheme];
          const contrast = contrastOf(paper, mixed(palette.near, ink, NEAR_SHARE));
          return contrast >= LEAST
            ? []
            : [
                `the palette of “${slug}” has a near colour (${palette.near}) with a contrast of ${contrast.toFixed(1)} on ${scheme} paper (${paper}): a rule needs ${LEAST}`,
              ];
        })
      : [],
  );
