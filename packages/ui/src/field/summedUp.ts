'use client';
import { createContext } from 'react';

/**
 * Whether a form summarises its errors in one place that takes the focus: its fields then announce none
 * themselves.
 */
export const SummedUp = createContext(false);
