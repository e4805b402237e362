'use client';
import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** Whether it is rendered on a server, or hydrated in a browser. */
export const useIsServerHtml = () =>
  useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
