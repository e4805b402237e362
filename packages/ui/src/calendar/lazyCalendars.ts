'use client';
import { lazyPart } from '../foundation/lazyPart';

/** Both calendars: fetched by the first field that opens one. */
export const lazyCalendars = lazyPart(() => import('./Calendar'));
