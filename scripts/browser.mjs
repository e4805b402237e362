/** Finds a Chromium for tests, or installs Debian's. */
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

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const place = chromium.executablePath();
  return existsSync(place) ? place : undefined;
}

const find = async () => PLACES.find((place) => existsSync(place)) ?? (await playwrightsOwn());

/** Path of a browser. Ends the command with a sentence where there is none and none can be installed. */
export async function chromiumPath() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) stop(`CHROMIUM_PATH names ${wanted}, which is not there.`);
    return wanted;
  }
  const found = await find();
  if (found) return found;
  if (platform() === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests');
    run('apt-get', ['update', '-qq'], { quiet: true });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = await find();
    if (installed) return installed;
  }
  return stop(
    'The browser tests need Chromium or Chrome: install one (Debian: apt install chromium), or name it with CHROMIUM_PATH.',
  );
}
