/**
 * `npm run media:alternatives -w @portal/demo`: generates the demo's film with audio description, and its
 * film and podcast with a placeholder for a sign language interpreter. Needs ffmpeg with libx264, and
 * espeak-ng; its output is committed.
 *
 * The demo has no interpreter, and meaningless signs would mock people who sign: the placeholder says what
 * belongs there.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const media = path.join(import.meta.dirname, 'media');

/** Sentences of the audio description, and the second at which each begins. */
const DESCRIPTION = [
  { at: 0.3, text: 'Trenc d’alba al port. Tres barques amarrades.' },
  { at: 4.4, text: 'Migdia. Una gavina dalt d’una roca.' },
  { at: 8.2, text: 'El sol es pon darrere d’un far.' },
];
/** Volume of the film under the voice, as a share. */
const UNDER_VOICE = 0.35;
/** Length of the podcast's film in seconds: that of all the demo's sound. */
const PODCAST_SECONDS = 26;
const PLACE = { width: 176, height: 132 };
/** Maximum size of a file, in bytes. */
const LIMITS = { 'film-described.mp4': 420_000, 'film-signed.mp4': 420_000, 'podcast-signed.mp4': 260_000 };

function run(program, args) {
  const { status, stderr, error } = spawnSync(program, args, { cwd: media, encoding: 'utf8' });
  if (error) throw new Error(`${program} is not to be found: ${error.message}`);
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}
const ffmpeg = (...args) => run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]);

/** Placeholder for the interpreter: a figure and a label. */
const place = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${PLACE.width}" height="${PLACE.height}">
  <rect width="100%" height="100%" rx="6" fill="#10222d"/>
  <g fill="#e9eef1">
    <circle cx="88" cy="34" r="15"/>
    <path d="M58 92c0-24 12-36 30-36s30 12 30 36z"/>
    <g font-family="sans-serif" font-size="13" text-anchor="middle">
      <text x="88" y="110">Aquí, l’intèrpret</text>
      <text x="88" y="125" font-size="11">(mostra)</text>
    </g>
  </g>
</svg>`),
  )
    .png()
    .toBuffer();

const work = await mkdtemp(path.join(tmpdir(), 'demo-alternatives-'));
try {
  const voices = DESCRIPTION.map(({ text }, at) => {
    const file = path.join(work, `${at}.wav`);
    run('espeak-ng', ['-v', 'ca', '-s', '150', '-w', file, text]);
    return file;
  });
  const spoken = DESCRIPTION.map(({ at }, index) => {
    const wait = Math.round(at * 1000);
    return `[${index + 1}:a]adelay=${wait}|${wait},aresample=44100[v${index}]`;
  });
  const mixed = DESCRIPTION.map((_, index) => `[v${index}]`).join('');
  ffmpeg(
    '-i',
    'film.mp4',
    ...voices.flatMap((file) => ['-i', file]),
    '-filter_complex',
    `[0:a]volume=${UNDER_VOICE}[m];${spoken.join(';')};[m]${mixed}amix=inputs=${voices.length + 1}:duration=first:normalize=0[a]`,
    '-map',
    '0:v',
    '-map',
    '[a]',
    '-c:v',
    'copy',
    '-c:a',
    'aac',
    '-b:a',
    '40k',
    '-ac',
    '1',
    '-movflags',
    '+faststart',
    'film-described.mp4',
  );

  const inset = path.join(work, 'place.png');
  await writeFile(inset, await place());
  const over = ['-filter_complex', '[0:v][1:v]overlay=W-w-16:H-h-16[v]', '-map', '[v]'];
  const picture = ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-pix_fmt', 'yuv420p'];
  ffmpeg(
    '-i',
    'film.mp4',
    '-i',
    inset,
    ...over,
    '-map',
    '0:a',
    ...picture,
    '-b:v',
    '225k',
    '-maxrate',
    '265k',
    '-bufsize',
    '530k',
    '-c:a',
    'copy',
    '-movflags',
    '+faststart',
    'film-signed.mp4',
  );

  const still = path.join(work, 'still.png');
  await sharp(path.join(media, 'poster.jpg')).resize(640, 360).png().toFile(still);
  ffmpeg(
    '-loop',
    '1',
    '-framerate',
    '5',
    '-i',
    still,
    '-i',
    inset,
    '-i',
    'sound.m4a',
    ...over,
    '-map',
    '2:a',
    ...picture,
    '-tune',
    'stillimage',
    '-crf',
    '30',
    '-t',
    String(PODCAST_SECONDS),
    '-c:a',
    'aac',
    '-b:a',
    '40k',
    '-ac',
    '1',
    '-movflags',
    '+faststart',
    'podcast-signed.mp4',
  );

  for (const [name, most] of Object.entries(LIMITS)) {
    const { size } = await stat(path.join(media, name));
    console.log(`${name} ${Math.round(size / 1000)} kB`);
    if (size > most) throw new Error(`${name} weighs ${size} bytes, more than ${most}`);
  }
} finally {
  await rm(work, { recursive: true, force: true });
}
