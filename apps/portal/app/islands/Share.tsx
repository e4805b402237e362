'use client';
import { BREAKPOINTS } from '@portal/model';
import { ShareBar } from '@portal/ui/share-bar';
import { useEffect, useState } from 'react';
import { track } from '../client/analytics/data-layer';
import { island } from '../declare-island';

export type ShareIslandProps = {
  /** Absolute URL. */
  url: string;
  title: string;
};

/**
 * Reports a share to analytics once it has succeeded. A failure is logged (spec §8); a cancelled share is
 * none.
 */
async function by(network: string, sent: Promise<void>): Promise<void> {
  try {
    await sent;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      console.warn(`The page could not be shared by ${network}`, error);
    throw error;
  }
  track({ event: 'share', network });
}

/**
 * Shares a page: by the device's own dialog on small windows if it has one, otherwise by networks and a copy
 * of the link (spec §4).
 */
function ShareIsland({ url, title }: ShareIslandProps) {
  const [isNative, setNative] = useState(false);
  useEffect(() => {
    const small = matchMedia(`(width < ${BREAKPOINTS.nativeShare}px)`);
    const look = () => setNative(small.matches && typeof navigator.share === 'function');
    look();
    small.addEventListener('change', look);
    return () => small.removeEventListener('change', look);
  }, []);
  return (
    <ShareBar
      url={url}
      title={title}
      {...(isNative ? { onNativeShare: () => by('device', navigator.share({ url, title })) } : {})}
      onCopy={() => by('copy', navigator.clipboard.writeText(url))}
      onShared={(network) => track({ event: 'share', network })}
    />
  );
}

export default island({ wakes: 'interaction', component: ShareIsland });
