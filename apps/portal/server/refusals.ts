import { allowedMethods, REFUSAL_ADVICE, REFUSAL_TEXTS, type RefusedStatus } from '@portal/api';
import { failureEnvelope } from '@portal/model';
import type { Hono } from 'hono';
import { SECURITY_HEADERS } from './headers';

/** Texts for a request that is refused before its site is known: they need no look-up. */
const SENTENCES: Record<RefusedStatus | 421, { ca: string; es: string }> = {
  400: { ca: 'No entenem aquesta petició.', es: 'No entendemos esta petición.' },
  405: { ca: 'Això no es pot fer en aquesta adreça.', es: 'Eso no se puede hacer en esta dirección.' },
  408: {
    ca: 'La petició ha trigat massa. Torna-ho a provar.',
    es: 'La petición ha tardado demasiado. Vuelve a intentarlo.',
  },
  413: { ca: 'El que envies és massa gran.', es: 'Lo que envías es demasiado grande.' },
  414: { ca: 'L’adreça de la pàgina és massa llarga.', es: 'La dirección de la página es demasiado larga.' },
  421: {
    ca: 'Aquest domini no és de cap dels nostres webs.',
    es: 'Este dominio no es de ninguna de nuestras webs.',
  },
  431: {
    ca: 'Les capçaleres de la petició són massa grans. Prova d’esborrar les galetes d’aquest web.',
    es: 'Las cabeceras de la petición son demasiado grandes. Prueba a borrar las cookies de esta web.',
  },
  500: {
    ca: 'Hi ha hagut un error. Torna-ho a provar més tard.',
    es: 'Ha habido un error. Vuelve a intentarlo más tarde.',
  },
  503: {
    ca: 'Ara mateix no podem respondre. Torna-ho a provar d’aquí a una estona.',
    es: 'Ahora mismo no podemos responder. Vuelve a intentarlo dentro de un rato.',
  },
};
const TITLES: Record<RefusedStatus | 421, string> = { ...REFUSAL_TEXTS, 421: 'Misdirected Request' };

const ADVICE: Record<RefusedStatus | 421, string> = {
  ...REFUSAL_ADVICE,
  421: 'No site is at this host. Ask for one by its own.',
};

export type PlainRefusal = { status: RefusedStatus | 421; headers: Record<string, string>; body: string };

const FRONT_LINKS = '<p><a href="/">Ves a la portada</a> · <a href="/" lang="es">Ir a la portada</a></p>';

const isCall = (path: string) => /^\/(?:api|webapi)\//.test(path);

/** A refusal as a page of its own, in both languages; an envelope for an API request (spec §7). */
export function plainRefusal(path: string, status: RefusedStatus | 421): PlainRefusal {
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'no-store' };
  if (isCall(path)) {
    const code = status >= 500 ? 'UNKNOWN_ERROR' : 'INVALID_FIELD';
    const text = ADVICE[status];
    return {
      status,
      headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(failureEnvelope(status, { code, message: TITLES[status], text })),
    };
  }
  const { ca, es } = SENTENCES[status];
  return {
    status,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      ...(status === 503 ? { 'retry-after': '30' } : {}),
    },
    body: `<!doctype html>
<html lang="ca"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${ca}</title>
<style>:root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}h1{font-size:1.375rem;line-height:1.3}p{margin:1rem 0}small{opacity:.75}</style></head>
<body><main><h1>${ca}</h1><p lang="es">${es}</p>${status === 421 ? '' : FRONT_LINKS}<p><small lang="en">${status} ${TITLES[status]}</small></p></main></body></html>
`,
  };
}

/** A refusal as a `Response`, for requests without a site. */
export function refusal(path: string, status: PlainRefusal['status']): Response {
  const { headers, body } = plainRefusal(path, status);
  return new Response(body, { status, headers });
}

/**
 * The 405 for a method that an address does not accept, with those that it does; null if it accepts this
 * one.
 */
export function notAllowed(
  app: Pick<Hono, 'router'>,
  { method, path }: { method: string; path: string },
): Response | null {
  // Every path has a page, even if it is an error's.
  const allow = allowedMethods(app, { method, path }, ['GET']);
  if (allow === null) return null;
  const answer = refusal(path, 405);
  answer.headers.set('allow', allow);
  return answer;
}
