import { inEveryLanguage, type Language } from '@portal/model';

const ca = {
  card: 'Una notícia',
  cards: 'Notícies',
  'five-text-cards': 'Cinc titulars',
  'grouper-in-5': 'Grup de cinc',
  masonry: 'Mosaic',
  'last-hour': 'Última hora',
  'load-more': 'Més notícies',
  carousel: 'Carrusel',
  banner: 'Notícia sobre una foto',
};

/** Labels of the front's module types that hold articles. */
export const MODULE_TEXTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = inEveryLanguage({
  ca,
  es: {
    card: 'Una noticia',
    cards: 'Noticias',
    'five-text-cards': 'Cinco titulares',
    'grouper-in-5': 'Grupo de cinco',
    masonry: 'Mosaico',
    'last-hour': 'Última hora',
    'load-more': 'Más noticias',
    carousel: 'Carrusel',
    banner: 'Noticia sobre una foto',
  } satisfies Record<keyof typeof ca, string>,
  en: {
    card: 'One story',
    cards: 'Stories',
    'five-text-cards': 'Five headlines',
    'grouper-in-5': 'Group of five',
    masonry: 'Mosaic',
    'last-hour': 'Latest news',
    'load-more': 'More stories',
    carousel: 'Carousel',
    banner: 'Story over a picture',
  } satisfies Record<keyof typeof ca, string>,
});
