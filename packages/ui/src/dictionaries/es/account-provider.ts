/** Spanish texts around the screens of the customer-identity provider (spec §7). */
export const identityProvider = {
  loading: 'Cargando el servicio que guarda las cuentas…',
  waiting: 'Estamos abriendo tu sesión…',
  unreachable:
    'No hemos podido conectar con el servicio que guarda las cuentas. Vuelve a intentarlo dentro de un rato.',
  refused: 'No hemos podido comprobar tu cuenta. Vuelve a iniciar sesión.',
  retry: 'Volver a intentarlo',
  noScript: 'Para iniciar sesión, registrarte o cambiar tus datos, activa JavaScript en el navegador.',
  left: 'Has cerrado la sesión',
  leaving: 'La estamos cerrando también en el servicio que guarda las cuentas…',
  notLeft:
    'No hemos podido cerrarla también en el servicio que guarda las cuentas. Si este dispositivo no es tuyo, vuelve a intentarlo.',
  leftWithoutScript:
    'En el servicio que guarda las cuentas puede seguir abierta: para cerrarla, activa JavaScript en el navegador.',
  login: 'Iniciar sesión',
};
