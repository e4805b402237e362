export const fields = {
  required: 'obligatorio',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  passwordHint: 'Mínimo 8 caracteres, con mayúsculas y minúsculas',
  charactersLeft: { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
  charactersOver: { one: 'Sobra {count} carácter', other: 'Sobran {count} caracteres' },
  choose: 'Elige una opción',
  dismiss: 'Cerrar el aviso',
  errors: { one: 'Hay {count} dato que revisar', other: 'Hay {count} datos que revisar' },
};
