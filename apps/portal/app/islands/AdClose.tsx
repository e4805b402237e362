'use client';
import { AdClose } from '@portal/ui/ad-close';
import { island } from '../declare-island';

/** Closes the ad next to it, until the page is left: nothing is stored. */
const AdCloseIsland = () => <AdClose />;

export default island({ wakes: 'interaction', component: AdCloseIsland });
