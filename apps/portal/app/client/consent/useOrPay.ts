import type { ConsentPurpose, ConsentSettings } from '@portal/model/readers';
import { useEffect, useState } from 'react';
import type { OrPayPart } from '../../revenue/consent-or-pay/start';

const open = (offer: string) =>
  import('../../revenue/consent-or-pay/start').then((start) => start.openOrPay(offer));

/**
 * The consent-or-pay dialog, for readers who have done neither. A reader who chose purposes one by one is
 * asked again only on pages that require it.
 */
export function useOrPay(
  { orPay }: ConsentSettings,
  granted: readonly ConsentPurpose[] | null,
): OrPayPart | null {
  const [part, setPart] = useState<OrPayPart | null>(null);
  // A reader who agrees to advertising has no need to pay.
  const offer = granted?.includes('ads') ? undefined : orPay?.offer.id;
  useEffect(() => {
    if (offer === undefined) return;
    let isOver = false;
    const look = () => open(offer).then((opened) => isOver || setPart(opened), console.warn);
    void look();
    // Restored from the back/forward cache: the reader may have paid or logged in meanwhile.
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
