import type { Dictionary } from '../dictionary';

/** English strings for charts: their summaries for those who cannot see them, and labels. */
export const chart: Dictionary['chart'] = {
  data: 'The data in a table',
  source: 'Source: {source}',
  unknown: 'no figure',
  /** A curve with one known value. */
  onePoint: '{series}: {value} ({at}).',
  curve:
    '{series}, {from} to {to}: starts at {first} and ends at {last}. Highest, {most} ({mostAt}). Lowest, {least} ({leastAt}).',
  flat: '{series}, {from} to {to}: always {first}.',
  levels: 'Levels: {levels}.',
  bars: {
    one: 'One bar. {first}: {most}.',
    other: '{count} bars. The longest, {first}: {most}. The shortest, {last}: {least}.',
  },
  chamber: '{total} seats; a majority is {majority}. From left to right: {parties}.',
  party: '{name}, {seats}',
  partyChange: '{name}, {seats} ({change})',
  same: 'unchanged',
  total: '{count} seats',
  majority: 'Majority: {count}',
  way: '{count} places, from {first} to {last}. The highest value, {most}, is at {mostAt}. The lowest, {least}, is at {leastAt}.',
  gauge: '{value}, on a scale from {from} to {to}.',
  over: 'It is {by} above “{name}” ({level}).',
  under: 'It is {by} below “{name}” ({level}).',
  at: 'It is at the level “{name}” ({level}).',
  rows: {
    one: 'A table of one row.',
    other: 'A table of {count} rows.',
  },
  partyName: 'Party',
  seats: 'Seats',
  change: 'Change',
  distance: 'km',
  level: 'Level',
  value: 'Value',
  now: 'Now',
};
