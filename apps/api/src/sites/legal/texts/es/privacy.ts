import type { Template } from '../../template';
import { retention } from './retention';

/** Spanish page of privacy. */
export const privacy: Template = {
  intro: [
    'Qué datos tuyos trata {site}, para qué, con qué base jurídica y hasta cuándo (Reglamento europeo 2016/679, artículos\u00a013 y\u00a014).',
  ],
  sections: [
    {
      id: 'resum',
      heading: 'En resumen',
      body: [
        {
          facts: [
            { name: 'Responsable', text: '{publisher}' },
            { name: 'Para qué', text: 'Enseñarte {site} y protegerlo de abusos.' },
            {
              name: 'Con tu cuenta',
              when: 'users',
              text: 'Abrirte la cuenta y mantenerla, enviarte lo que pides y publicar lo que escribes.',
            },
            {
              name: 'Con qué base jurídica',
              text: 'Lo que acordamos contigo, tu consentimiento, nuestro interés legítimo y aquello a lo que la ley nos obliga: abajo, caso por caso.',
            },
            {
              name: 'Quién los recibe',
              text: 'Los proveedores que necesitamos para prestarte el servicio, y aquellos a quienes la ley nos obligue a darlos.',
            },
            {
              name: 'Tus derechos',
              text: 'Ver tus datos, corregirlos, llevártelos, oponerte, limitarlos y borrarlos: escribe a {privacyEmail}.',
            },
          ],
        },
      ],
    },
    {
      id: 'responsable',
      heading: 'Quién responde',
      body: [
        'El responsable es {publisher}.',
        { insert: 'publisher' },
        {
          when: 'dataOfficer',
          text: 'Tiene un delegado de protección de datos, {dataOfficer}: {privacyEmail}.',
        },
        {
          when: 'shared',
          text: 'Las cuentas son de todo el grupo: la misma sirve en {sharedSites}, con los mismos datos.',
        },
      ],
    },
    {
      id: 'finalitats',
      heading: 'Para qué, y con qué base jurídica',
      body: [
        {
          facts: [
            {
              name: 'La cuenta',
              when: 'ownAccounts',
              text: 'Nombre de usuario, correo, contraseña (guardada de manera que nadie la puede leer), fecha de nacimiento y lo que añadas, para abrírtela y mantenerla. Es necesario para cumplir lo que acuerdas con nosotros (artículo\u00a06.1.b).',
            },
            {
              name: 'La cuenta',
              when: 'identityProvider',
              text: 'Un proveedor de identidad comprueba quién eres y nos da tu identificador, tu nombre y tu correo, para mantenerte la sesión abierta. Es necesario para cumplir lo que acuerdas con nosotros (artículo\u00a06.1.b).',
            },
            {
              name: 'Iniciar sesión con {socialNames}',
              when: 'social',
              text: 'Solo si lo eliges. Nos dan tu identificador y, si los tienen y lo permites, tu correo, tu nombre y tu foto: es de donde los sacamos (artículo\u00a014). Ellos saben que has entrado aquí. Es necesario para abrirte la cuenta (artículo\u00a06.1.b).',
            },
            {
              name: 'Comprobar que eres una persona',
              when: 'captcha',
              text: 'Al registrarte, {captchaName} recibe tu dirección IP y datos del navegador, solo si pulsas para pasar la comprobación. Tenemos un interés legítimo en que no se abran cuentas en masa (artículo\u00a06.1.f).',
            },
            {
              name: 'Lo que guardas y sigues',
              when: 'users',
              text: 'Los contenidos que guardas y los autores que sigues, para enseñártelos (artículo\u00a06.1.b).',
            },
            {
              name: 'Boletines',
              when: 'newsletters',
              text: 'Tu correo, solo si lo has confirmado. Con tu consentimiento, que puedes retirar cuando quieras (artículo\u00a06.1.a). Si los correos vuelven, o los marcas como correo no deseado, dejamos de enviártelos y recordamos que no debemos escribirte. No sabemos si los abres.',
            },
            {
              name: 'Ofertas y promociones',
              when: 'commercial',
              text: 'Tu correo, solo si lo has marcado. Con tu consentimiento, que puedes retirar desde la cuenta (artículo\u00a06.1.a).',
            },
            {
              name: 'Comentarios, preguntas, votaciones y envíos',
              when: 'users',
              text: 'Lo que escribes, votas y envías, y cuándo, para publicarlo o contarlo. Es necesario para ofrecerte el servicio (artículo\u00a06.1.b). El motivo por el que se retuvo o se retiró, y tu recurso, ya que la ley nos obliga a explicarlo (artículo\u00a06.1.c).',
            },
            {
              name: 'Rectificaciones y actualizaciones',
              text: 'Lo que pides y en qué te basas, tu nombre y tu correo, para decidir y responderte: la ley nos obliga (artículo\u00a06.1.c). Se publica el texto con el nombre de la persona o la entidad afectada.',
            },
            {
              name: 'Mensajes a la redacción',
              when: 'contact',
              text: 'Lo que nos escribes, tu nombre y tu correo, para poder responderte. Tenemos un interés legítimo en atender a quien nos escribe (artículo\u00a06.1.f).',
            },
            {
              name: 'Seguridad',
              when: 'users',
              text: 'Desde qué dispositivos inicias sesión y un código calculado a partir de la red de la que viene una valoración, un voto o una lectura, que guardamos {keptNetwork} como mucho. Tenemos un interés legítimo en que nadie inicie sesión en tu nombre ni vote dos veces (artículo\u00a06.1.f).',
            },
            {
              name: 'Seguridad',
              when: 'noAccounts',
              text: 'Un código calculado a partir de la red de la que viene un voto o una lectura, que guardamos {keptNetwork} como mucho. Tenemos un interés legítimo en que nadie vote dos veces (artículo\u00a06.1.f).',
            },
            {
              name: 'Cuántas veces se lee cada noticia',
              text: 'Contamos lecturas, no lectores: no se guarda quién lee.',
            },
            {
              name: 'Lo que no está abierto a todos',
              when: 'metered',
              text: 'Qué artículos reservados has leído este mes, con la cuenta o, sin ella, con un número del navegador que no dice quién eres. Los contamos para ofrecerte {monthly} al mes sin suscripción. Es necesario para ofrecerte el servicio (artículo\u00a06.1.b).',
            },
            {
              name: 'Suscripciones',
              when: 'paywall',
              text: 'Qué has contratado, desde cuándo y hasta cuándo, para abrirte lo que pagas. Nos lo dice quien te lo ha vendido, que es quien cobra y tiene los datos del pago: nosotros no vemos tu tarjeta. Es necesario para cumplir el contrato (artículo\u00a06.1.b).',
            },
            {
              name: 'Facturas',
              when: 'soldHere',
              text: 'Lo que has pagado, porque las leyes fiscales y mercantiles nos obligan (artículo\u00a06.1.c).',
            },
            {
              name: 'Artículos regalados',
              when: 'gifts',
              text: 'Quién los regala y cuántos lectores los han usado, sin saber quiénes son los que no tienen cuenta (artículo\u00a06.1.b).',
            },
            {
              name: 'Cookies que necesitan tu permiso',
              when: 'offersChoices',
              text: 'Con tu consentimiento, que puedes retirar al pie de cada página (artículo\u00a06.1.a): [cookies]({cookies}). Guardamos la constancia de lo que decides, sin tu nombre ni tu dirección IP, porque tenemos que poder demostrarlo (artículo\u00a06.1.c).',
            },
            {
              name: 'Noticias',
              text: 'Los datos de las personas que salen en las noticias los trata la redacción para informar (artículo\u00a085 del mismo reglamento): [{correctionsTitle}]({corrections}).',
            },
          ],
        },
        {
          when: 'ownAccounts',
          text: 'Sin nombre de usuario, correo, contraseña y fecha de nacimiento no podemos abrirte una cuenta. Todo lo demás es voluntario.',
        },
      ],
    },
    {
      id: 'automatic',
      heading: 'Lo que decide un programa',
      body: [
        {
          when: 'users',
          text: 'Un programa comprueba los comentarios con reglas fijas, y puede hacer que uno espere o que no se publique: [cuáles son y cómo recurrir]({moderationPath}). Siempre puedes pedir que lo mire una persona (artículo\u00a022).',
        },
        { when: 'metered', text: 'Otro cuenta los artículos reservados que has leído en el mes.' },
        'Nosotros no hacemos perfiles tuyos ni elegimos las noticias según quién eres.',
        {
          when: 'advertising',
          text: 'Las empresas de publicidad sí pueden hacerlos, pero solo si se lo permites en la página de [cookies]({cookies}).',
        },
      ],
    },
    retention,
    {
      id: 'eliminacio',
      heading: 'Si eliminas la cuenta',
      when: 'ownAccounts',
      body: [
        'Se borran tus datos, lo que has guardado, a quién sigues, tus valoraciones y tus sesiones, y dejas de recibir los boletines. Con ella se eliminan las cuentas de menores que estén bajo la tuya.',
        'No se borran tus comentarios, tus preguntas ni las fotos que te publicamos: quedan sin tu nombre de usuario, pero las fotos conservan el nombre con que las firmaste. Si no quieres que queden, retíralos antes o escribe a {privacyEmail}.',
      ],
    },
    {
      id: 'destinataris',
      heading: 'Quién los recibe',
      body: [
        'Los proveedores que tratan datos por encargo nuestro y según nuestras instrucciones (artículo\u00a028):',
        { insert: 'processors' },
        {
          when: 'soldHere',
          text: 'Stripe cobra las suscripciones y es, ella misma, responsable de los datos del pago.',
        },
        {
          when: 'offersChoices',
          text: 'Las empresas que están en la página de [cookies]({cookies}), solo si lo consientes.',
        },
        'Los jueces, la policía y otras autoridades, cuando la ley nos obliga.',
        'Si uno de ellos está fuera del Espacio Económico Europeo, la lista dice qué protege tus datos allí (artículos\u00a045 y\u00a046).',
      ],
    },
    {
      id: 'drets',
      heading: 'Tus derechos',
      body: [
        'Puedes ver tus datos, corregirlos, llevártelos en un archivo, oponerte al tratamiento, limitarlo y borrarlos. Puedes retirar tu consentimiento cuando quieras: lo que se hizo antes sigue siendo válido.',
        {
          when: 'users',
          text: 'Casi todo lo puedes hacer desde tu perfil. Para lo demás, escribe a {privacyEmail}.',
        },
        { when: 'noAccounts', text: 'Para ejercerlos, escribe a {privacyEmail}.' },
        'Respondemos en un mes como mucho. Si hace falta, te pedimos que demuestres quién eres.',
        'Si crees que no lo hacemos bien, puedes reclamar ante la autoridad de control: [{authority}]({authorityUrl}).',
      ],
    },
    {
      id: 'menors',
      heading: 'Menores',
      when: 'ownAccounts',
      body: [
        'Para abrir una cuenta hay que haber cumplido {minAge} años. Quien tiene menos puede tenerla con el permiso de su padre, madre o tutor, que consiente por él.',
        'El padre, la madre o el tutor puede ver los datos de la cuenta del menor, cambiarlos y borrarla, y retirar su permiso cuando quiera: entonces se borra todo. Lo hace desde su perfil o escribiendo a {privacyEmail}. [Qué tienen que saber las familias]({guardiansPath}).',
        {
          when: 'decidesLater',
          text: 'Desde los {childAge} años el menor puede decidir por sí mismo (artículo\u00a07 de la Ley Orgánica 3/2018).',
        },
      ],
    },
  ],
};
