/**
 * Spanish strings for choices under the framework of IAB Europe. The framework's own texts come with the
 * vendor list.
 */
export const consentFramework = {
  notice: {
    one: '{name} y {count} empresa del marco de transparencia de IAB Europe queremos guardar información en tu dispositivo o leerla, y tratar datos tuyos, como tu dirección IP, para: {purposes}. Puedes elegirlo empresa por empresa, y retirar el permiso cuando quieras al pie de cada página.',
    other:
      '{name} y {count} empresas del marco de transparencia de IAB Europe queremos guardar información en tu dispositivo o leerla, y tratar datos tuyos, como tu dirección IP, para: {purposes}. Puedes elegirlo empresa por empresa, y retirar el permiso cuando quieras al pie de cada página.',
  },
  title: 'Publicidad y empresas',
  intro:
    'Son las finalidades y las empresas del marco de transparencia y consentimiento de IAB Europe. Una empresa solo hace lo que aceptas para ella y para la finalidad. Para lo que puedes elegir, ninguna se acoge a un interés legítimo; solo para lo que hacen sin pedirte permiso, que está más abajo.',
  purposes: 'Para qué',
  examples: 'Ejemplos de: {name}',
  asking: { one: 'Lo pide {count} empresa', other: 'Lo piden {count} empresas' },
  specialFeatures: 'Con un permiso aparte',
  always: 'Lo que hacen sin pedirte permiso',
  alwaysText: 'Las empresas que aceptas también hacen esto, y no se puede elegir por separado.',
  vendors: { one: '{count} empresa', other: '{count} empresas' },
  allVendors: 'Todas las empresas',
  policy: '{name}: política de privacidad',
  asks: 'Pide: {purposes}.',
  keeps: { one: 'Sus cookies duran {count} día.', other: 'Sus cookies duran {count} días.' },
  keepsTab: 'Sus cookies duran hasta que cierras el navegador.',
  keepsNone: 'No usa cookies.',
  otherWays: 'También guarda o lee información por otros medios.',
  failed:
    'No hemos podido cargar la lista de empresas, y sin ella no podemos preguntarte. Nada se ha aceptado.',
};
