/** One quality of a stream. */
export type StreamLevel = {
  /** Index among the stream's levels. */
  id: number;
  /** Height of the picture in lines. */
  height: number;
};

/** A stream played by JavaScript. */
export type Stream = {
  /** Selects a level by id, or -1 for automatic. */
  choose: (level: number) => void;
  stop: () => void;
};

/** Callbacks of a stream played by JavaScript: its qualities, the current one, and its failure. */
export type StreamEvents = {
  onLevels: (levels: readonly StreamLevel[]) => void;
  /** Called with the level that plays from now on. */
  onLevel: (id: number) => void;
  /** Called when it cannot recover. */
  onFailure: () => void;
};

/** Media type of an HLS playlist, for `canPlayType` and `source`. */
export const HLS_TYPE = 'application/vnd.apple.mpegurl';
/** Id of the automatic quality. */
export const AUTOMATIC = -1;

/** Recovery attempts per kind of failure. */
const MENDS = 2;

/**
 * Plays an HLS stream in an element if the browser cannot. Only this function fetches the script for it.
 * Failures of network and decoder are retried first.
 * @returns null if this browser is not supported
 * @throws Error if the application has not installed `hls.js`
 */
export async function playStream(
  media: HTMLMediaElement,
  address: string,
  { onLevels, onLevel, onFailure }: StreamEvents,
): Promise<Stream | null> {
  const Hls = await loadHls();
  if (!Hls.isSupported()) return null;
  const hls = new Hls({ capLevelToPlayerSize: true });
  const mended = { network: 0, media: 0 };
  return await new Promise<Stream>((resolve, reject) => {
    let isKnown = false;
    const stop = () => hls.destroy();
    hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
      isKnown = true;
      onLevels(levels.map(({ height }, id) => ({ id, height })));
      resolve({
        choose: (level) => {
          hls.nextLevel = level;
        },
        stop,
      });
    });
    hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => onLevel(level));
    hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
      if (!fatal) return;
      if (type === Hls.ErrorTypes.NETWORK_ERROR && isKnown && mended.network++ < MENDS) hls.startLoad();
      else if (type === Hls.ErrorTypes.MEDIA_ERROR && mended.media++ < MENDS) hls.recoverMediaError();
      else {
        stop();
        if (isKnown) onFailure();
        else reject(new Error(`The stream ${address} could not be read.`));
      }
    });
    hls.loadSource(address);
    hls.attachMedia(media);
  });
}

/** `hls.js` is an optional peer: bundlers accept a missing module if the import's failure is caught. */
async function loadHls() {
  try {
    return (await import('hls.js')).default;
  } catch (cause) {
    throw new Error('Streams need hls.js in this browser, and it could not be loaded: npm install hls.js', {
      cause,
    });
  }
}
