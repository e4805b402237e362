'use client';
import { AdClose } from '@portal/ui/ad-close';
import { island } from '../declare-island';

/** Closes the ad that it is beside, as long as the page is there: nothing is kept of it. */
const AdCloseIsland = () => <AdClose />;

export default island({ wakes: 'interaction', component: AdCloseIsland });
