/** One quality of a stream. */
export type StreamLevel = {
  /** Its place among the stream's levels. */
  id: number;
  /** Lines of the picture. */
  height: number;
};

/** A stream that a script plays. */
export type Stream = {
  /** A level's id, or -1 for whatever the connection allows. */
  choose: (level: number) => void;
  stop: () => void;
};

/** Callbacks of a stream that a script plays: its qualities, the current one, and its failure. */
export type StreamEvents = {
  onLevels: (levels: readonly StreamLevel[]) => void;
  /** The level that plays from now on. */
  onLevel: (id: number) => void;
  /** It cannot go on, whatever was tried. */
  onFailure: () => void;
};

/** Media type of an HLS playlist, for `canPlayType` and `source`. */
export const HLS_TYPE = 'application/vnd.apple.mpegurl';
/** Id in place of a quality's that leaves the choice to the connection. */
export const AUTOMATIC = -1;

/** Times that a failure of one kind is mended before it counts. */
const MENDS = 2;

/**
 * Plays an HLS stream in an element where the browser cannot. The script for it is fetched here and nowhere else.
 * Failures of the network and of the decoder are mended first.
 * @returns null where this browser cannot be helped
 * @throws Error where the application has not installed `hls.js`
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

/** `hls.js` is an optional peer: bundlers take an import that may fail, and so is caught, for one that need not be there. */
async function loadHls() {
  try {
    return (await import('hls.js')).default;
  } catch (cause) {
    throw new Error('Streams need hls.js in this browser, and it could not be loaded: npm install hls.js', {
      cause,
    });
  }
}
