/**
 * Makes the film and the sound of the demo newsroom from its own illustrations. Run by hand where ffmpeg is installed; the
 * results are part of the repository, so that nobody else needs it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepare, root, say, stop } from './prepare.mjs';

prepare('@portal/api...');
const { illustrate } = await import(path.join(root, 'apps/api/dist/illustrations.js'));

const target = path.join(root, 'apps/api/demo/media');
const work = mkdtempSync(path.join(tmpdir(), 'portal-media-'));
const CUTS = [
  { scene: 'coast', seed: 501, hour: 'dawn', weather: 'clear' },
  { scene: 'harbour', seed: 502, hour: 'noon', weather: 'cloud' },
  { scene: 'coast', seed: 503, hour: 'dusk', weather: 'clear' },
];
const SECONDS = 4;
const RATE = 25;

/** A small melody over a drone: frequency in Hz, second at which it sounds. */
const NOTES = [392, 440, 523.25, 587.33, 523.25, 440, 392, 329.63, 349.23, 392, 440, 392];
const BEAT = 2;

function ffmpeg(...args) {
  const { status, stderr, error } = spawnSync(
    'ffmpeg',
    ['-hide_banner', '-loglevel', 'error', '-y', ...args],
    {
      encoding: 'utf8',
      cwd: path.join(target, 'film'),
    },
  );
  if (error || status !== 0) stop(`ffmpeg failed: ${error?.message ?? stderr}`);
}

/** Each note is a soft bell that dies away; the drone is a fifth, far away. */
const melody = NOTES.map((note, at) => {
  const since = `(t-${at * BEAT})`;
  return `gte(t,${at * BEAT})*exp(-1.1*${since})*(0.28*sin(2*PI*${note}*${since})+0.09*sin(2*PI*${note * 2}*${since}))`;
}).join('+');
const length = NOTES.length * BEAT + 2;
const sound = `aevalsrc=exprs='${melody}+0.05*sin(2*PI*98*t)+0.04*sin(2*PI*147*t)':s=44100:d=${length}`;

mkdirSync(path.join(target, 'film'), { recursive: true });
for (const [at, order] of CUTS.entries()) {
  say(`Drawing picture ${at + 1} of ${CUTS.length}`);
  writeFileSync(path.join(work, `${at}.jpg`), (await illustrate(order)).bytes);
}

say('Composing the sound');
ffmpeg(
  '-f',
  'lavfi',
  '-i',
  sound,
  '-af',
  `afade=t=out:st=${length - 2}:d=2`,
  '-ac',
  '1',
  '-c:a',
  'aac',
  '-b:a',
  '64k',
  '-movflags',
  '+faststart',
  path.join(target, 'sound.m4a'),
);

say('Cutting the film');
const frames = SECONDS * RATE;
const pans = CUTS.map(
  (_, at) =>
    `[${at}:v]scale=2400:-2,crop=2400:1350,zoompan=z='1.0+0.0012*on':x='(iw-iw/zoom)*${at % 2 ? '(1-on/' : '(on/'}${frames})':y='ih/2-(ih/zoom/2)':d=${frames}:s=1280x720:fps=${RATE}[v${at}]`,
);
const joined = `${CUTS.map((_, at) => `[v${at}]`).join('')}concat=n=${CUTS.length}:v=1,format=yuv420p[film]`;
const inputs = CUTS.flatMap((_, at) => ['-i', path.join(work, `${at}.jpg`)]);
const master = path.join(work, 'master.mp4');
ffmpeg(
  ...inputs,
  '-i',
  path.join(target, 'sound.m4a'),
  '-filter_complex',
  [...pans, joined].join(';'),
  '-map',
  '[film]',
  '-map',
  `${CUTS.length}:a`,
  '-shortest',
  '-c:v',
  'libx264',
  '-crf',
  '16',
  '-c:a',
  'copy',
  master,
);
ffmpeg(
  '-i',
  master,
  '-vf',
  'scale=640:360',
  '-c:v',
  'libx264',
  '-profile:v',
  'main',
  '-crf',
  '30',
  '-preset',
  'slow',
  '-c:a',
  'copy',
  '-movflags',
  '+faststart',
  path.join(target, 'film.mp4'),
);
ffmpeg(
  ...['-i', master, '-filter_complex', '[0:v]split=2[a][b];[a]scale=640:360[low];[b]scale=960:540[high]'],
  ...[
    '-map',
    '[low]',
    '-map',
    '0:a',
    '-map',
    '[high]',
    '-map',
    '0:a',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-g',
    String(RATE * 2),
  ],
  ...[
    '-keyint_min',
    String(RATE * 2),
    '-sc_threshold',
    '0',
    '-crf:v:0',
    '31',
    '-crf:v:1',
    '32',
    '-c:a',
    'copy',
  ],
  ...[
    '-f',
    'hls',
    '-hls_time',
    '4',
    '-hls_playlist_type',
    'vod',
    '-hls_flags',
    'single_file',
    '-hls_segment_type',
    'fmp4',
    '-hls_segment_filename',
    'film-%v.m4s',
    '-var_stream_map',
    'v:0,a:0 v:1,a:1',
  ],
  ...['-master_pl_name', 'film.m3u8', 'film-%v.m3u8'],
);
rmSync(work, { recursive: true, force: true });
say(`Written to ${path.relative(root, target)}`);
