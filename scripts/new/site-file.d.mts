/** Types of `site-file.mjs`, for tests in TypeScript. */
type Language = 'ca' | 'es' | 'en';
export function languageOf(brand: string): Language;
export function siteFile(facts: {
  alias: string;
  name: string;
  id: string;
  mediaId: string;
  language: Language;
}): string;
