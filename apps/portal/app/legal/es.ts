import type { LegalTexts } from './pages';

/** Spanish texts of the pages that the law asks of a site. */
export const es: LegalTexts = {
  pages: {
    notice: {
      title: 'Aviso legal',
      short: 'Aviso legal',
      intro:
        'Lo que la Ley 34/2002, de servicios de la sociedad de la información (artículo\u00a010), quiere que sepas de quien publica {site}.',
      sections: [
        {
          heading: 'Los textos y las imágenes',
          text: [
            'Son de {publisher} o de quien los firma. Puedes enlazarlos y citarlos con la fuente. Para reproducirlos enteros, pide permiso a {email}.',
          ],
        },
        {
          heading: 'Lo que escriben los lectores',
          text: [
            'Los comentarios y los envíos son de quien los hace. Si hay alguno ilegal, denúncialo desde el propio comentario o escribe a {email}: te diremos qué hemos decidido y por qué, y podrás recurrir.',
          ],
        },
        {
          heading: 'Erratas',
          text: [
            'Si una noticia está equivocada, escribe a {email}. Lo que corregimos lo decimos en la misma noticia.',
          ],
        },
      ],
    },
    privacy: {
      title: 'Privacidad',
      short: 'Privacidad',
      intro:
        'Qué datos tuyos trata {site}, para qué y hasta cuándo (Reglamento europeo 2016/679, artículo\u00a013). Responde de todo {publisher}.',
      sections: [
        {
          heading: 'Para qué, y con qué derecho',
          text: [
            'La cuenta: nombre de usuario, correo y lo que añadas, para poder abrírtela y mantenerla. Lo necesitamos para cumplir lo que acuerdas con nosotros.',
            'Boletines: tu correo, solo si lo has confirmado. Con tu consentimiento, que puedes retirar cuando quieras. Si las cartas vuelven, o las marcas como correo no deseado, dejamos de enviártelas y recordamos que no debemos escribirte.',
            'Ofertas y promociones: tu correo, solo si lo has marcado. Con tu consentimiento, que puedes retirar desde la cuenta.',
            'Comentarios, preguntas, votaciones y envíos: lo que escribes y cuándo, para publicarlo. Lo necesitamos para ofrecerte el servicio.',
            'Mensajes a la redacción: lo que nos escribes, para poder responderte.',
            'Seguridad: desde qué dispositivos entras y, como mucho dos días, de qué red viene una valoración, un voto o una lectura. Es nuestro interés legítimo que nadie entre por ti ni vote dos veces.',
          ],
        },
        {
          only: 'paywall',
          heading: 'Lo que no está abierto a todos',
          text: [
            'Los artículos del mes: cuáles has leído, con la cuenta o, sin ella, con un número del navegador que no dice quién eres. Los contamos para poder ofrecerte unos cuantos sin suscripción, y los olvidamos dos días después de que acabe el mes.',
            'Las suscripciones: qué has contratado, desde cuándo y hasta cuándo, para poder abrirte lo que pagas. Nos lo dice quien te lo ha vendido, que es quien cobra y tiene los datos del pago: ves su nombre antes de pagar (Stripe, si pagas desde aquí). Nosotros no los vemos.',
            'Los artículos regalados: quién los regala y cuántos lectores los han usado, sin saber quiénes son los que no tienen cuenta.',
          ],
        },
        {
          heading: 'Hasta cuándo',
          text: [
            'La cuenta y lo que guardas en ella, hasta que la borres; si nadie confirma su correo, treinta días. Las sesiones, treinta días después de la última visita. Los mensajes a la redacción, sesenta días. La constancia de lo que aceptas sobre cookies, tres años, sin tu nombre ni tu dirección de internet.',
            'Si borras una cuenta que tenía suspendidos los comentarios o que ha votado en una encuesta, o cambias su correo, guardamos un código calculado a partir del correo que deja, no la dirección misma, para que nadie eluda la suspensión ni vote dos veces. Lo guardamos dos años; el de un voto, noventa días desde que acaba la encuesta, y dos años como máximo. En los dos casos, hasta el final de ese mes.',
          ],
        },
        {
          heading: 'Quién los recibe',
          text: [
            'Nadie que no haga falta para que la web funcione. Los servicios de otras empresas solo reciben algo cuando lo consientes: están en la página de cookies.',
          ],
        },
        {
          heading: 'Tus derechos',
          text: [
            'Puedes ver tus datos, corregirlos, llevártelos en un fichero, oponerte al tratamiento, limitarlo y borrarlos: desde el perfil, o escribiendo a {privacyEmail}.',
            'Si no te respondemos bien, puedes reclamar a la Agencia Española de Protección de Datos (aepd.es).',
          ],
        },
        {
          heading: 'Menores',
          text: [
            'Para abrir una cuenta hay que haber cumplido {minAge} años. Quien tiene menos puede tenerla con el permiso de quien lo tutela, que puede retirarlo.',
          ],
        },
      ],
    },
    cookies: {
      title: 'Cookies',
      short: 'Cookies',
      intro:
        'Todo lo que {site} puede guardar en tu navegador. Nada se guarda hasta que haces algo que lo necesita. Leer lo que está abierto a todos no deja ninguna cookie. Las últimas páginas que lees se guardan ahí, y solo ahí, para que las tengas sin conexión.',
      sections: [
        {
          heading: 'Cómo lo cambias',
          text: [
            'Al pie de cada página están las preferencias de cookies, si el sitio pide permiso para algo. Sin JavaScript no se hace nada que pida permiso, y las preferencias no aparecen. También puedes borrarlo todo desde tu navegador.',
          ],
        },
      ],
    },
    accessibility: {
      title: 'Declaración de accesibilidad',
      short: 'Accesibilidad',
      intro:
        '{publisher} quiere que {site} lo pueda leer todo el mundo. Esta declaración sigue el modelo europeo (Decisión de Ejecución 2018/1523).',
      sections: [
        {
          heading: 'Grado de cumplimiento',
          text: [
            '{site} cumple parcialmente la norma EN\u00a0301\u00a0549 y las pautas WCAG 2.2, nivel AA, por las excepciones que siguen.',
          ],
        },
        {
          heading: 'Qué no es accesible',
          text: [
            'Los directos de vídeo y una parte de los vídeos y audios no tienen subtítulos ni transcripción.',
            'Los reproductores y las publicaciones de otros servicios son como los hacen ellos.',
            'Las imágenes que envían los lectores pueden no tener descripción.',
          ],
        },
        {
          heading: 'Cómo lo hemos mirado',
          text: [
            'Lo hemos evaluado nosotros mismos, con pruebas automáticas de cada componente y de cada tipo de página y con recorridos con teclado. Última revisión: {reviewed}.',
          ],
        },
        {
          heading: 'Dinos qué falla',
          text: [
            'Escribe a {email} si hay algo que no puedes usar, o si lo quieres en otro formato. Si no te respondemos o la respuesta no te sirve, puedes reclamar ante la autoridad de consumo que vela por la Ley 11/2023.',
          ],
        },
      ],
    },
  },
  facts: {
    name: 'Titular',
    taxId: 'NIF',
    address: 'Dirección',
    registry: 'Registro',
    email: 'Correo',
    phone: 'Teléfono',
    dataProtection: 'Protección de datos',
    principles: 'Principios de la redacción',
  },
  cookies: {
    caption: 'Lo que se puede guardar en tu navegador',
    groups: {
      session: 'La sesión',
      safety: 'Seguridad',
      closed: 'Artículos reservados',
      choices: 'Lo que has elegido',
      drafts: 'Lo que estás escribiendo',
      offline: 'Leer sin conexión',
      measuring: 'Medición de audiencia',
      ads: 'Publicidad',
    },
    stores: {
      cookie: 'Cookie',
      local: 'Almacenamiento local',
      session: 'Almacenamiento de la pestaña',
      cache: 'Memoria caché',
    },
    purposes: {
      login: 'Mantener tu sesión abierta',
      safety:
        'Reconocer el navegador, para que nadie entre por ti ni vote dos veces, y para contar los artículos del mes',
      entry: 'Recordar un momento que acabas de entrar',
      gift: 'Abrir el artículo que alguien te ha regalado',
      meter: 'Saber, de cada artículo reservado que abres, si puedes leerlo',
      version: 'Recordar qué versión de los avisos de suscripción pruebas',
      consent: 'Recordar qué has aceptado',
      desk: 'La sesión de quien trabaja en la redacción',
      look: 'El tema claro u oscuro y el contraste que has elegido',
      player: 'Los subtítulos que has elegido',
      draft: 'Lo que has empezado a escribir, hasta que lo envías',
      alerts: 'Los avisos que ya has visto',
      embeds: 'De qué servicios quieres ver los reproductores sin que te preguntemos',
      measuring: 'Medir la audiencia, solo si lo aceptas',
      ads: 'Mostrarte publicidad y contarla, solo si lo aceptas',
      offline: 'Las páginas que has leído, para que puedas leerlas sin conexión',
    },
    days: 'Hasta {days} días',
    oneDay: 'Hasta un día',
    untilRemoved: 'Hasta que se borra',
    untilClosed: 'Hasta que cierras la pestaña',
    untilEnded: 'Hasta que cierras el navegador',
    tools: 'Herramientas que miden, solo si lo aceptas',
    toolsText:
      'Saben qué páginas se abren y qué se hace en ellas: guardar, compartir, comentar, votar. No saben qué escribes ni qué buscas.',
    ownTool: 'Servidor propio',
    partners: 'Otras empresas, solo si lo consientes',
    noPartners: '{site} no da nada a ninguna otra empresa. Por eso no te pide permiso para nada.',
    framework:
      'Y {vendors} empresas del marco de transparencia y consentimiento de IAB Europe (gestor núm. {cmpId}). Las encontrarás una por una, con lo que piden y su política, en las preferencias de cookies del pie de cada página.',
  },
};
