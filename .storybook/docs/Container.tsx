import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { faceOf } from '../brand/theme';
import { useToolbar } from './globals';

const FACES = { light: faceOf('light'), dark: faceOf('dark') };

/** A page of documentation by day or by night, as the toolbar says. */
export function Container({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { scheme } = useToolbar();
  const face = scheme === 'dark' ? FACES.dark : FACES.light;
  return (
    <DocsContainer context={context} theme={face}>
      <div style={{ color: face.textColor }}>{children}</div>
    </DocsContainer>
  );
}
