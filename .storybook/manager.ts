import { addons } from 'storybook/manager-api';
import { faceOf } from './brand/theme';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: faceOf(isDark ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});
