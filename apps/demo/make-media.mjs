/**
 * `npm run media -w @portal/demo`: generates the demo newsroom's film, its plain fallback, its poster and its
 * sound from the illustrations and a synthesised melody. Needs ffmpeg with libx264; its output is committed.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { runnerImport } from 'vite';

const here = import.meta.dirname;
const media = path.join(here, 'media');
const film = path.join(media, 'film');
const source = (file) =>
  runnerImport(path.join(here, 'src/illustrations', file)).then(({ module }) => module);

/** A day by the sea. */
const SHOTS = [
  { subject: 'bows', seed: 53, hour: 'dawn' },
  { subject: 'gull', seed: 20, hour: 'noon' },
  { subject: 'lighthouse', seed: 18, hour: 'dusk' },
];
const SHOT_SECONDS = 4.4;
const FADE_SECONDS = 0.6;
const FILM_SECONDS = SHOTS.length * SHOT_SECONDS - (SHOTS.length - 1) * FADE_SECONDS;
const SOUND_SECONDS = 26;
/** Maximum size of a file or folder, in bytes. */
const LIMITS = { film: 900_000, 'film.mp4': 400_000, 'sound.m4a': 250_000 };

const RENDITIONS = [
  { name: '360', size: '640x360', video: '370k', most: '430k', audio: '48k' },
  { name: '240', size: '426x240', video: '130k', most: '160k', audio: '32k' },
];

function ffmpeg(...args) {
  const { status, stderr, error } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...args],
    {
      cwd: media,
      encoding: 'utf8',
    },
  );
  if (error) throw new Error(`ffmpeg is not to be found: ${error.message}`);
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
}

/** The frame that a shot moves along: 16:9, around the height of its subject. */
const FRAME = { width: 1360, height: 765 };
const frameTop = ({ y }) =>
  Math.round(Math.min(Math.max(y * 1200 - FRAME.height / 2, 0), 1200 - FRAME.height));

function travelling(shots) {
  const travel = 1600 - FRAME.width;
  const cuts = shots.map(({ focal }, at) => {
    const along = `${travel}*t/${SHOT_SECONDS}`;
    const x = at % 2 ? `${travel}-${along}` : along;
    return `[${at}:v]format=rgb24,crop=${FRAME.width}:${FRAME.height}:'${x}':${frameTop(focal)},scale=960:540:flags=area,fps=25,setpts=PTS-STARTPTS,format=yuv420p[s${at}]`;
  });
  const fades = shots.slice(1).map((_, at) => {
    const from = at === 0 ? '[s0]' : `[f${at - 1}]`;
    const offset = (at + 1) * (SHOT_SECONDS - FADE_SECONDS);
    return `${from}[s${at + 1}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${offset}[f${at}]`;
  });
  return { graph: [...cuts, ...fades].join(';'), out: `[f${shots.length - 2}]` };
}

const RATE = 44_100;
/** Chords of the melody, as semitones over D3; one per bar. */
const BARS = [
  [0, 7, 12, 16],
  [9, 16, 21, 24],
  [5, 12, 17, 21],
  [7, 14, 19, 23],
];
const SCALE = [12, 14, 16, 19, 21, 24, 26, 28];
const BEAT = 60 / 74;
const pitch = (semitone) => 146.83 * 2 ** (semitone / 12);

