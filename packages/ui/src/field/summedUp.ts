'use client';
import { createContext } from 'react';

/** Whether a form sums up its faults itself, in one place that takes the focus: its fields then announce none of their own. */
export const SummedUp = createContext(false);
