import type { LabelWords } from './labels';
import type { RectificationWords, RectifiedSigns } from './rectification';

/** Catalan labels of stories with a rectification or an update. */
export const rectifiedSignsCa: RectifiedSigns = {
  rectification: 'Amb rectificació',
  update: 'Amb actualització',
};

/** Catalan texts around rectifications and updates. */
export const rectificationWordsCa: RectificationWords = {
  label: 'Rectificacions i actualitzacions',
  headings: {
    rectification: 'Rectificació {de |d’:party}',
    update: 'Actualització',
  },
  byNewsroom: 'Nota de la redacció',
  story: 'La notícia publicada',
  whole: 'Text íntegre {de |d’:party}, publicat a petició seva (Llei orgànica 2/1984)',
  notices: {
    rectification:
      'Aquesta notícia no reflecteix la situació actual {de |d’:party}: la seva rectificació acompanya el text.',
    update: 'Aquesta notícia no reflecteix la situació actual: es va actualitzar {el |l’:date}.',
  },
  read: { rectification: 'Llegeix la rectificació', update: 'Llegeix l’actualització' },
  ask: 'Demana una rectificació',
};

/** Catalan strings for the labels of articles. */
export const labelWordsCa: LabelWords = {
  sponsored: 'Contingut patrocinat',
  partner: 'En col·laboració',
  opinion: 'Opinió',
  satire: 'Sàtira',
  'ai-assisted': 'Amb ajuda d’IA',
};