/** A soft melody of plucked notes over slow chords: two channels. */
function melody(chance) {
  const length = SOUND_SECONDS * RATE;
  const [left, right] = [new Float32Array(length), new Float32Array(length)];
  const play = (start, seconds, frequency, loudness, pan, tone) => {
    const from = Math.round(start * RATE);
    const till = Math.min(from + Math.round(seconds * RATE), length);
    for (let at = from; at < till; at++) {
      const sound = tone((at - from) / RATE, frequency, seconds) * loudness;
      left[at] += sound * (1 - pan);
      right[at] += sound * (1 + pan);
    }
  };
  const tongue = (t, f) =>
    (Math.sin(2 * Math.PI * f * t) * Math.exp(-2.6 * t) +
      Math.sin(2 * Math.PI * f * 2.01 * t) * 0.3 * Math.exp(-5 * t) +
      Math.sin(2 * Math.PI * f * 5.4 * t) * 0.08 * Math.exp(-16 * t)) *
    Math.min(1, t * 220);
  const breath = (t, f, seconds) =>
    (Math.sin(2 * Math.PI * f * t) +
      Math.sin(2 * Math.PI * f * 1.004 * t) +
      Math.sin(2 * Math.PI * f * 0.5 * t) * 0.6) *
    Math.sin(Math.PI * Math.min(t / seconds, 1)) ** 1.4;
  let step = 3;
  for (let bar = 0; bar * 4 * BEAT < SOUND_SECONDS - 3; bar++) {
    const start = bar * 4 * BEAT;
    const chord = BARS[bar % BARS.length];
    for (const [voice, note] of chord.entries())
      play(start - BEAT * (bar ? 0.5 : 0), BEAT * 5, pitch(note), 0.028, (voice - 1.5) * 0.22, breath);
    for (const [at, note] of [chord[0], chord[2], chord[1], chord[3]].entries())
      play(start + at * BEAT, 2.2, pitch(note), 0.09, -0.25, tongue);
    for (let eighth = 0; eighth < 8; eighth++) {
      if (eighth && chance.flip(0.42)) continue;
      step = Math.min(Math.max(step + chance.whole(-2, 2), 0), SCALE.length - 1);
      play(start + (eighth * BEAT) / 2, 2.4, pitch(SCALE[step]), eighth % 4 ? 0.13 : 0.17, 0.2, tongue);
    }
  }
  return { left: roomy(left, 0.31), right: roomy(right, 0.37) };
}

/** Bars of a waveform (`PEAK_COUNT` of the back end's media). */
const PEAK_COUNT = 120;

/** Loudness of equal parts of a sound, 0 to 100 of its loudest. */
function peaksOf(left, right) {
  const part = left.length / PEAK_COUNT;
  const loud = Array.from({ length: PEAK_COUNT }, (_, at) => {
    let sum = 0;
    const [from, till] = [Math.floor(at * part), Math.floor((at + 1) * part)];
    for (let place = from; place < till; place++) sum += ((left[place] + right[place]) / 2) ** 2;
    return Math.sqrt(sum / (till - from));
  });
  const most = Math.max(...loud);
  return loud.map((one) => Math.round((one / most) * 100));
}

/** Adds the reverb of a small room: a few echoes, each duller. */
function roomy(dry, delay) {
  const wet = Float32Array.from(dry);
  const step = Math.round(delay * RATE);
  let dull = 0;
  for (let at = step; at < wet.length; at++) {
    dull += 0.35 * (wet[at - step] - dull);
    wet[at] += dull * 0.42;
  }
  const fade = 2.5 * RATE;
  return wet.map(
    (sound, at) => Math.tanh(sound * 1.3) * Math.min(1, at / (RATE * 0.4), (wet.length - at) / fade),
  );
}

function wav(left, right) {
  const bytes = Buffer.alloc(44 + left.length * 4);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + left.length * 4, 4);
  bytes.write('WAVEfmt ', 8);
  for (const [value, at, size] of [
    [16, 16, 4],
    [1, 20, 2],
    [2, 22, 2],
    [RATE, 24, 4],
    [RATE * 4, 28, 4],
    [4, 32, 2],
    [16, 34, 2],
  ])
    bytes.writeUIntLE(value, at, size);
  bytes.write('data', 36);
  bytes.writeUInt32LE(left.length * 4, 40);
  for (let at = 0; at < left.length; at++) {
    bytes.writeInt16LE(Math.round(left[at] * 32_000), 44 + at * 4);
    bytes.writeInt16LE(Math.round(right[at] * 32_000), 46 + at * 4);
  }
  return bytes;
}

