/** Spanish strings for a form's captcha slot. */
export const captcha = {
  label: 'Comprobación de que eres una persona',
  loading: 'Cargando la comprobación…',
  failed: 'No se ha podido cargar la comprobación.',
  retry: 'Volver a intentarlo',
  noScript:
    'La comprobación de que eres una persona necesita JavaScript. Actívalo en el navegador, o marca que quieres registrarte sin ella.',
  ask: '{provider} comprueba que eres una persona, y recibe tu dirección IP y datos de tu navegador. No cargamos nada suyo hasta que lo pidas.',
  start: 'Hacer la comprobación',
  without: 'Registrarme sin esta comprobación',
  withoutHint: 'Nadie más recibe nada tuyo. Desde una misma red se pueden abrir pocas cuentas así cada día.',
};
