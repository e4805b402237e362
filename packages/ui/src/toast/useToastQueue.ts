'use client';
import { useCallback, useId, useRef, useState } from 'react';
import type { ToastMessage } from './Toast';

/** Messages of an app, for a `ToastRegion`: `add` puts one at the end and gives its id, `close` takes it away. */
export function useToastQueue() {
  const prefix = useId();
  const count = useRef(0);
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  const add = useCallback(
    (message: Omit<ToastMessage, 'id'>) => {
      count.current += 1;
      const id = `${prefix}${count.current}`;
      setToasts((shown) => [...shown, { ...message, id }]);
      return id;
    },
    [prefix],
  );
  const close = useCallback(
    (id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  return { toasts, add, close };
}
