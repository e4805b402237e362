import '@portal/ui/styles.css';
import '@portal/tokens/core.css';
import '@portal/tokens/sites/far.css';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ca" data-site="far" data-scheme="light">
      <body>{children}</body>
    </html>
  );
}
