import type { BrowserContext } from 'playwright/test';

/** Behaviour of the double of Google's IMA when it is asked for an ad. */
export type ImaAnswer = 'ad' | 'error' | 'silent' | 'gone';

/** Address of its script. */
export const IMA_SCRIPT = 'https://imasdk.googleapis.com/js/sdkloader/ima3.js';

/** The part of IMA that pages use: it draws a skip button. */
const sdk = (answer: ImaAnswer) => `(() => {
  const listeners = () => {
    const all = [];
    return {
      addEventListener: (type, listener) => all.push([type, listener]),
      fire: (type, event) => { for (const [of, listener] of all) if (of === type) listener(event); },
    };
  };
  const said = (window.imaSaid = []);
  const names = ['STARTED','FIRST_QUARTILE','MIDPOINT','THIRD_QUARTILE','COMPLETE','SKIPPED','PAUSED','RESUMED','CLICK','ALL_ADS_COMPLETED','CONTENT_RESUME_REQUESTED'];
  const Type = Object.fromEntries(names.map((name) => [name, name.toLowerCase()]));
  class AdDisplayContainer {
    constructor(place) { this.place = place; }
    initialize() { said.push('initialize'); }
    destroy() { said.push('container gone'); }
  }
  class AdsLoader {
    constructor(display) { Object.assign(this, listeners(), { display }); }
    requestAds(request) {
      said.push('asked ' + request.adTagUrl);
      const manager = { ...listeners(), init: (w, h) => said.push('init ' + (w > 0 && h > 0)), setVolume: () => {}, resize: () => {},
        start: () => {
          const skip = document.createElement('button');
          skip.textContent = 'Skip (double)';
          skip.onclick = () => { manager.fire('skipped'); manager.fire('all_ads_completed'); };
          this.display.place.append(skip);
          manager.fire('started');
        },
        destroy: () => said.push('manager gone') };
      if (${JSON.stringify(answer)} === 'error') queueMicrotask(() => this.fire('adError', {}));
      if (${JSON.stringify(answer)} === 'ad') queueMicrotask(() => this.fire('adsManagerLoaded', { getAdsManager: () => manager }));
    }
    destroy() { said.push('loader gone'); }
  }
  window.google = { ima: { AdDisplayContainer, AdsLoader, AdsRequest: class {}, ViewMode: { NORMAL: 'normal' },
    AdErrorEvent: { Type: { AD_ERROR: 'adError' } }, AdsManagerLoadedEvent: { Type: { ADS_MANAGER_LOADED: 'adsManagerLoaded' } }, AdEvent: { Type } } };
})();`;

/**
 * Stands in for Google's IMA on all pages of a browser.
 * @returns third-party addresses that were requested
 */
export async function imaDouble(context: BrowserContext, answer: ImaAnswer): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https:/, (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url !== IMA_SCRIPT || answer === 'gone') return route.abort();
    return route.fulfill({ contentType: 'text/javascript', body: sdk(answer) });
  });
  return asked;
}
