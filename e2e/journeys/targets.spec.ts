import { ADDRESSES, expect, SITES, type SiteAlias, test } from './portal';
import { smallTargets } from './targets';

/** Types of page that every site has. */
const OF_EACH = (site: SiteAlias): readonly string[] => [
  '/',
  ADDRESSES[site].section,
  ADDRESSES[site].article,
  '/ultima-hora/',
  '/agenda/',
  '/hemeroteca/',
  '/hemeroteca/hoy/',
  '/buscar',
  '/buscar?text=temporal',
  '/meteo/',
  '/contacte/',
  '/legal/privacitat/',
  '/no-hi-es/',
  site === 'ribera' ? '/quienes-somos/' : '/qui-som/',
];
/** Types of page that some sites have. */
const OF_ONE: Readonly<Record<SiteAlias, readonly string[]>> = {
  far: [
    ADDRESSES.far.author,
    '/etiqueta/habitatge/',
    '/territori/temporal-llevant-directe/',
    '/opinio/banc-tres/',
    '/cuina/bunyols-de-vent-obrador/',
    '/territori/fotos-temporal-escullera/',
    '/esports/video-ciaboga-llagut/',
    '/territori/neus-aragall-respon/',
    '/peu-de-terme/peu-fita-que-ningu-vol/',
    '/acceso/',
    '/registro',
    '/boletines/',
    '/subscripcio/',
  ],
  ribera: [
    '/actualidad/crecida-jucar-directo/',
    '/cultura/familia-que-mide-el-rio/',
    '/fiestas/feria-del-arroz/',
    '/actualidad/encuesta-puente-hierro/',
    '/acceso/',
    '/registro',
  ],
  ones: [
    '/programacio/',
    '/directe/tv/',
    '/a-la-carta/',
    '/programes/',
    '/programes/cuina-de-barca/',
    '/infantil/',
    '/cultura/podcast-vaga-gel/',
    '/musica/enquesta-ultima-nit/',
  ],
};

for (const site of SITES) {
  const all = [...OF_EACH(site), ...OF_ONE[site]];
  // In the gate one page of each site: a front has most kinds of targets.
  for (const path of all)
    test(`a finger hits every target of ${path} of ${site}`, { tag: path === '/' ? '@gate' : [] }, async ({
      page,
      portal,
    }) => {
      await page.goto(portal.url(site, path));
      expect(await smallTargets(page)).toEqual([]);
    });
}
