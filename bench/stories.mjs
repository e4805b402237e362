/**
 * Twelve stories as on a front: with and without picture, opinion, film, recipe; of today and of other days.
 */
const image = (name, alt) => ({ src: `/media/${name}.jpg`, alt, width: 1600, height: 900 });

const story = (id, title, more) => ({
  id,
  title,
  url: `/societat/${id}/`,
  category: { name: 'Societat', href: '/societat/' },
  ...more,
});

const DATES = [
  '2026-03-18T17:10:00+01:00',
  '2026-03-18T09:05:00+01:00',
  '2026-03-17T21:40:00+01:00',
  '2026-03-16T08:00:00Z',
  '2026-03-14T12:00:00+01:00',
  '2026-03-18T15:30:00Z',
  '2026-02-27T19:20:00+01:00',
  '2025-11-02T10:00:00+01:00',
  '2026-03-18T06:55:00+01:00',
  '2026-03-11T18:00:00+01:00',
  '2025-10-04T13:15:00+02:00',
  '2026-01-19T20:30:00+01:00',
];

const STORIES = [
  story('bocana', 'El port torna a obrir la bocana després de dos dies de llevant', {
    kicker: { text: 'Temporal' },
    image: image('temporal', 'Una onada trenca contra el far'),
    description: [{ html: 'La llotja reprèn la subhasta a les cinc.' }],
    authors: [{ id: 'nuria', name: 'Núria Escarré', url: '/autor/nuria-escarre/' }],
  }),
  story('pressupost', 'El ple aprova el pressupost del moll per un sol vot', {
    description: [{ html: 'El govern local el treu endavant amb el vot de qualitat de l’alcaldessa.' }],
  }),
  story('trens', 'Rodalies perd quatre trens al dia entre Port Savina i la capital', {
    image: image('via', 'Una andana buida'),
    authors: [
      { id: 'pau', name: 'Pau Rovirosa', url: '/autor/pau-rovirosa/' },
      { id: 'clara', name: 'Clara Sans', url: '/autor/clara-sans/' },
    ],
  }),
  story('columna', 'Elogi de la sala de màquines', {
    articleNewsTypeEnum: 'opinion',
    authors: [{ id: 'biel', name: 'Biel Mas', url: '/autor/biel-mas/' }],
  }),
  story('arros', 'Arròs de la barca, amb el que hi ha', {
    image: image('arros', 'Una paella damunt la taula'),
    totalTime: 45,
    totalTimeUnit: 1,
    ratingValue: 4.3,
    ratingNumVotes: 128,
  }),
  story('platja', 'La platja de les Cases perd vint metres de sorra'),
  story('llibre', 'L’últim faroner publica els seus quaderns', {
    image: image('far', 'El far al capvespre'),
  }),
  story('rem', 'La ciaboga del Santa Llúcia, des de dins', {
    image: image('rem', 'Un llagut girant'),
    multimedia: [{ type: 'video' }],
  }),
  story('escola', 'Onze escoles obriran al migdia'),
  story('fira', 'La Fira del Llibre tindrà cent parades', { signature: 'Redacció' }),
  story('vi', 'Verema tardana, collita curta', { image: image('vinya', 'Ceps en renglera') }),
  story('teatre', 'El teatre del Mar estrena «La bocana»', {
    kicker: { text: 'Estrena', href: '/cultura/' },
  }),
];

export const NEWS = STORIES.map((card, at) => ({ ...card, publishedDate: { date: DATES[at] } }));
