import type { Page } from 'playwright/test';
import { awake, expect } from './account';
import type { AccountSite } from './account-words';

/** Texts on the pages of each site with comments. */
export const TEXTS = {
  far: {
    write: 'Escriu un comentari',
    publish: 'Publica',
    reply: 'Respon',
    edit: 'Edita',
    save: 'Desa',
    remove: 'Elimina',
    mend: 'Edita el teu comentari',
    agree: /^D’acord amb/,
    report: /^Denuncia el comentari/,
    spam: 'És publicitat',
    reportIt: 'Denuncia’l',
    reported: 'Denunciat',
    best: 'Més ben valorats',
    failed: 'No s’ha enviat',
    thanks: 'Gràcies per avisar-nos',
    insult: 'Sou uns m4lp4r1ts',
    plea: 'És el títol d’un llibre.',
    appealed: 'Hem rebut el recurs',
  },
  ribera: {
    write: 'Escribe un comentario',
    publish: 'Publicar',
    reply: 'Responder',
    edit: 'Editar',
    save: 'Guardar',
    remove: 'Eliminar',
    mend: 'Edita tu comentario',
    agree: /^De acuerdo con/,
    report: /^Denunciar el comentario/,
    spam: 'Es publicidad',
    reportIt: 'Denunciar',
    reported: 'Denunciado',
    best: 'Mejor valorados',
    failed: 'No se ha enviado',
    thanks: 'Gracias por avisarnos',
    insult: 'Sois unos h1jos de puta',
    plea: 'Es el título de un libro.',
    appealed: 'Recurso recibido',
  },
} as const satisfies Record<AccountSite, object>;

let written = 0;
/** Generates a unique text. */
export const words = () => {
  written += 1;
  return `Paraules ${process.pid} de ningú més, ${Date.now().toString(36)} i ${written}`;
};

/** Text box for a comment. */
export const box = (page: Page, site: AccountSite) => page.getByRole('textbox', { name: TEXTS[site].write });
/** The comment with a given text. */
export const one = (page: Page, text: string) =>
  page.locator('[data-part=comments] article').filter({ hasText: text });

/** Opens a page and waits until its comments are interactive. */
export async function openComments(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await awake(page, 'comments');
  await expect(page.locator('[data-part=comment-box]')).toBeVisible();
}
/** Writes a comment and sends it. */
export const publish = async (page: Page, site: AccountSite, text: string) => {
  await box(page, site).fill(text);
  await page.getByRole('button', { name: TEXTS[site].publish, exact: true }).click();
};
