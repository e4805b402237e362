import type { Dictionary } from '../dictionary';

/** Catalan strings for charts: their summaries for those who cannot see them, and labels. */
export const chart: Dictionary['chart'] = {
  data: 'Les dades en una taula',
  source: 'Font: {source}',
  unknown: 'sense dada',
  /** A curve with one known value. */
  onePoint: '{series}: {value} ({at}).',
  curve:
    '{series}, {de |d’:from} a {to}: comença en {first} i acaba en {last}. Màxim, {most} ({mostAt}). Mínim, {least} ({leastAt}).',
  flat: '{series}, {de |d’:from} a {to}: sempre {first}.',
  levels: 'Nivells: {levels}.',
  bars: {
    one: 'Una barra. {first}: {most}.',
    other: '{count} barres. La més llarga, {first}: {most}. La més curta, {last}: {least}.',
  },
  chamber: '{total} escons; la majoria són {majority}. D’esquerra a dreta: {parties}.',
  party: '{name}, {seats}',
  partyChange: '{name}, {seats} ({change})',
  same: 'igual',
  total: '{count} escons',
  majority: 'Majoria: {count}',
  way: '{count} llocs, {de |d’:first} a {last}. El valor més alt, {most}, a {mostAt}. El més baix, {least}, a {leastAt}.',
  gauge: '{value}, en una escala {de |d’:from} a {to}.',
  over: 'És {by} per damunt de «{name}» ({level}).',
  under: 'Falten {by} per a «{name}» ({level}).',
  at: 'És el nivell «{name}» ({level}).',
  rows: {
    one: 'Taula d’una fila.',
    other: 'Taula de {count} files.',
  },
  partyName: 'Partit',
  seats: 'Escons',
  change: 'Canvi',
  distance: 'km',
  level: 'Nivell',
  value: 'Valor',
  now: 'Ara',
};
