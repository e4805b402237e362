import type { AnalyticsSettings } from '@portal/model/analytics';
import type { ConsentPurpose } from '@portal/model/readers';
import { reloadWithdrawn } from '../failures/reload-withdrawn';
import { loadPageScript } from '../islands/chunks';

let stop: Promise<(() => void) | undefined> | undefined;

/** Previews and the showroom are pages of the newsroom, not of readers. */
const isReaders = () => {
  const { preview, runningInShowroom } = JSON.parse(
    document.querySelector('#page-variables')?.textContent ?? '{}',
  );
  return !preview && !runningInShowroom;
};

/**
 * Starts the site's tools once a reader agrees to measuring, and ends them when consent is withdrawn. Until
 * then events stay in the data layer, and nothing leaves the page.
 */
export async function measure(
  settings: AnalyticsSettings,
  granted: readonly ConsentPurpose[] | null,
): Promise<void> {
  if (granted?.includes('analytics')) {
    if (!isReaders()) return;
    stop ??= loadPageScript<typeof import('./tools/tools')>('tools').then(
      ({ startTools }) => startTools(settings),
      // If the script fails, the page works without it.
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
