/** All styles of the package, for consumers that build from its sources (the portal, Storybook). */
import.meta.glob('./**/*.css.ts', { eager: true });
