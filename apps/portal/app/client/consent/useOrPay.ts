import type { ConsentPurpose, ConsentSettings } from '@portal/model';
import { useEffect, useState } from 'react';
import type { OrPayPart } from '../../revenue/consent-or-pay/start';

const open = (offer: string) =>
  import('../../revenue/consent-or-pay/start').then((start) => start.openOrPay(offer));

/**
 * What asks to agree to advertising or to pay, on a site that offers it, for who has done neither. Who has chosen one by one is asked
 * again only where reading depends on it.
 */
export function useOrPay(
  { orPay }: ConsentSettings,
  granted: readonly ConsentPurpose[] | null,
): OrPayPart | null {
  const [part, setPart] = useState<OrPayPart | null>(null);
  // Who agrees to advertising is asked for nothing more.
  const offer = granted?.includes('ads') ? undefined : orPay?.offer.id;
  useEffect(() => {
    if (offer === undefined) return;
    let isOver = false;
    const look = () => open(offer).then((opened) => isOver || setPart(opened), console.warn);
    void look();
    // Comes back out of the browser's memory: they may have paid or logged in meanwhile.
    const again = ({ persisted }: PageTransitionEvent) => persisted && void look();
    addEventListener('pageshow', again);
    return () => {
      isOver = true;
      removeEventListener('pageshow', again);
      setPart(null);
    };
  }, [offer]);
  return granted === null || part?.covers ? part : null;
}
