/** HTTP statuses that have an error page of their own (spec §2, §8). */
export const PAGE_ERROR_STATUSES = [401, 403, 404, 410, 429, 500] as const;
/** HTTP status with an error page of its own: 401, 403, 404, 410, 429 or 500 (spec §2, §8). */
export type PageErrorStatus = (typeof PAGE_ERROR_STATUSES)[number];

/** Title and description of one error page, plain text (spec §8). */
export interface PageErrorText {
  readonly title: string;
  readonly description: string;
}
/** Strings for all error pages in one language (spec §8). */
export interface PageErrorTexts {
  readonly pages: Readonly<Record<PageErrorStatus, PageErrorText>>;
}

/** The error page for a failing status: its own, else 404 for client errors and 500 for server errors. */
export function pageErrorStatus(status: number): PageErrorStatus {
  const own = PAGE_ERROR_STATUSES.find((candidate) => candidate === status);
  return own ?? (status >= 400 && status < 500 ? 404 : 500);
}

/** Spanish strings for the error pages; not in the specification, since spec §8 has none. */
export const pageErrorTextsEs: PageErrorTexts = {
  pages: {
    401: {
      title: 'Inicia sesión y vuelve a enviarlo',
      description:
        'No tienes la sesión iniciada y lo que has enviado no ha llegado. Si vuelves atrás, encontrarás lo que has escrito: cópialo antes de iniciar sesión.',
    },
    403: {
      title: 'No lo hemos podido aceptar',
      description:
        'La petición venía de otra página o no tienes permiso para hacerla. Vuelve atrás y vuelve a intentarlo desde nuestra web.',
    },
    404: {
      title: 'No encontramos esta página',
      description: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.',
    },
    410: {
      title: 'Esta página ya no existe',
      description: 'La retiramos y no volverá. En la portada encontrarás lo último que hemos publicado.',
    },
    429: {
      title: 'Demasiadas veces seguidas',
      description:
        'Lo has hecho muchas veces en poco tiempo, o lo ha hecho alguien desde tu misma red. Espera un rato y vuelve a intentarlo.',
    },
    500: {
      title: 'Algo ha fallado',
      description:
        'No es culpa tuya: tenemos un problema y ya trabajamos en él. Vuelve a intentarlo dentro de un rato.',
    },
  },
};

/** Catalan strings for the error pages; not in the specification, since spec §8 has none. */
export const pageErrorTextsCa: PageErrorTexts = {
  pages: {
    401: {
      title: 'Inicia la sessió i torna a enviar-ho',
      description:
        'No tens la sessió iniciada i el que has enviat no ha arribat. Si tornes enrere, hi trobaràs el que has escrit: copia-ho abans d’iniciar-la.',
    },
    403: {
      title: 'No ho hem pogut acceptar',
      description:
        'La petició venia d’una altra pàgina o no tens permís per fer-la. Torna enrere i prova-ho des del nostre web.',
    },
    404: {
      title: 'No trobem aquesta pàgina',
      description: 'Potser l’adreça està mal escrita o la pàgina ha canviat de lloc.',
    },
    410: {
      title: 'Aquesta pàgina ja no existeix',
      description: 'L’hem retirada i no tornarà. A la portada trobaràs el que hem publicat darrerament.',
    },
    429: {
      title: 'Massa vegades seguides',
      description:
        'Ho has fet moltes vegades en poca estona, o ho ha fet algú des de la teva mateixa xarxa. Espera una estona i torna-ho a provar.',
    },
    500: {
      title: 'Alguna cosa ha fallat',
      description:
        'No és culpa teva: tenim un problema i ja hi treballem. Torna-ho a provar d’aquí a una estona.',
    },
  },
};

/** English strings for the error pages; not in the specification, since spec §8 has none. */
export const pageErrorTextsEn: PageErrorTexts = {
  pages: {
    401: {
      title: 'Log in and send it again',
      description:
        'You are not logged in, and what you sent has not arrived. Go back to find what you wrote, and copy it before you log in.',
    },
    403: {
      title: 'We could not accept this',
      description:
        'The request came from another page, or you have no permission to make it. Go back and try from our own site.',
    },
    404: {
      title: 'We cannot find this page',
      description: 'The address may be mistyped, or the page may have moved.',
    },
    410: {
      title: 'This page no longer exists',
      description:
        'We took it down and it will not be back. The latest we have published is on the front page.',
    },
    429: {
      title: 'Too many times in a row',
      description:
        'You have done this many times in a short while, or somebody on your network has. Wait a while and try again.',
    },
    500: {
      title: 'Something went wrong',
      description:
        'It is not your fault: we have a problem and are working on it. Please try again in a while.',
    },
  },
};
