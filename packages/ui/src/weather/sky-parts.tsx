/*
 * Skies are composed of a few pieces on a grid of 48, in two tones at most: lights take the sky's light
 * (`--sky-light`), water and ice its blue (`--sky-water`), clouds the surrounding text colour. Lines are 3
 * wide, to be visible at 20 px.
 */

type Light = {
  /** In the corner, behind other pieces. */
  isBehind?: boolean;
  /** Behind a cloud, with more of it visible. */
  isCovered?: boolean;
};

/** The sun, or its upper corner behind a cloud. */
export const Sun = ({ isBehind = false, isCovered = false }: Light) =>
  isBehind ? (
    <g fill="none" stroke="var(--sky-light)">
      {isCovered ? <path d="M18 20.5a8.5 8.5 0 0 1 16-3" fill="var(--sky-light)" stroke="none" /> : null}
      <circle cx="30" cy="17" r="7.5" fill="var(--sky-light)" stroke="none" />
      <path d="M30 3v3M40.5 7.5 38.25 9.75M44 17h-3M19.5 7.5l2.25 2.25" />
    </g>
  ) : (
    <g stroke="var(--sky-light)">
      <circle cx="24" cy="24" r="9.5" fill="var(--sky-light)" stroke="none" />
      <path d="M24 5v4M24 39v4M5 24h4M39 24h4M10.5 10.5l3 3M34.5 34.5l3 3M37.5 10.5l-3 3M13.5 34.5l-3 3" />
    </g>
  );

/** The moon, in the sun's place. */
export const Moon = ({ isBehind = false }: Light) => (
  <path
    d={
      isBehind
        ? 'M40 19.5A10 10 0 0 1 28 5.5a10 10 0 1 0 12 14z'
        : 'M38 28.5A15.5 15.5 0 0 1 20 9a15.5 15.5 0 1 0 18 19.5z'
    }
    fill="var(--sky-moon)"
    stroke="none"
  />
);

const CLOUD = 'M13 36a8 8 0 0 1-.75-15.96A11.5 11.5 0 0 1 34.25 17.75 9.2 9.2 0 0 1 35 36z';

/** Sizes of clouds, from a small one before the sun to one that covers the whole sky. */
export const CLOUD_SIZES = ['small', 'medium', 'large', 'lid'] as const;
export type CloudSize = (typeof CLOUD_SIZES)[number];

const PLACES: Readonly<Record<CloudSize, string>> = {
  small: 'translate(2 21) scale(.62)',
  medium: 'translate(1 12) scale(.78)',
  large: 'translate(0 4)',
  lid: 'translate(0 4)',
};

/** Opacity of a cloud's ink: larger clouds are darker. */
const TONES: Readonly<Record<CloudSize, number>> = { small: 0.14, medium: 0.18, large: 0.26, lid: 0.42 };

/** A cloud, cut out of what is behind it. */
export const Cloud = ({ size, isRaised = false }: { size: CloudSize; isRaised?: boolean }) => (
  <g transform={isRaised ? 'translate(0 -8)' : undefined}>
    {size === 'lid' ? (
      <path
        d={CLOUD}
        transform="translate(12 -1) scale(.72)"
        fill="var(--sky-ground, var(--sky-paper))"
        vectorEffect="non-scaling-stroke"
        stroke="currentColor"
      />
    ) : null}
    <g transform={PLACES[size]} stroke="currentColor">
      <path d={CLOUD} fill="var(--sky-ground, var(--sky-paper))" stroke="none" />
      <path d={CLOUD} fill="currentColor" fillOpacity={TONES[size]} vectorEffect="non-scaling-stroke" />
    </g>
  </g>
);

/** High clouds: long thin streaks. */
export const Streaks = () => (
  <path d="M6 30c7-5 12 3 19-1s10-2 17-3M10 39c6-3 10 2 16-1s8-1 13-2" fill="none" stroke="currentColor" />
);

const slants = (places: readonly number[], long: number) =>
  places.map((x) => `M${x} 34l${-long / 2.2} ${long}`).join('');

export const Rain = ({ isLight = false }: { isLight?: boolean }) => (
  <path d={isLight ? slants([19, 31], 5) : slants([15, 24, 33], 10)} fill="none" stroke="var(--sky-water)" />
);

/** Heavy rain. */
export const Showers = () => (
  <path d={`${slants([12, 20, 28, 36], 11)}`} fill="none" stroke="var(--sky-water)" />
);

const flake = (x: number, y: number) =>
  `M${x - 3.5} ${y}h7M${x - 1.75} ${y - 3}l3.5 6M${x + 1.75} ${y - 3}l-3.5 6`;

export const Snow = ({ isLight = false }: { isLight?: boolean }) => (
  <path
    d={isLight ? flake(24, 39) : `${flake(14, 37)}${flake(24, 42)}${flake(34, 37)}`}
    fill="none"
    stroke="var(--sky-water)"
    strokeWidth="1.75"
  />
);

export const Lightning = () => (
  <path d="M26 29 19 38.5h5L21.5 46 31 35.5h-5.5L29 29z" fill="var(--sky-light)" stroke="none" />
);

/** Rain next to the lightning. */
export const StormRain = () => <path d={`${slants([13, 38], 6)}`} fill="none" stroke="var(--sky-water)" />;

/** Horizontal layers: solid for fog, broken for mist. */
export const Layers = ({ isBroken = false }: { isBroken?: boolean }) => (
  <path
    d={isBroken ? 'M8 30h13M27 30h13M12 38h20M38 38h2M6 22h6M18 22h22' : 'M6 14h36M10 22h32M6 30h36M10 38h28'}
    fill="none"
    stroke="currentColor"
  />
);

/** Dust in the air. */
export const Dust = () => (
  <path
    d="M7 33h0M15 36h0M23 33h0M31 36h0M39 33h0M11 41h0M19 43h0M27 41h0M35 43h0"
    fill="none"
    stroke="currentColor"
    strokeWidth="4"
  />
);
