export const paywall = {
  label: 'Aviso de suscripción',
  close: 'Cerrar el aviso',
  counter: 'Has leído {consumed} de {max} contenidos',
  test: 'Estás viendo un muro de prueba: {id}',
  published: 'Volver al publicado',
};
