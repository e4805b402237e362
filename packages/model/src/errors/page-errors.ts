/** HTTP statuses that have an error page of their own (spec §2, §8). */
export const PAGE_ERROR_STATUSES = [401, 403, 404, 410, 429, 500] as const;
/** HTTP status with an error page of its own: 401, 403, 404, 410, 429 or 500 (spec §2, §8). */
export type PageErrorStatus = (typeof PAGE_ERROR_STATUSES)[number];

/** Title and description of one error page, plain text (spec §8). */
export interface PageErrorText {
  readonly title: string;
  readonly description: string;
}
/** Texts of all error pages in one language (spec §8). */
export interface PageErrorTexts {
  readonly pages: Readonly<Record<PageErrorStatus, PageErrorText>>;
}

/** The page for any failing status: its own, else 404 for the reader's faults and 500 for ours. */
export function pageErrorStatus(status: number): PageErrorStatus {
  const own = PAGE_ERROR_STATUSES.find((candidate) => candidate === status);
  return own ?? (status >= 400 && status < 500 ? 404 : 500);
}

/** Spanish texts of the error pages; the wording is ours, spec §8 shows none. */
export const pageErrorTextsEs: PageErrorTexts = {
  pages: {
    401: {
      title: 'Tienes que identificarte',
      description: 'Esta página es para lectores registrados. Accede a tu cuenta y te traeremos de vuelta.',
    },
    403: {
      title: 'No puedes ver esta página',
      description: 'Tu cuenta no tiene permiso para entrar aquí. Si crees que es un error, escríbenos.',
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
        'No es culpa tuya: tenemos un problema y ya trabajamos en él. Inténtalo dentro de un rato.',
    },
  },
};

/** Catalan texts of the error pages; the wording is ours, spec §8 shows none. */
export const pageErrorTextsCa: PageErrorTexts = {
  pages: {
    401: {
      title: 'T’has d’identificar',
      description:
        'Aquesta pàgina és per a lectors registrats. Accedeix al teu compte i t’hi tornarem a portar.',
    },
    403: {
      title: 'No pots veure aquesta pàgina',
      description: 'El teu compte no té permís per entrar aquí. Si creus que és un error, escriu-nos.',
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

/** English texts of the error pages; the wording is ours, spec §8 shows none. */
export const pageErrorTextsEn: PageErrorTexts = {
  pages: {
    401: {
      title: 'You need to log in',
      description: 'This page is for registered readers. Log in to your account and we will bring you back.',
    },
    403: {
      title: 'You cannot see this page',
      description:
        'Your account has no permission to enter here. If you think this is a mistake, write to us.',
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
