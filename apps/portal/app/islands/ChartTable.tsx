'use client';
import { SortableTable } from '@portal/ui/chart';
import { island } from '../declare-island';

/** Table of a chart, sorted by the names of its columns. */
export default island({ wakes: 'interaction', component: SortableTable });
