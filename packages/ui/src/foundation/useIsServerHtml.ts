'use client';
import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether a server draws it, or a browser wakes what a server drew. */
export const useIsServerHtml = () =>
  useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
