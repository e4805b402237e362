/** Spanish strings for a player's controls; `{time}` and `{duration}` are formatted like `4:05`. */
export const playback = {
  play: 'Reproducir',
  pause: 'Pausar',
  replay: 'Volver a reproducir',
  seek: 'Posición',
  position: '{time} de {duration}',
  back: 'Retroceder {seconds} segundos',
  forward: 'Avanzar {seconds} segundos',
  mute: 'Silenciar',
  unmute: 'Activar el sonido',
  volume: 'Volumen',
  percent: '{percent}\u00a0%',
  captions: 'Subtítulos',
  noCaptions: 'Sin subtítulos',
  captionSize: 'Tamaño de los subtítulos',
  captionGround: 'Fondo de los subtítulos',
  captionLooks: {
    normal: 'Normal',
    large: 'Grande',
    huge: 'Muy grande',
    shade: 'Translúcido',
    solid: 'Negro',
  },
  settings: 'Ajustes',
  closeSettings: 'Cerrar los ajustes',
  speed: 'Velocidad',
  normal: 'Normal',
  rate: '{rate}×',
  quality: 'Calidad',
  auto: 'Automática',
  autoNow: 'Automática ({quality})',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de la pantalla completa',
  pictureInPicture: 'Ventana flotante',
  live: 'Directo',
  loading: 'Cargando…',
  failed: 'No se ha podido reproducir.',
  retry: 'Volver a intentarlo',
  close: 'Cerrar el reproductor',
  nowPlaying: 'Reproductor',
  download: 'Descargar el audio',
  chapters: 'Capítulos',
  continueAt: 'Continuar en {time}',
  continueLive: 'Continuar en directo',
  nextEpisode: 'Capítulo siguiente',
  oneAfterAnother: 'Uno tras otro',
  startsIn: 'Empieza en {seconds}\u00a0s',
  onHold: 'En espera',
  startsSoon: 'Empieza en {seconds} segundos: {title}',
  playNext: 'Reproducirlo',
  stopCount: 'Pararlo',
  lastEpisode: 'Es el último capítulo de {programme}.',
  allEpisodes: 'Todos los capítulos',
};

/** Spanish strings for the large view of a gallery. */
export const viewer = {
  open: 'Ampliar la foto {current} de {total}',
  label: 'Galería de fotos',
  close: 'Cerrar la galería',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  position: '{current} de {total}',
  thumbnails: 'Todas las fotos',
  goTo: 'Foto {current}',
};

/**
 * Spanish strings for embeds that ask before they load; `{provider}` then receives the reader's IP address.
 */
export const consent = {
  play: 'Reproducir aquí',
  notice:
    'Al reproducirlo, {provider} recibirá tu dirección IP y podrá usar cookies. No cargamos nada suyo hasta que tú lo digas.',
  remember: 'Recordarlo para {provider}',
  open: 'Abrir en {provider}',
  frame: '{title}, en {provider}',
};

/** Spanish strings for the 360° video player. */
export const panorama = {
  hint: 'Arrastra o usa las flechas para mirar alrededor',
  view: 'Vídeo de 360 grados. Las flechas giran la mirada; más y menos la acercan y la alejan.',
  reset: 'Volver a la vista inicial',
  sign: '360°',
  left: 'Mirar a la izquierda',
  right: 'Mirar a la derecha',
  up: 'Mirar hacia arriba',
  down: 'Mirar hacia abajo',
};

/** Spanish strings for an ad before a film; `{time}` is its remaining time, formatted like `0:05`. */
export const filmAd = {
  left: 'Publicidad · {time}',
  name: 'Publicidad antes del vídeo',
  began: 'Publicidad. El vídeo empieza cuando termina.',
  skip: 'Omitir anuncio',
  skipIn: 'Podrás omitirlo en {seconds}\u00a0s',
  visit: 'Visitar al anunciante',
};
