import { createLocale, type InteractivePack, PortalProvider, useLocale } from '@portal/ui/locale';
import { ToastRegion } from '@portal/ui/toast';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAwakeStyles, loadMissingSheets } from '../islands/awake-styles';
import { loadPageScript } from '../islands/chunks';
import type { Words } from '../islands/reader';
import { toldFailures } from './told-failures';

type FailureListProps = { errors: Words['errors'] };

/** Failed requests that nothing else on the page shows: a message, with buttons to retry and close it. */
function FailureList({ errors }: FailureListProps) {
  const { loadMore: texts } = useLocale('loadMore').texts;
  const told = useSyncExternalStore(toldFailures.subscribe, toldFailures.snapshot);
  const [isThere, setThere] = useState(false);
  // A live region announces only what is added later.
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), AFTER_REGION_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ToastRegion
      toasts={(isThere ? told : []).map(({ key }) => ({
        id: key,
        kind: 'warning' as const,
        text: errors[key],
        action: { text: texts.retry, onPress: () => toldFailures.again(key) },
      }))}
      onClose={(id) => {
        const failure = toldFailures.snapshot().find(({ key }) => key === id);
        if (failure) toldFailures.close(failure.key);
      }}
    />
  );
}

/** Milliseconds between the region and the first message in it. */
const AFTER_REGION_MS = 100;

/**
 * Adds the list of failed requests to the end of the page, once.
 * @throws ChunkLoadError
 */
export async function show(): Promise<void> {
  const [{ pack }, { errors }] = await Promise.all([
    loadPageScript<{ pack: InteractivePack }>('texts'),
    loadPageScript<Words>('words'),
    loadMissingSheets(),
    loadAwakeStyles(),
  ]);
  const { now = '', timeZone } = document.documentElement.dataset;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <PortalProvider locale={createLocale(pack, { now, timeZone })}>
      <FailureList errors={errors} />
    </PortalProvider>,
  );
}
