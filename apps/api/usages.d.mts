/** Types of `usages.mjs`. */
export const USAGES: Readonly<
  Record<
    'import' | 'content' | 'desk' | 'consents' | 'entitlements' | 'newsletter-readers' | 'bounces',
    string
  >
>;
