/** Texts on interview pages of each site. */
export const SAID = {
  far: {
    send: 'Envia la pregunta',
    sent: 'Hem rebut la teva pregunta',
    another: 'Fes una altra pregunta',
    waiting: 'Rebuda',
    withdraw: /^Retira la pregunta/,
    withdrawn: 'Hem retirat la teva pregunta.',
    limit: 'Ja has enviat totes les preguntes',
    empty: 'La pregunta és obligatòria',
    login: 'Inicia la sessió',
  },
  ribera: {
    send: 'Enviar la pregunta',
    sent: 'Hemos recibido tu pregunta',
    another: 'Hacer otra pregunta',
    waiting: 'Recibida',
    withdraw: /^Retirar la pregunta/,
    withdrawn: 'Hemos retirado tu pregunta.',
    limit: 'Ya has enviado todas las preguntas',
    empty: 'La pregunta es obligatoria',
    login: 'Iniciar sesión',
  },
} as const;
