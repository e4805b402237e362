import type { vars } from '@portal/tokens';

/** Colours of sections that every brand mixes for itself. */
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
/** Section with a colour of its own in every brand; `sectionOf` finds it from an address. */
export type Section = (typeof SECTIONS)[number];

/** Newsrooms' own names of sections, as they stand in addresses, in Catalan and Spanish. */
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
 * The colour of the section that an address lies in, by the first known word of its path: `/esports/rem/` is `sports`.
 * What is not known is `news`, the colour of sections without one of their own.
 */
export function sectionOf(href: string | undefined): Section {
  for (const step of href?.split('/') ?? []) {
    const section = BY_NAME.get(step);
    if (section) return section;
  }
  return 'news';
}
