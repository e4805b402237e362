import { type FrontEditionKind, inEveryLanguage } from '@portal/model';

const ca = {
  storm: 'Temporal: edició especial',
  election: 'Eleccions: edició especial',
  festival: 'Festes',
  sunday: 'Edició de diumenge',
} satisfies Record<FrontEditionKind, string>;

/** Names of special editions, unless a site's file gives them others. */
export const EDITION_TEXTS = inEveryLanguage({
  ca,
  es: {
    storm: 'Temporal: edición especial',
    election: 'Elecciones: edición especial',
    festival: 'Fiestas',
    sunday: 'Edición del domingo',
  } satisfies typeof ca,
  en: {
    storm: 'Storm: special edition',
    election: 'Election: special edition',
    festival: 'Festival',
    sunday: 'Sunday edition',
  } satisfies typeof ca,
});
