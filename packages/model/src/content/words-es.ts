import type { LabelWords } from './labels';
import type { RectificationWords, RectifiedSigns } from './rectification';

/** Spanish labels of stories with a rectification or an update. */
export const rectifiedSignsEs: RectifiedSigns = {
  rectification: 'Con rectificación',
  update: 'Con actualización',
};

/** Spanish texts around rectifications and updates. */
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

/** Spanish strings for the labels of articles. */
export const labelWordsEs: LabelWords = {
  sponsored: 'Contenido patrocinado',
  partner: 'En colaboración',
  opinion: 'Opinión',
  satire: 'Sátira',
  'ai-assisted': 'Con ayuda de IA',
};
