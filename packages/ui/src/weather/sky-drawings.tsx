import type { SkyCode } from '@portal/model';
import type { ReactNode } from 'react';
import {
  Cloud,
  type CloudSize,
  Dust,
  Layers,
  Lightning,
  Moon,
  Rain,
  Showers,
  Snow,
  StormRain,
  Streaks,
  Sun,
} from './sky-parts';

/** Elements of a sky: cloud cover, precipitation, fog. */
type Composition = {
  /** Size of the cloud; if omitted, sun or moon stand alone. */
  cloud?: CloudSize;
  /** Hides sun and moon. */
  isHidden?: boolean;
  below?: ReactNode;
};

/** The last digit of most codes is the cloud cover: intervals, cloudy, very cloudy, overcast. */
const COVERS = {
  intervals: { cloud: 'medium' },
  cloudy: { cloud: 'large' },
  'very-cloudy': { cloud: 'large', isHidden: true },
  overcast: { cloud: 'lid', isHidden: true },
} as const satisfies Record<string, Composition>;

const rain = <Rain />;
const drizzle = <Rain isLight />;
const snow = <Snow />;
const flurry = <Snow isLight />;
const storm = <Lightning />;
const stormWithDrizzle = (
  <>
    <Lightning />
    <StormRain />
  </>
);

const { intervals, cloudy, 'very-cloudy': veryCloudy, overcast } = COVERS;

const COMPOSITIONS: Readonly<Record<SkyCode, Composition>> = {
  '11': {},
  '12': { cloud: 'small' },
  '13': intervals,
  '14': cloudy,
  '15': veryCloudy,
  '16': overcast,
  '17': { below: <Streaks /> },
  '23': { ...intervals, below: rain },
  '24': { ...cloudy, below: rain },
  '25': { ...veryCloudy, below: rain },
  '26': { ...overcast, below: rain },
  '27': { ...cloudy, below: <Showers /> },
  '33': { ...intervals, below: snow },
  '34': { ...cloudy, below: snow },
  '35': { ...veryCloudy, below: snow },
  '36': { ...overcast, below: snow },
  '43': { ...intervals, below: drizzle },
  '44': { ...cloudy, below: drizzle },
  '45': { ...veryCloudy, below: drizzle },
  '46': { ...overcast, below: drizzle },
  '51': { ...intervals, below: storm },
  '52': { ...cloudy, below: storm },
  '53': { ...veryCloudy, below: storm },
  '54': { ...overcast, below: storm },
  '61': { ...intervals, below: stormWithDrizzle },
  '62': { ...cloudy, below: stormWithDrizzle },
  '63': { ...veryCloudy, below: stormWithDrizzle },
  '64': { ...overcast, below: stormWithDrizzle },
  '71': { ...intervals, below: flurry },
  '72': { ...cloudy, below: flurry },
  '73': { ...veryCloudy, below: flurry },
  '74': { ...overcast, below: flurry },
  '81': { isHidden: true, below: <Layers /> },
  '82': { below: <Layers isBroken /> },
  '83': { below: <Dust /> },
};

/** Pieces of a sky, from back to front. */
export function SkyDrawing({ code, night }: { code: SkyCode; night: boolean }) {
  const { cloud, isHidden = false, below } = COMPOSITIONS[code];
  const Light = night ? Moon : Sun;
  const isRaised = cloud !== undefined && below !== undefined;
  return (
    <>
      {isHidden ? null : (
        <g transform={isRaised && cloud !== 'medium' ? 'translate(0 -5)' : undefined}>
          <Light isBehind={cloud !== undefined || below !== undefined} isCovered={cloud !== undefined} />
        </g>
      )}
      {cloud ? <Cloud size={cloud} isRaised={isRaised} /> : null}
      {below}
    </>
  );
}
