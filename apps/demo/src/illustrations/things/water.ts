import { mix } from '../colour';
import type { Picture } from '../picture';
import { curve, HEIGHT, type Point, WIDTH } from '../shapes';

/**
 * Water from the horizon to the picture's bottom edge, in `bands` sheets with cut waves.
 * @param swell height of the waves of the first sheet, in px; calm water about 4, a sea 26.
 */
export function water(
  picture: Picture,
  {
    horizon,
    bands,
    swell,
    foot = HEIGHT,
    tint,
    light,
  }: { horizon: number; bands: number; swell: number; foot?: number; tint?: string; light?: Point },
): void {
  picture.drawn.note('water', WIDTH / 2, (horizon + foot) / 2);
  const { sheet, chance, palette } = picture;
  const colourOf = (nearness: number) => {
    const colour = mix(palette.plane(0.66 - nearness * 0.5), palette.low, 0.12 * (1 - nearness));
    return tint ? mix(colour, tint, 0.45) : colour;
  };
  for (let band = 0; band < bands; band++) {
    const nearness = bands === 1 ? 0.3 : band / (bands - 1);
    const y = horizon + (foot - horizon) * (band / bands) ** 1.35;
    const height = band === 0 ? 0 : swell * (0.3 + nearness);
    const length = 60 + nearness * 170;
    const start = chance.range(-length, 0);
    sheet.raise();
    let d = `M-60 ${HEIGHT + 20}L-60 ${y.toFixed(1)}`;
    for (let x = start - 60; x < WIDTH + 80; x += length) {
      const crest = height * chance.range(0.6, 1.2);
      d += `Q${(x + length * 0.3).toFixed(1)} ${(y - crest).toFixed(1)} ${(x + length * 0.62).toFixed(1)} ${y.toFixed(1)}Q${(x + length * 0.82).toFixed(1)} ${(y + crest * 0.4).toFixed(1)} ${(x + length).toFixed(1)} ${y.toFixed(1)}`;
    }
    sheet.cut(`${d}L1680 ${HEIGHT + 20}Z`, colourOf(nearness));
    slivers(picture, y, nearness, mix(colourOf(nearness), palette.light, 0.3));
    if (light) glitter(picture, light, y, (foot - horizon) / bands, nearness);
  }
}

/** Thin cuts in the water that catch the sky. */
function slivers({ sheet, chance }: Picture, y: number, nearness: number, colour: string): void {
  for (let sliver = chance.whole(4, 8); sliver > 0; sliver--) {
    const [x, down, length] = [
      chance.range(0, WIDTH),
      y + 12 + chance.range(4, 60) * (0.3 + nearness),
      (40 + nearness * 130) * chance.range(0.5, 1.3),
    ];
    sheet.ink(lens(x, down, length, 2 + nearness * 4), colour, 0.55);
  }
}

const lens = (x: number, y: number, length: number, thick: number) =>
  curve([
    [x - length / 2, y],
    [x, y - thick],
    [x + length / 2, y],
    [x, y + thick * 0.8],
  ]);

/** The sun's or a lamp's path on the water. */
function glitter(
  { sheet, chance, palette, hour, weather }: Picture,
  [x]: Point,
  y: number,
  height: number,
  nearness: number,
): void {
  if (weather === 'rain' || weather === 'snow') return;
  const colour =
    hour === 'dusk' || hour === 'dawn' ? mix(palette.second, palette.light, 0.35) : palette.light;
  for (let row = 0; row < 5; row++) {
    const length = (60 + nearness * 150) * chance.range(0.5, 1.2);
    sheet.ink(
      lens(
        x + chance.range(-30, 30) * (1 + nearness * 2),
        y + 10 + row * height * 0.19,
        length,
        3 + nearness * 4,
      ),
      colour,
      weather === 'clear' ? 0.8 : 0.4,
    );
  }
}
