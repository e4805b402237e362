import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { faceOf } from '../brand/theme';
import { useToolbar } from './globals';

const FACES = { light: faceOf('light'), dark: faceOf('dark') };

/** A documentation page in the light or dark scheme of the toolbar. */
export function Container({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { scheme } = useToolbar();
  const face = scheme === 'dark' ? FACES.dark : FACES.light;
  return (
    <DocsContainer context={context} theme={face}>
      {/* Every other row; tables inside a story keep their own style. */}
      <style>{`.portal-docs tr:nth-of-type(2n):not(.sb-unstyled tr) { background-color: ${face.appBg}; }`}</style>
      <div className="portal-docs" style={{ color: face.textColor }}>
        {children}
      </div>
    </DocsContainer>
  );
}
