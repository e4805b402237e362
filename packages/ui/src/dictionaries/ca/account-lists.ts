import type { Dictionary } from '../dictionary';

/** Catalan strings for the lists of saved articles and followed authors (spec §2). */
export const accountLists: Dictionary['accountLists'] = {
  favourites: 'Continguts desats',
  noFavourites: 'Encara no has desat res',
  noFavouritesHint:
    'Toca el marcador que hi ha damunt de la foto d’un contingut, o el que veuràs quan l’obris, i el trobaràs aquí.',
  noFavouritesWay: 'Ves a la portada',
  authors: 'Autors que segueixes',
  noAuthors: 'Encara no segueixes ningú',
  noAuthorsHint: 'Toca «Segueix» a la pàgina d’un autor i el trobaràs aquí.',
  noAuthorsWay: 'Ves a la portada',
  newsletters: 'Butlletins',
  noNewsletters: 'Ara mateix no hi ha butlletins.',
  newslettersLegend: 'Butlletins que vols rebre',
  newslettersSee: 'Mira com és',
  newslettersSeeNamed: 'Mira com és {name}',
  newslettersSubmit: 'Desa',
  newslettersSaved: 'Els teus butlletins s’han desat.',
  newslettersChosen: 'Rebràs {newsletters}.',
  open: 'Llegeix-lo',
  openNamed: 'Llegeix-lo: {name}',
  openAuthor: 'Mira’n els continguts',
  openAuthorNamed: 'Mira’n els continguts: {name}',
  twitter: '{name} a X',
  remove: 'Treu «{name}»',
  failed: 'No s’ha pogut desar. Torna-ho a provar.',
};
