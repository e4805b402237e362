'use client';
import type { Image } from '@portal/model';
import { ConsentEmbed, calmFrame, type Playable } from '@portal/ui/embed';
import { useEffect, useState } from 'react';
import { useConsent } from '../client/consent/useConsent';
import { island } from '../declare-island';

export type EmbedIslandProps = {
  url: string;
  playable: Playable;
  title: string;
  poster?: Image;
  priority?: boolean;
};

const keyOf = (provider: string) => `embeds.${provider}`;

/** Whether the reader agreed to all that comes from a provider. A browser that keeps nothing has forgotten it. */
function isRemembered(provider: string): boolean {
  try {
    return localStorage.getItem(keyOf(provider)) !== null;
  } catch {
    return false;
  }
}

function remember(provider: string): void {
  try {
    localStorage.setItem(keyOf(provider), 'yes');
  } catch {
    // A browser that keeps nothing asks each time.
  }
}

/** Somebody else's player behind the reader's word, which may be for all that comes from there. */
function EmbedIsland({ url, playable, title, poster, priority }: EmbedIslandProps) {
  const { provider, kind, frame } = playable;
  const [isAllowed, setAllowed] = useState(false);
  const granted = useConsent();
  // What was allowed before is forgotten by who says no to all of them.
  useEffect(
    () => setAllowed(granted?.includes('embeds') === true || isRemembered(provider)),
    [granted, provider],
  );
  return (
    <ConsentEmbed
      url={url}
      provider={provider}
      title={title}
      kind={kind}
      frame={isAllowed ? calmFrame(frame) : frame}
      poster={poster}
      priority={priority}
      isAllowed={isAllowed}
      onAllow={(consent) => {
        if (consent.remember) remember(consent.provider);
      }}
    />
  );
}

export default island({ wakes: 'interaction', component: EmbedIsland });
