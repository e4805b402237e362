import type { RectificationWords, RectifiedSigns } from './rectification';

/** Spanish signs of stories with a rectification or an update beside them. */
export const rectifiedSignsEs: RectifiedSigns = {
  rectification: 'Con rectificación',
  update: 'Con actualización',
};

/** Spanish words around rectifications and updates. */
export const rectificationWordsEs: RectificationWords = {
  label: 'Rectificaciones y actualizaciones',
  headings: {
    rectification: 'Rectificación de {party}',
    update: 'Actualización',
  },
  byNewsroom: 'Nota de la redacción',
  story: 'La noticia publicada',
  whole: 'Texto íntegro de {party}, publicado a petición suya (Ley Orgánica 2/1984)',
  notices: {
    rectification:
      'Esta noticia no refleja la situación actual de {party}: su rectificación acompaña al texto.',
    update: 'Esta noticia no refleja la situación actual: se actualizó el {date}.',
  },
  read: { rectification: 'Leer la rectificación', update: 'Leer la actualización' },
  ask: 'Pedir una rectificación',
};
