import type { Page } from 'playwright/test';
import { call, loggedIn } from './account';
import { invitationPath, joinDesk } from './desk';
import { DISTURBANCES, ELSEWHERE, ISLANDS, KINDS, walkIslands, withDisturbances } from './disturbed-islands';
import { FOR_SUBSCRIBERS } from './gate';
import { expect, type SiteAlias, test } from './portal';

/** Pages that together contain every island, the required session, and the islands to test there. */
type Place = {
  site: SiteAlias;
  address: string;
  /** Required session; a reader with lists has saved a story and follows an author. */
  as?: 'reader' | 'reader with lists' | 'chief';
  /** Link on that page which leads to the page under test. */
  link?: string;
  islands: readonly string[];
  /** Controls that change when another one is used. */
  yields?: readonly string[];
  /** Parts with fields, where most can be lost: the gate tests these with all disturbances at once. */
  hasFields?: true;
};

const PLACES: readonly Place[] = [
  {
    site: 'far',
    address: '/',
    islands: ['Account', 'Alerts', 'CardSaves', 'Consent', 'LoadMore', 'MostRead', 'Scheme'],
  },
  { site: 'far', address: '/acceso/', islands: ['Login'], hasFields: true },
  { site: 'far', address: '/registro', islands: ['Registration'], hasFields: true },
  { site: 'far', address: '/contacte/', islands: ['Contact'], hasFields: true },
  { site: 'far', address: '/buscar', islands: ['Searcher'], hasFields: true },
  { site: 'far', address: '/autor/pau-rovirosa/', islands: ['Follow'] },
  { site: 'far', address: '/sense-connexio/', islands: ['OfflineReading'] },
  {
    site: 'far',
    address: '/politica/barbera-plega/',
    islands: ['Comments', 'Like', 'Newsletter', 'Save', 'Share'],
    hasFields: true,
  },
  // A metered gate would open, and its text would take the focus.
  { site: 'far', address: FOR_SUBSCRIBERS, islands: ['Paywall'] },
  { site: 'far', address: '/societat/ultim-faroner-abella/', islands: ['Gate'] },
  { site: 'far', address: '/territori/fotos-temporal-escullera/', islands: ['Gallery'] },
  { site: 'far', address: '/esports/video-ciaboga-llagut/', islands: ['Video'] },
  { site: 'far', address: '/cultura/audio-quaderns-faroner/', islands: ['Audio'] },
  { site: 'far', address: '/territori/video-mirador-llosa-360/', islands: ['Video360'] },
  { site: 'far', address: '/cultura/cinema-odeon-butaques/', islands: ['Poll'], hasFields: true },
  { site: 'far', address: '/cuina/arros-de-la-barca/', islands: ['Ingredients', 'Print', 'Rating'] },
  { site: 'far', address: '/acceso/menors', islands: ['ChildEntry'] },
  { site: 'far', address: '/societat/musica-espera-ajuntament/', islands: ['Embed'] },
  { site: 'far', address: '/territori/neus-aragall-respon/', islands: ['AskQuestion'], hasFields: true },
  { site: 'far', address: '/territori/fotos-lectors-costa/', islands: ['SendFile'], hasFields: true },
  { site: 'far', address: '/pas-a-pas/1/', islands: ['StepByStep'] },
  { site: 'ribera', address: '/campo/precio-naranja-campo/', islands: ['ChartTable'] },
  { site: 'ones', address: '/', islands: ['Carousel'] },
  { site: 'ones', address: '/directe/', islands: ['Schedule', 'Streams'] },
  { site: 'ones', address: '/programacio/', islands: ['Guide'] },
  // Programmes are filtered either by name or by initial letter.
  {
    site: 'ones',
    address: '/programes/',
    islands: ['ProgrammeIndex'],
    hasFields: true,
    yields: ['select   0'],
  },
  {
    site: 'far',
    address: '/perfil/',
    as: 'reader',
    islands: ['AccountConsents', 'AccountRemoval', 'AccountSessions', 'Profile'],
    hasFields: true,
    // Outside Spain there is neither province nor town; changing the address requires the password next to
    // it.
    yields: ['input password  0', 'select province  0', 'input city  0'],
  },
  { site: 'far', address: '/perfil/boletines/', as: 'reader', islands: ['Newsletters'], hasFields: true },
  { site: 'far', address: '/perfil/fills/nou/', as: 'reader', islands: ['NewChild'] },
  {
    site: 'far',
    address: '/perfil/contenidos-guardados/',
    as: 'reader with lists',
    islands: ['Saved', 'KeepSaved'],
  },
  { site: 'far', address: '/perfil/autores/', as: 'reader with lists', islands: ['FollowedAuthors'] },
  { site: 'far', address: '/acceso/contrasena/?token=cap', islands: ['PasswordChange'] },
  { site: 'far', address: '/redaccio/entrada/', islands: ['DeskPassword'] },
  { site: 'far', address: '/redaccio/compte/', as: 'chief', islands: ['NewPasskey'] },
  { site: 'far', address: '/redaccio/comentaris/?view=published', as: 'chief', islands: ['DeskKeys'] },
  { site: 'far', address: '/redaccio/enquestes/?nova=1', as: 'chief', islands: ['DeskDates'] },
  {
    site: 'far',
    address: '/redaccio/directe/',
    as: 'chief',
    link: 'main a[href^="/redaccio/directe/"]',
    islands: ['DeskDraft', 'DeskPicture'],
  },
];

