import { dateLocaleCa } from '@portal/model';
import { defineLanguage, type FamilyTexts } from '@portal/ui';

/** Valencian, which the packages do not ship: Catalan plus overrides where the two differ. */
const catalan = () => import('@portal/ui/dictionaries/ca');

const days: FamilyTexts<'shell'>['days'] = {
  label: 'Tria un dia',
  today: 'Hui',
  yesterday: 'Ahir',
  tomorrow: 'Demà',
};

const retry = 'Torna-ho a provar';
const playback: FamilyTexts<'media'>['playback'] = {
  play: 'Reproduïx',
  pause: 'Posa en pausa',
  replay: 'Torna-ho a reproduir',
  seek: 'Posició',
  position: '{time} de {duration}',
  back: 'Arrere {seconds} segons',
  forward: 'Avant {seconds} segons',
  mute: 'Lleva el so',
  unmute: 'Posa el so',
  volume: 'Volum',
  percent: '{percent}\u00a0%',
  captions: 'Subtítols',
  noCaptions: 'Sense subtítols',
  captionSize: 'Grandària dels subtítols',
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
  leaveFullScreen: 'Ix de la pantalla completa',
  pictureInPicture: 'Finestra flotant',
  live: 'Directe',
  loading: 'S’està carregant…',
  failed: 'No s’ha pogut reproduir.',
  retry,
  close: 'Tanca el reproductor',
  nowPlaying: 'Reproductor',
  download: 'Descarrega l’àudio',
  chapters: 'Capítols',
  continueAt: 'Continua a {time}',
  continueLive: 'Continua en directe',
  nextEpisode: 'Capítol següent',
  oneAfterAnother: 'Un darrere de l’altre',
  startsIn: 'Comença d’ací a {seconds}\u00a0s',
  onHold: 'En espera',
  startsSoon: 'Comença d’ací a {seconds} segons: {title}',
  playNext: 'Reproduïx-lo',
  stopCount: 'Para-ho',
  lastEpisode: 'És l’últim capítol de {programme}.',
  allEpisodes: 'Tots els capítols',
};

export const valencian = defineLanguage({
  language: 'ca-valencia',
  texts: {
    shell: async () => ({ ...(await catalan()), days }),
    reading: catalan,
    forms: catalan,
    dialogs: catalan,
    media: async () => ({ ...(await catalan()), playback }),
    participation: catalan,
    finding: catalan,
    account: catalan,
    accountProvider: catalan,
    framework: catalan,
    orPay: catalan,
    paywall: catalan,
    charts: catalan,
    weather: catalan,
  },
  dates: async () => ({ ...dateLocaleCa, tag: 'ca-ES-valencia' }),
});
