import type { StyleRule } from './server/used-styles';

export function styleRules(css: string): StyleRule[];
