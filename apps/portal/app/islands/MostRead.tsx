'use client';
import { MostRead } from '@portal/ui/most-read';
import { island } from '../declare-island';

export default island({ wakes: 'interaction', component: MostRead });
