'use client';
import { useCallback, useId, useRef, useState } from 'react';
import type { ToastMessage } from './Toast';

/**
 * Queue of an app's messages, for a `ToastRegion`: `add` appends one and returns its id, `close` removes it.
 */
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
