/** Every style of the package, for those who build from its sources (the portal, Storybook). */
import.meta.glob('./**/*.css.ts', { eager: true });
