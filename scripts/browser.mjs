/** Finds browsers for tests, or installs Debian's. */
import { existsSync } from 'node:fs';
import { platform } from 'node:os';
import { run, say, stop } from './prepare.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/**
 * The same engine without a browser's own interface: its pages open in half the time. Its text rendering
 * differs slightly.
 */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Liberation has the metrics of Arial and Times, which fallback fonts and the references of stories use. */
const TYPE = [
  '/usr/share/fonts/truetype/liberation',
  '/usr/share/fonts/truetype/liberation2',
  '/usr/share/fonts/liberation-sans',
];

/** If a browser is specified, all tests use it. */
const named = process.env.CHROMIUM_PATH;

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const place = chromium.executablePath();
  return existsSync(place) ? place : undefined;
}

const find = async () => PLACES.find((place) => existsSync(place)) ?? (await playwrightsOwn());

/**
 * Installs Debian packages, if possible.
 * @returns whether they were installed
 */
function install(...names) {
  if (platform() !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`Installing ${names.join(', ')} for the browser tests`);
  const settings = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  run('apt-get', ['update', '-qq'], settings);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], settings) === 0;
}

/**
 * Installs the fonts that pages are measured with, if they are missing. Systems other than Linux have Arial
 * itself.
 */
function needType() {
  if (platform() !== 'linux' || TYPE.some((folder) => existsSync(folder)) || install('fonts-liberation'))
    return;
  say(
    'Liberation fonts are not installed (Debian: apt install fonts-liberation): pictures and shifts may differ.',
  );
}

/** Path of a browser. Ends the command with an explanation if there is none and none can be installed. */
export async function chromiumPath() {
  needType();
  if (named) {
    if (!existsSync(named)) stop(`CHROMIUM_PATH names ${named}, which is not there.`);
    return named;
  }
  const found = (await find()) ?? (install('chromium') ? await find() : undefined);
  return (
    found ??
    stop(
      'The browser tests need Chromium or Chrome: install one (Debian: apt install chromium), or name it with CHROMIUM_PATH.',
    )
  );
}

/**
 * Path of a browser for journeys, which compare no pictures: the headless shell if it is or can be installed.
 */
export async function headlessPath() {
  needType();
  if (!named && (existsSync(SHELL) || (install('chromium-headless-shell') && existsSync(SHELL))))
    return SHELL;
  return chromiumPath();
}

/** Folders of Debian's libraries, one for each kind of processor. */
const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((kind) => `/usr/lib/${kind}`);

/** Debian packages that journeys in Firefox and WebKit need, with a file of each. */
const OTHERS = [
  { name: 'firefox-esr', places: ['/usr/bin/firefox-esr'] },
  // Firefox plays nothing where a machine has no sound.
  { name: 'pulseaudio', places: ['/usr/bin/pulseaudio'] },
  { name: 'webkit2gtk-driver', places: ['/usr/bin/WebKitWebDriver'] },
  { name: 'xvfb', places: ['/usr/bin/Xvfb'] },
  // AAC, for both.
  {
    name: 'gstreamer1.0-libav',
    places: LIBRARIES.map((folder) => `${folder}/gstreamer-1.0/libgstlibav.so`),
  },
];

/** Installs Firefox and WebKit where they are missing. Throws an error that names what cannot be installed. */
export function needOtherBrowsers() {
  needType();
  const missing = () =>
    OTHERS.filter(({ places }) => !places.some((place) => existsSync(place))).map(({ name }) => name);
  const before = missing();
  if (before.length) install(...before);
  const left = missing();
  if (left.length)
    throw new Error(
      `Journeys in Firefox and WebKit need Debian 12 or newer with these packages, which are missing and could not be installed: apt install ${left.join(' ')}`,
    );
}
