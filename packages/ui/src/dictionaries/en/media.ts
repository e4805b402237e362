import type { Dictionary } from '../dictionary';

/** English strings for a player's controls; `{time}` and `{duration}` are formatted like `4:05`. */
export const playback: Dictionary['playback'] = {
  play: 'Play',
  pause: 'Pause',
  replay: 'Play again',
  seek: 'Position',
  position: '{time} of {duration}',
  back: 'Back {seconds} seconds',
  forward: 'Forward {seconds} seconds',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  percent: '{percent}%',
  captions: 'Subtitles',
  noCaptions: 'No subtitles',
  captionSize: 'Subtitle size',
  captionGround: 'Subtitle background',
  captionLooks: {
    normal: 'Normal',
    large: 'Large',
    huge: 'Very large',
    shade: 'Translucent',
    solid: 'Black',
  },
  settings: 'Settings',
  closeSettings: 'Close the settings',
  speed: 'Speed',
  normal: 'Normal',
  rate: '{rate}×',
  quality: 'Quality',
  auto: 'Automatic',
  autoNow: 'Automatic ({quality})',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  pictureInPicture: 'Floating window',
  live: 'Live',
  loading: 'Loading…',
  failed: 'It could not be played.',
  retry: 'Try again',
  close: 'Close the player',
  nowPlaying: 'Player',
  download: 'Download the audio',
  chapters: 'Chapters',
  continueAt: 'Continue at {time}',
  continueLive: 'Continue live',
  nextEpisode: 'Next episode',
  oneAfterAnother: 'One after another',
  startsIn: 'Starts in {seconds}\u00a0s',
  onHold: 'On hold',
  startsSoon: 'Starts in {seconds} seconds: {title}',
  playNext: 'Play it now',
  stopCount: 'Stop',
  lastEpisode: 'This is the latest episode of {programme}.',
  allEpisodes: 'All episodes',
};

/** English strings for the large view of a gallery. */
export const viewer: Dictionary['viewer'] = {
  open: 'Enlarge photo {current} of {total}',
  label: 'Photo gallery',
  close: 'Close the gallery',
  previous: 'Previous photo',
  next: 'Next photo',
  position: '{current} of {total}',
  thumbnails: 'All photos',
  goTo: 'Photo {current}',
};

/**
 * English strings for embeds that ask before they load; `{provider}` then receives the reader's IP address.
 */
export const consent: Dictionary['consent'] = {
  play: 'Play it here',
  notice:
    'When you play it, {provider} will get your IP address and may use cookies. We load nothing of theirs until you say so.',
  remember: 'Remember this for {provider}',
  open: 'Open on {provider}',
  frame: '{title}, on {provider}',
};

/** English strings for the 360° video player. */
export const panorama: Dictionary['panorama'] = {
  hint: 'Drag or use the arrow keys to look around',
  view: '360-degree video. The arrow keys turn the view; plus and minus zoom in and out.',
  reset: 'Back to the first view',
  sign: '360°',
  left: 'Look left',
  right: 'Look right',
  up: 'Look up',
  down: 'Look down',
};

/** English strings for an ad before a film; `{time}` is its remaining time, formatted like `0:05`. */
export const filmAd: Dictionary['filmAd'] = {
  left: 'Advertisement · {time}',
  name: 'Advertisement before the video',
  began: 'Advertisement. The video begins when it ends.',
  skip: 'Skip the ad',
  skipIn: 'You can skip it in {seconds}\u00a0s',
  visit: 'Visit the advertiser',
};