async function weigh(name) {
  const place = path.join(media, name);
  const files = (await stat(place)).isDirectory()
    ? (await readdir(place)).map((file) => path.join(place, file))
    : [place];
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const work = await mkdtemp(path.join(tmpdir(), 'demo-media-'));
try {
  await rm(film, { recursive: true, force: true });
  await mkdir(film, { recursive: true });
  const [{ illustrate }, { Chance }] = await Promise.all([source('index.ts'), source('chance.ts')]);
  const shots = await Promise.all(SHOTS.map(illustrate));
  const pictures = await Promise.all(
    shots.map(async ({ bytes }, at) => {
      const file = path.join(work, `${at}.jpg`);
      await writeFile(file, bytes);
      return file;
    }),
  );
  const sound = path.join(work, 'melody.wav');
  const { left, right } = melody(new Chance(1908, 'melody'));
  await writeFile(sound, wav(left, right));
  await writeFile(path.join(media, 'sound.peaks.json'), `${JSON.stringify(peaksOf(left, right))}\n`);

  const last = shots.at(-1);
  await sharp(last.bytes)
    .extract({ left: 120, top: frameTop(last.focal), width: FRAME.width, height: FRAME.height })
    .resize(1280, 720)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(media, 'poster.jpg'));

  ffmpeg('-i', sound, '-c:a', 'aac', '-b:a', '64k', '-movflags', '+faststart', 'sound.m4a');

  const { graph, out } = travelling(shots);
  const inputs = pictures.flatMap((file) => [
    '-loop',
    '1',
    '-framerate',
    '25',
    '-t',
    String(SHOT_SECONDS),
    '-i',
    file,
  ]);
  const master = path.join(work, 'master.mkv');
  ffmpeg(
    ...inputs,
    '-i',
    sound,
    '-filter_complex',
    `${graph};[${pictures.length}:a]afade=t=out:st=${FILM_SECONDS - 1.2}:d=1.2[a]`,
    '-map',
    out,
    '-map',
    '[a]',
    '-t',
    String(FILM_SECONDS),
    '-c:v',
    'libx264',
    '-crf',
    '12',
    '-preset',
    'fast',
    '-c:a',
    'pcm_s16le',
    master,
  );

  const picture = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-pix_fmt', 'yuv420p'];
  ffmpeg(
    '-i',
    master,
    '-s',
    '640x360',
    ...picture,
    '-b:v',
    '225k',
    '-maxrate',
    '265k',
    '-bufsize',
    '530k',
    '-c:a',
    'aac',
    '-b:a',
    '40k',
    '-ac',
    '1',
    '-movflags',
    '+faststart',
    'film.mp4',
  );
  ffmpeg(
    '-i',
    master,
    ...RENDITIONS.flatMap(() => ['-map', '0:v', '-map', '0:a']),
    ...picture,
    '-g',
    '100',
    '-keyint_min',
    '100',
    '-sc_threshold',
    '0',
    '-c:a',
    'aac',
    '-ac',
    '1',
    ...RENDITIONS.flatMap(({ size, video, most, audio }, at) => [
      `-s:v:${at}`,
      size,
      `-b:v:${at}`,
      video,
      `-maxrate:v:${at}`,
      most,
      `-bufsize:v:${at}`,
      most,
      `-b:a:${at}`,
      audio,
    ]),
    '-f',
    'hls',
    '-hls_time',
    '4',
    '-hls_playlist_type',
    'vod',
    '-hls_flags',
    'independent_segments',
    '-var_stream_map',
    RENDITIONS.map(({ name }, at) => `v:${at},a:${at},name:${name}`).join(' '),
    '-master_pl_name',
    'film.m3u8',
    '-hls_segment_filename',
    'film/%v-%d.ts',
    'film/%v.m3u8',
  );

  for (const [name, most] of Object.entries(LIMITS)) {
    const weight = await weigh(name);
    console.log(`${name} ${Math.round(weight / 1000)} kB`);
    if (weight > most) throw new Error(`${name} weighs ${weight} bytes, more than ${most}`);
  }
} finally {
  await rm(work, { recursive: true, force: true });
}
