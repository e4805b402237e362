import type { Dictionary } from '../dictionary';

/** Catalan strings for a player's controls; `{time}` and `{duration}` are formatted like `4:05`. */
export const playback: Dictionary['playback'] = {
  play: 'Reprodueix',
  pause: 'Posa en pausa',
  replay: 'Torna-ho a reproduir',
  seek: 'Posició',
  position: '{time} de {duration}',
  back: 'Enrere {seconds} segons',
  forward: 'Endavant {seconds} segons',
  mute: 'Treu el so',
  unmute: 'Posa el so',
  volume: 'Volum',
  percent: '{percent}\u00a0%',
  captions: 'Subtítols',
  noCaptions: 'Sense subtítols',
  captionSize: 'Mida dels subtítols',
  captionGround: 'Fons dels subtítols',
  captionLooks: { normal: 'Normal', large: 'Gran', huge: 'Molt gran', shade: 'Translúcid', solid: 'Negre' },
  settings: 'Opcions',
  closeSettings: 'Tanca les opcions',
  speed: 'Velocitat',
  normal: 'Normal',
  rate: '{rate}×',
  quality: 'Qualitat',
  auto: 'Automàtica',
  autoNow: 'Automàtica ({quality})',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Surt de la pantalla completa',
  pictureInPicture: 'Finestra flotant',
  live: 'Directe',
  loading: 'S’està carregant…',
  failed: 'No s’ha pogut reproduir.',
  retry: 'Torna-ho a provar',
  close: 'Tanca el reproductor',
  nowPlaying: 'Reproductor',
  download: 'Descarrega l’àudio',
  chapters: 'Capítols',
  continueAt: 'Continua a {time}',
  continueLive: 'Continua en directe',
  nextEpisode: 'Capítol següent',
  oneAfterAnother: 'Un rere l’altre',
  startsIn: 'Comença d’aquí a {seconds}\u00a0s',
  onHold: 'En espera',
  startsSoon: 'Comença d’aquí a {seconds} segons: {title}',
  playNext: 'Reprodueix-lo',
  stopCount: 'Atura’l',
  lastEpisode: 'És l’últim capítol de {programme}.',
  allEpisodes: 'Tots els capítols',
};

/** Catalan strings for the large view of a gallery. */
export const viewer: Dictionary['viewer'] = {
  open: 'Amplia la foto {current} de {total}',
  label: 'Galeria de fotos',
  close: 'Tanca la galeria',
  previous: 'Foto anterior',
  next: 'Foto següent',
  position: '{current} de {total}',
  thumbnails: 'Totes les fotos',
  goTo: 'Foto {current}',
};

/**
 * Catalan strings for embeds that ask before they load; `{provider}` then receives the reader's IP address.
 */
export const consent: Dictionary['consent'] = {
  play: 'Reprodueix-ho aquí',
  notice:
    'Quan ho reprodueixis, {provider} rebrà la teva adreça IP i podrà fer servir galetes. No en carreguem res fins que tu ho diguis.',
  remember: 'Recorda-ho per a {provider}',
  open: 'Obre-ho a {provider}',
  frame: '{title}, a {provider}',
};

/** Catalan strings for the 360° video player. */
export const panorama: Dictionary['panorama'] = {
  hint: 'Arrossega o fes servir les fletxes per mirar al voltant',
  view: 'Vídeo de 360 graus. Les fletxes giren la mirada; més i menys l’acosten i l’allunyen.',
  reset: 'Torna a la vista inicial',
  sign: '360°',
  left: 'Mira cap a l’esquerra',
  right: 'Mira cap a la dreta',
  up: 'Mira cap amunt',
  down: 'Mira cap avall',
};

/** Catalan strings for an ad before a film; `{time}` is its remaining time, formatted like `0:05`. */
export const filmAd: Dictionary['filmAd'] = {
  left: 'Publicitat · {time}',
  name: 'Publicitat abans del vídeo',
  began: 'Publicitat. El vídeo comença quan s’acaba.',
  skip: 'Omet l’anunci',
  skipIn: 'Podràs ometre’l d’aquí a {seconds}\u00a0s',
  visit: 'Visita l’anunciant',
};
