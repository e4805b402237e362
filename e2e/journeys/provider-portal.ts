import { expect as baseExpect } from 'playwright/test';
import { type RunningProvider, startIdentityProvider } from '../identity-provider';
import { siteFile, startOwnPortal } from './own-portal';
import { test as base } from './pages-seen';

/** Each of these steps loads several documents, a third-party script and responses of two servers. */
export const expect = baseExpect.configure({ timeout: 15_000 });

/** Texts of the site, then of the provider's screens, in the language of each. */
export const WORDS = {
  far: {
    login: 'Inicia la sessió',
    profile: 'El meu compte',
    logout: 'Tanca la sessió',
    left: 'Has tancat la sessió',
    notLeft: /No hem pogut tancar-la també/,
    unreachable: /No hem pogut connectar amb el servei/,
    refused: 'No hem pogut comprovar el teu compte. Torna a iniciar la sessió.',
    retry: 'Torna-ho a provar',
    noScript: /activa JavaScript/,
    email: 'El teu correu',
    password: 'La teva contrasenya',
    enter: 'Inicia la sessió amb el teu compte',
    register: 'Crea el compte',
    wrong: 'El correu o la contrasenya no són correctes.',
    taken: 'Ja hi ha un compte amb aquest correu.',
    invalidEmail: 'Escriu un correu com ara nom@exemple.cat.',
    toRegister: 'Encara no tens cap compte? Crea’n un',
    loggedInAs: 'Has iniciat la sessió amb el compte',
    leave: 'Tanca totes les sessions',
  },
  ribera: {
    login: 'Inicia sesión',
    profile: 'Mi cuenta',
    logout: 'Cerrar sesión',
    left: 'Has cerrado la sesión',
    notLeft: /No hemos podido cerrarla también/,
    unreachable: /No hemos podido conectar con el servicio/,
    refused: 'No hemos podido comprobar tu cuenta. Vuelve a iniciar sesión.',
    retry: 'Volver a intentarlo',
    noScript: /activa JavaScript/,
    email: 'Tu correo',
    password: 'Tu contraseña',
    enter: 'Iniciar sesión con tu cuenta',
    register: 'Crear la cuenta',
    wrong: 'El correo o la contraseña no son correctos.',
    taken: 'Ya hay una cuenta con este correo.',
    invalidEmail: 'Escribe un correo como nombre@ejemplo.es.',
    toRegister: '¿Todavía no tienes cuenta? Crea una',
    loggedInAs: 'Has iniciado sesión con la cuenta',
    leave: 'Cerrar todas las sesiones',
  },
} as const;
type Site = keyof typeof WORDS;
export type Words = (typeof WORDS)[Site];

export type Provided = { site: Site; provider: RunningProvider; url: (address: string) => string };

/** Address of the only story. */
export const ARTICLE = '/una-prova/';

/** One story to read and to save. */
const STORY = JSON.stringify({
  uri: 'urn:e2e:1',
  type: 'text',
  headline: 'Una prova',
  versioncreated: '2026-01-02T10:00:00Z',
  body_xhtml: '<p>Text.</p>',
});

/** A portal of one site whose accounts a provider keeps: Catalan on phones, Spanish on desktops. */
export const test = base.extend<{ words: Words; address: string; undo: undefined }, { provided: Provided }>({
  provided: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use, { project }) => {
      const site = project.name === 'phone' ? 'far' : 'ribera';
      const provider = await startIdentityProvider();
      const text = (await siteFile(site)).replace('identityProvider: false', 'identityProvider: true');
      const portal = await startOwnPortal({
        siteFiles: { [`${site}.yaml`]: `${text}identityProvider: { script: "${provider.script}" }\n` },
        imports: { site, files: { 'article.json': STORY } },
        env: { PORTAL_DEMO: 'off', PORTAL_LIMITS: 'off', GIGYA_SECRET: provider.secret },
      });
      await use({ site, provider, url: (address) => `http://${site}.localhost:${portal.port}${address}` });
      await portal.end();
      await provider.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  words: ({ provided }, use) => use(WORDS[provided.site]),
  /** A unique email address. */
  address: ({ provided }, use, { testId }) => use(`${provided.site}-${testId}-${Date.now()}@example.org`),
  undo: [
    async ({ provided: { provider }, page }, use) => {
      const blocked: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) blocked.push(message.text());
      });
      await use(undefined);
      expect(blocked).toEqual([]);
      provider.signWrongly(false);
      provider.beReachable(true);
    },
    { auto: true },
  ],
});
