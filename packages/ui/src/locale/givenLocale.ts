/**
 * A component's locale.
 * @throws Error that explains how to provide one, if it is missing
 */
export function givenLocale<Given>(locale: Given): Given {
  if (!locale)
    throw new Error(
      'A component of @portal/ui needs the prop `locale`: createLocale(await loadLanguage("es"), { now }).',
    );
  if (typeof locale === 'object' && 'then' in locale)
    throw new Error('A component of @portal/ui was given the promise of a locale: await it.');
  return locale;
}
