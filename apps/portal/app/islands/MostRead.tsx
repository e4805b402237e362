'use client';
import { MostRead } from '@portal/ui/most-read';
import { island } from '../island';

export default island({ wakes: 'interaction', component: MostRead });