type Portal = Parameters<typeof loggedIn>[1];

async function enter(as: NonNullable<Place['as']>, page: Page, portal: Portal): Promise<void> {
  if (as === 'chief') {
    const invitation = await invitationPath(`illes.${crypto.randomUUID().slice(0, 8)}@example.org`);
    await joinDesk(page, portal.url('far', invitation), 'Mireia Soler');
    return;
  }
  await loggedIn(page, portal, 'far');
  if (as === 'reader') return;
  for (const [address, name, path] of [
    ['/politica/barbera-plega/', 'save', '/api/bookmark/content/'],
    ['/autor/pau-rovirosa/', 'follow', '/api/bookmark/taxon/'],
  ] as const) {
    await page.goto(portal.url('far', address));
    const id = await page.locator(`portal-island[name=${name}] [name=id]`).getAttribute('value');
    expect(await call(page, `${path}${id}`, {})).toBe(200);
  }
}

// Otherwise one worker would run the file for minutes.
test.describe.configure({ mode: 'parallel' });

for (const kinds of KINDS)
  for (const { site, address, as, link, islands, yields, hasFields } of PLACES)
    test(`${islands.join(', ')} lose no input while they activate: ${kinds.join(', ') || 'a slow script'}`, {
      tag: hasFields && kinds.length === DISTURBANCES.length ? '@gate' : '@each',
    }, async ({ page, portal }) => {
      if (as) await enter(as, page, portal);
      await walkIslands(page, { islands, kinds, ...(yields ? { yields } : {}) }, async () => {
        await page.goto(portal.url(site, address));
        if (link)
          await page.goto(portal.url(site, (await page.locator(link).first().getAttribute('href')) ?? ''));
      });
    });

test('texts replaced by a translator are updated with their part', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  await withDisturbances(page);
  await page.goto(portal.url('far', '/contacte/'));
  const island = page.locator('portal-island[name=contact]:defined');
  await island.evaluate((part) => window.disturb(part, ['translated']));
  const message = island.locator('[name=message]');
  await message.fill('v');
  await expect(island).toHaveAttribute('data-island-status', 'awake');
  const counter = island.locator('[data-part=counter]');
  await expect(counter).toContainText(/\b1\b/);
  await message.fill('vent del nord');
  await expect(counter).toContainText(/\b13\b/);
});

test('every island is tested', { tag: '@gate' }, () => {
  const walked = [...PLACES, ...Object.values(ELSEWHERE).flat()].flatMap(({ islands }) => islands);
  expect(walked.toSorted()).toEqual(ISLANDS.toSorted());
});
