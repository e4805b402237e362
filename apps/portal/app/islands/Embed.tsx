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

/** Whether the reader agreed to all embeds of a provider; false without storage. */
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
    // Without storage it asks each time.
  }
}

/** A third-party player that needs the reader's consent, once or for all of its provider. */
function EmbedIsland({ url, playable, title, poster, priority }: EmbedIslandProps) {
  const { provider, kind, frame } = playable;
  const [isAllowed, setAllowed] = useState(false);
  const granted = useConsent();
  // Refusing all embeds also forgets earlier consent.
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
