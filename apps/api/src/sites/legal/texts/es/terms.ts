import type { Template } from '../../template';

/** Spanish terms of use, with the rules of participation. */
export const terms: Template = {
  intro: [
    'Qué puedes esperar de {site} y qué esperamos de ti. Es un acuerdo entre tú y {publisher}, que publica {site} ([quién es]({notice})).',
  ],
  sections: [
    {
      id: 'acord',
      heading: 'El acuerdo',
      body: [
        'Para leer {site} no tienes que aceptar nada. Los textos y las imágenes tienen dueño: el [aviso legal]({notice}) explica qué puedes hacer con ellos.',
        {
          when: 'users',
          text: 'Al abrir una cuenta aceptas estas condiciones. Guardamos qué versión aceptaste y cuándo.',
        },
        { when: 'sells', text: 'Lo que compras tiene, además, sus propias [condiciones]({sale}).' },
        'Si las cambiamos, la versión nueva lleva otra fecha, y las de antes se pueden leer al pie de esta página.',
      ],
    },
    {
      id: 'compte',
      heading: 'Tu cuenta',
      when: 'users',
      body: [
        {
          when: 'ownAccounts',
          text: 'Para abrir una cuenta tienes que haber cumplido {minAge} años. Un adulto puede abrir otra, bajo la suya, para un menor de {adultAge} años que está a su cargo: [qué tienen que saber las familias]({guardiansPath}).',
        },
        {
          when: 'ownAccounts',
          text: 'Te pedimos un nombre de usuario, un correo y una contraseña. Si nadie confirma el correo, la cuenta se borra a los {keptUnconfirmedAccount}.',
        },
        {
          when: 'identityProvider',
          text: 'Las cuentas de {site} las lleva un proveedor de identidad: te registras con él, según sus condiciones. Hay que haber cumplido {minAge} años.',
        },
        { when: 'shared', text: 'La misma cuenta sirve en {sharedSites}.' },
        'Es personal: no des la contraseña a nadie. Si crees que alguien la sabe, cámbiala.',
        'Puedes eliminarla cuando quieras desde tu perfil, sin decir por qué. Qué se borra con ella está en la página de [privacidad]({privacy}).',
      ],
    },
    {
      id: 'normes',
      heading: 'Normas de participación',
      when: 'users',
      body: [
        'Puedes opinar lo que quieras, también contra nosotros, si cumples estas normas. Lo que no las cumple no se publica, o se retira:',
        { insert: 'rules' },
        'Las mismas normas valen para los comentarios, las preguntas de las entrevistas y lo que envías: textos, fotos y vídeos.',
      ],
    },
    {
      id: 'moderacio',
      heading: 'Cómo las aplicamos',
      when: 'users',
      body: [
        {
          when: 'moderatedBefore',
          text: 'La redacción mira cada comentario antes de publicarlo. Hasta entonces solo lo ves tú.',
        },
        {
          when: 'moderatedAfter',
          text: 'Los comentarios salen al momento, salvo los que la redacción tiene que mirar antes. Donde una noticia lo pide, la redacción los mira todos antes.',
        },
        'Un programa comprueba cada comentario con reglas fijas. No usa inteligencia artificial ni sabe quién eres más allá de si la redacción confía en ti. Espera a que lo mire una persona el que tiene algo de esto:',
        { insert: 'held' },
        'Y no publica el que tiene algo de esto:',
        { insert: 'refused' },
        'Un comentario que han denunciado {reports} lectores se oculta hasta que lo mira una persona. Las fotos, los vídeos y las preguntas de las entrevistas los mira siempre una persona antes de publicarse.',
        'A quien incumple las normas muchas veces, o de forma grave, la redacción le puede suspender la participación: durante los días que le dice, o hasta que decida levantar la suspensión. Puede seguir leyendo y usando su cuenta.',
      ],
    },
    {
      id: 'recursos',
      heading: 'Si no estás de acuerdo',
      when: 'users',
      body: [
        'Cuando no publicamos o retiramos algo tuyo te escribimos a tu correo: por qué, si lo decidió un programa o una persona, y cómo recurrir (Reglamento europeo 2022/2065, artículo\u00a017).',
        'Recurrir es gratis y no hace falta iniciar sesión: basta el enlace de ese correo. Para recurrir una decisión sobre un comentario tienes {appealTerm}. El recurso lo resuelve una persona, que te contesta por correo.',
        'Además puedes acudir a los tribunales y, donde la ley lo prevé, a un órgano certificado de resolución de litigios (artículo\u00a021 del mismo reglamento).',
      ],
    },
    {
      id: 'denuncies',
      heading: 'Cómo denunciar algo ilegal',
      when: 'users',
      body: [
        'Cada comentario tiene un botón para denunciarlo, si has iniciado sesión. Sin cuenta, escribe a {readersEmail}.',
        'Di la dirección exacta de lo que denuncias, por qué crees que es ilegal, tu nombre y tu correo, y que lo que dices es cierto de buena fe. El nombre y el correo no hacen falta si se trata de abusos sexuales a menores.',
        'No atendemos las denuncias de quien las presenta una y otra vez sin fundamento (artículo\u00a023).',
      ],
    },
    {
      id: 'permis',
      heading: 'De quién es lo que envías',
      when: 'users',
      body: [
        'Lo que escribes y envías sigue siendo tuyo. Nos das permiso para publicarlo en {site}, sin cobrar y sin que sea solo para nosotros, mientras no lo retires.',
        'Envía solo lo que es tuyo o lo que puedes publicar, y con el permiso de las personas que aparecen. Puedes enviar hasta {uploadsADay} archivos al día.',
        'Un comentario se puede cambiar durante {editMinutes} minutos, y retirar cuando quieras. Las fotos y los vídeos los retiras desde tu perfil.',
        'Si eliminas la cuenta, tus comentarios y tus preguntas quedan publicados sin tu nombre: si no lo quieres, retíralos antes.',
      ],
    },
    {
      id: 'servei',
      heading: 'Lo que no podemos prometer',
      body: [
        'Trabajamos para que {site} funcione siempre, pero puede pararse o fallar. De las páginas ajenas que enlazamos responden sus titulares.',
        'Nada de lo que se dice aquí quita los derechos que la ley te da.',
      ],
    },
    {
      id: 'llei',
      heading: 'Ley y reclamaciones',
      body: [
        {
          when: 'spanish',
          text: 'A este acuerdo se le aplica la ley española. Si eres consumidor, puedes reclamar ante los tribunales de donde vives.',
        },
        'Antes de reclamar, si quieres, escríbenos a {readersEmail}.',
      ],
    },
  ],
};
