import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from 'playwright/test';

const FILM = path.join(import.meta.dirname, '../packages/ui/src/fixtures/pictures/ciaboga.mp4');

/** Responses of the ad server's double. */
export type FilmAdAnswer =
  | 'ad'
  | 'wrapped'
  | 'loop'
  | 'empty'
  | 'failing'
  | 'rubbish'
  | 'endless'
  | 'late'
  | 'unplayable'
  | 'gone'
  | 'stalled';

const HOST = 'https://ads.example.org';

/** Tracking address that an ad calls at a step. */
const told = (step: string, by: string) => `${HOST}/told/${by}/${step}`;
const STEPS = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'skip',
  'pause',
  'resume',
  'mute',
  'unmute',
];
const tracking = (by: string) =>
  `<TrackingEvents>${STEPS.map((step) => `<Tracking event="${step}"><![CDATA[${told(step, by)}]]></Tracking>`).join('')}</TrackingEvents>
<VideoClicks><ClickTracking><![CDATA[${told('click', by)}]]></ClickTracking>
<ClickThrough><![CDATA[https://shop.example.org/]]></ClickThrough></VideoClicks>`;
const heads = (
  by: string,
) => `<AdSystem>Double</AdSystem><Error><![CDATA[${HOST}/told/${by}/error-[ERRORCODE]]]></Error>
<Impression><![CDATA[${told('impression', by)}]]></Impression>`;
const vast = (ad: string) => `<?xml version="1.0"?><VAST version="4.2">${ad}</VAST>`;
const inline = (file: string, type = 'video/mp4') =>
  vast(`<Ad id="1"><InLine>${heads('inline')}<AdTitle>Sabó</AdTitle><Creatives><Creative><Linear skipoffset="00:00:02">
<Duration>00:00:06</Duration>${tracking('inline')}<MediaFiles>
<MediaFile delivery="progressive" type="application/javascript" apiFramework="VPAID" width="640" height="360"><![CDATA[${HOST}/vpaid.js]]></MediaFile>
<MediaFile delivery="progressive" type="${type}" width="640" height="360"><![CDATA[${file}]]></MediaFile>
</MediaFiles></Linear></Creative></Creatives></InLine></Ad>`);
const wrapper = (next: string) =>
  vast(`<Ad><Wrapper>${heads('wrapper')}<VASTAdTagURI><![CDATA[${next}]]></VASTAdTagURI><Creatives><Creative><Linear>
${tracking('wrapper')}</Linear></Creative></Creatives></Wrapper></Ad>`);

/** VAST document of each response. */
const ANSWERS: Readonly<Record<FilmAdAnswer, string>> = {
  ad: inline(`${HOST}/film.mp4`),
  late: inline(`${HOST}/film.mp4`),
  wrapped: wrapper(`${HOST}/inner`),
  loop: wrapper(`${HOST}/vast?again`),
  empty: vast(`<Error><![CDATA[${HOST}/told/empty/error-[ERRORCODE]]]></Error>`),
  failing: '',
  rubbish: '<html><body>No</body>',
  endless: vast('<!-- '.padEnd(400_000, 'x')),
  unplayable: inline(`${HOST}/film.webm`, 'video/webm'),
  gone: inline(`${HOST}/gone.mp4`),
  stalled: inline(`${HOST}/stalled.mp4`),
};

/**
 * Stands in for the video ad server on all pages of a browser.
 * @returns third-party addresses that were requested, and a function that releases late responses
 */
export async function filmAdServer(
  context: BrowserContext,
  answer: FilmAdAnswer,
): Promise<{ asked: string[]; release: () => void }> {
  const asked: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const film = await readFile(FILM);
  const headers = { 'access-control-allow-origin': '*' };
  await context.route(/^https:/, async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.startsWith(`${HOST}/vast`)) {
      if (answer === 'failing') return route.abort();
      if (answer === 'late') await held;
      return route.fulfill({ headers, contentType: 'application/xml', body: ANSWERS[answer] });
    }
    if (url === `${HOST}/inner`)
      return route.fulfill({ headers, contentType: 'application/xml', body: ANSWERS.ad });
    if (url === `${HOST}/film.mp4`)
      return route.fulfill({
        headers: { ...headers, 'accept-ranges': 'bytes' },
        contentType: 'video/mp4',
        body: film,
      });
    if (url === `${HOST}/gone.mp4`) return route.fulfill({ status: 404, headers });
    // Left unanswered: the journey ends first.
    if (url === `${HOST}/stalled.mp4`) return held.then(() => route.abort());
    return route.fulfill({ headers, contentType: 'text/html', body: '' });
  });
  return { asked, release };
}
