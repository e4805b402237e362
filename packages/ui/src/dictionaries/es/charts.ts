/** Spanish strings for charts: their summaries for those who cannot see them, and labels. */
export const chart = {
  data: 'Los datos en una tabla',
  source: 'Fuente: {source}',
  unknown: 'sin dato',
  /** A curve with one known value. */
  onePoint: '{series}: {value} ({at}).',
  curve:
    '{series}, de {from} a {to}: empieza en {first} y acaba en {last}. Máximo, {most} ({mostAt}). Mínimo, {least} ({leastAt}).',
  flat: '{series}, de {from} a {to}: siempre {first}.',
  levels: 'Niveles: {levels}.',
  bars: {
    one: 'Una barra. {first}: {most}.',
    other: '{count} barras. La mayor, {first}: {most}. La menor, {last}: {least}.',
  },
  chamber: '{total} escaños; la mayoría son {majority}. De izquierda a derecha: {parties}.',
  party: '{name}, {seats}',
  partyChange: '{name}, {seats} ({change})',
  same: 'igual',
  total: '{count} escaños',
  majority: 'Mayoría: {count}',
  way: '{count} lugares, de {first} a {last}. El valor más alto, {most}, en {mostAt}. El más bajo, {least}, en {leastAt}.',
  gauge: '{value}, en una escala de {from} a {to}.',
  over: 'Está {by} por encima de «{name}» ({level}).',
  under: 'Faltan {by} para «{name}» ({level}).',
  at: 'Es el nivel «{name}» ({level}).',
  rows: {
    one: 'Tabla de una fila.',
    other: 'Tabla de {count} filas.',
  },
  partyName: 'Partido',
  seats: 'Escaños',
  change: 'Cambio',
  distance: 'km',
  level: 'Nivel',
  value: 'Valor',
  now: 'Ahora',
};
