'use client';
import { BREAKPOINTS } from '@portal/model';
import { ShareBar } from '@portal/ui/share-bar';
import { useEffect, useState } from 'react';
import { island } from '../island';

export type ShareIslandProps = {
  /** Absolute. */
  url: string;
  title: string;
};

/** Shares a page: by the device itself on small windows where it can, else by networks and a copy of the link (spec §4). */
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
      {...(isNative ? { onNativeShare: () => navigator.share({ url, title }) } : {})}
      onCopy={() => navigator.clipboard.writeText(url)}
    />
  );
}

export default island({ wakes: 'interaction', component: ShareIsland });
