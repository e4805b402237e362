import type { vars } from '@portal/tokens';

/** Section colours that every brand defines. */
export const SECTIONS = [
  'news',
  'politics',
  'local',
  'world',
  'economy',
  'society',
  'culture',
  'sports',
  'science',
  'leisure',
] as const satisfies readonly (keyof typeof vars.section)[];
/** Section with a colour of its own in every brand; `sectionOf` derives it from a URL. */
export type Section = (typeof SECTIONS)[number];

/** Names of sections in newsrooms' URLs, in Catalan and Spanish. */
const NAMES: Readonly<Record<Section, string>> = {
  news: 'noticies noticias actualitat actualidad ultima-hora',
  politics: 'politica eleccions elecciones parlament parlamento',
  local: 'local territori territorio pobles pueblos comarca comarques comarcas barris barrios',
  world: 'mon mundo internacional europa',
  economy: 'economia empresa empreses empresas campo camp habitatge vivienda',
  society: 'societat sociedad sucesos successos salut salud educacio educacion',
  culture: 'cultura llibres libros musica cinema cine teatre teatro agenda agenda-cultural fiestas festes',
  sports: 'esports deportes futbol basquet baloncesto',
  science: 'ciencia tecnologia clima medi-ambient medio-ambiente el-temps el-tiempo',
  leisure: 'cuina cocina gastronomia recetas receptes viatges viajes oci ocio',
};

const BY_NAME = new Map(
  SECTIONS.flatMap((section) => NAMES[section].split(' ').map((name): [string, Section] => [name, section])),
);

/**
 * Colour of the section that a URL belongs to, by the first known word of its path: `/esports/rem/` is
 * `sports`. Unknown paths are `news`, the colour of sections without one of their own.
 */
export function sectionOf(href: string | undefined): Section {
  for (const step of href?.split('/') ?? []) {
    const section = BY_NAME.get(step);
    if (section) return section;
  }
  return 'news';
}
