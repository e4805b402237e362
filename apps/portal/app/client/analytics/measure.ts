import type { AnalyticsSettings, ConsentPurpose } from '@portal/model';
import { reloadWithdrawn } from '../failures/reload-withdrawn';
import { loadPageScript } from '../islands/chunks';

let stop: Promise<(() => void) | undefined> | undefined;

/** Pages of the newsroom's own, previews and the showroom, are read by no reader. */
const isReaders = () => {
  const { preview, runningInShowroom } = JSON.parse(
    document.querySelector('#page-variables')?.textContent ?? '{}',
  );
  return !preview && !runningInShowroom;
};

/**
 * Tells the site's tools of what happens, once a reader agrees to measuring, and ends it where they do not any more. Until then
 * the data layer keeps what there is to tell, and nothing leaves the page.
 */
export async function measure(
  settings: AnalyticsSettings,
  granted: readonly ConsentPurpose[] | null,
): Promise<void> {
  if (granted?.includes('analytics')) {
    if (!isReaders()) return;
    stop ??= loadPageScript<typeof import('./tools/tools')>('tools').then(
      ({ startTools }) => startTools(settings),
      // Without it a page reads as with it.
      () => undefined,
    );
    return;
  }
  const ending = stop;
  stop = undefined;
  const end = await ending;
  if (!end) return;
  end();
  reloadWithdrawn();
}
