/** Spanish texts around the screens of the customer-identity provider (spec §7). */
export const identityProvider = {
  loading: 'Cargando el servicio que guarda las cuentas…',
  waiting: 'Estamos abriendo tu sesión…',
  unreachable:
    'No hemos podido conectar con el servicio que guarda las cuentas. Inténtalo de nuevo dentro de un rato.',
  refused: 'No hemos podido comprobar tu cuenta. Vuelve a entrar.',
  retry: 'Volver a intentarlo',
  noScript: 'Para entrar, registrarte o cambiar tus datos, activa JavaScript en el navegador.',
  left: 'Has cerrado la sesión',
  leaving: 'La estamos cerrando también en el servicio que guarda las cuentas…',
  notLeft:
    'No hemos podido cerrarla también en el servicio que guarda las cuentas. Si este dispositivo no es tuyo, vuelve a intentarlo.',
  leftWithoutScript:
    'En el servicio que guarda las cuentas puede seguir abierta: para cerrarla, activa JavaScript en el navegador.',
  login: 'Iniciar sesión',
};
