import { MPEGDecoder } from 'mpg123-decoder';
import { ConcurrencyLimit } from '../limits';

/** Bars of a waveform: each is two pixels wide at least on a phone. */
export const PEAK_COUNT = 120;

/** Waveform and length of a sound, which a player shows before it plays. */
export type SoundShape = {
  /** Loudness of equal parts, 0 to 100 of the loudest. */
  peaks: number[];
  /** Seconds. */
  duration: number;
};

/** Bytes that are decoded at once: about four seconds of speech, and 3 MB of samples. */
const CHUNK_BYTES = 64 * 1024;
/** Milliseconds of the processor for one file: five hours of speech take less. */
const MAX_MS = 60_000;
/** Samples of one loudness while the length is unknown: a quarter of a second. */
const WINDOWS_PER_SECOND = 4;
/** Longest recording with a waveform: a day. */
const MAX_WINDOWS = 24 * 3600 * WINDOWS_PER_SECOND;

/** Decoders take 10 MB each: one after the other. */
const decoding = new ConcurrencyLimit(1, Number.POSITIVE_INFINITY);

/** A sound whose waveform cannot be computed, and why. */
export class UnreadableSound extends Error {}

/** Loudness of equal parts of a row of windows, 0 to 100 of the loudest. */
export function peaksOf(windows: readonly number[], count = PEAK_COUNT): number[] {
  if (windows.length === 0) return [];
  const parts = Array.from({ length: Math.min(count, windows.length) }, (_, at, { length } = windows) => {
    const size = length / Math.min(count, windows.length);
    const part = windows.slice(Math.floor(at * size), Math.max(Math.floor((at + 1) * size), at + 1));
    return Math.sqrt(part.reduce((sum, energy) => sum + energy, 0) / part.length);
  });
  const most = Math.max(...parts);
  return parts.map((one) => (most > 0 ? Math.round((one / most) * 100) : 0));
}

/** Mean energy of each quarter of a second, as samples come. */
class Windows {
  readonly energies: number[] = [];
  private sum = 0;
  private count = 0;

  add(channels: readonly Float32Array[], sampleRate: number): void {
    const size = Math.max(1, Math.round(sampleRate / WINDOWS_PER_SECOND));
    const [first] = channels;
    for (let at = 0; at < (first?.length ?? 0); at++) {
      let sample = 0;
      for (const channel of channels) sample += channel[at] ?? 0;
      sample /= channels.length;
      this.sum += sample * sample;
      this.count += 1;
      if (this.count === size) this.end();
    }
  }

  /** A rest of less than a window counts as one. */
  end(): void {
    if (this.count) this.energies.push(this.sum / this.count);
    this.sum = 0;
    this.count = 0;
  }
}

/** Lets requests be answered between two chunks. */
const breathe = () => new Promise((resolve) => setImmediate(resolve));

async function decode(file: Buffer): Promise<SoundShape> {
  const decoder = new MPEGDecoder();
  try {
    await decoder.ready;
    const windows = new Windows();
    let samples = 0;
    let rate = 0;
    let spent = 0;
    for (let at = 0; at < file.length; at += CHUNK_BYTES) {
      const start = performance.now();
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(file.subarray(at, at + CHUNK_BYTES));
      if (samplesDecoded) {
        rate = sampleRate;
        samples += samplesDecoded;
        windows.add(channelData, sampleRate);
      }
      spent += performance.now() - start;
      if (spent > MAX_MS || windows.energies.length > MAX_WINDOWS)
        throw new UnreadableSound('the sound is too long for a waveform');
      await breathe();
    }
    windows.end();
    if (!samples || !rate) throw new UnreadableSound('the sound cannot be decoded');
    return { peaks: peaksOf(windows.energies), duration: Math.round((samples / rate) * 10) / 10 };
  } finally {
    decoder.free();
  }
}

/**
 * Waveform and length of an MP3, decoded piece by piece: its memory does not grow with its length.
 * @throws UnreadableSound for a damaged file, one that is too long, and other formats
 */
export function shapeOfSound(file: Buffer, mime: string): Promise<SoundShape> {
  if (mime !== 'audio/mpeg')
    return Promise.reject(new UnreadableSound(`sounds of type ${mime} get no waveform: only MP3 is decoded`));
  return decoding.run(() => decode(file));
}
