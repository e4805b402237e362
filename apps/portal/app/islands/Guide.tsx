'use client';
import type { KeyboardEvent } from 'react';
import { Slot } from '../client/islands/Slot';
import { island } from '../declare-island';

export type GuideIslandProps = { slots: readonly string[] };

/** A tile's link, and its stretch of the day in minutes. */
type Tile = { link: HTMLElement; from: number; length: number };

const tilesOf = (track: Element): Tile[] =>
  Array.from(track.querySelectorAll<HTMLElement>('[data-part=tile]'), (link) => {
    const { from, length } = link.closest<HTMLElement>('[data-from]')?.dataset ?? {};
    return { link, from: Number(from), length: Number(length) };
  });

/** The tile of another station at a time, in minutes, or the next one. */
const atTime = (tiles: readonly Tile[], minute: number) =>
  tiles.find(({ from, length }) => minute < from + length) ?? tiles.at(-1);

/** The tile that a key leads to from one; undefined for other keys, and at the ends. */
function targetOf(key: string, link: Element, isRtl: boolean): HTMLElement | undefined {
  const tracks = Array.from(
    link.closest('[data-part=grid]')?.querySelectorAll('[data-part=track]') ?? [],
    tilesOf,
  );
  const row = tracks.findIndex((tiles) => tiles.some((tile) => tile.link === link));
  const tiles = tracks[row] ?? [];
  const at = tiles.findIndex((tile) => tile.link === link);
  const minute = tiles[at]?.from ?? 0;
  const step = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return tiles[at - step]?.link;
    case 'ArrowRight':
      return tiles[at + step]?.link;
    case 'ArrowUp':
      return atTime(tracks[row - 1] ?? [], minute)?.link;
    case 'ArrowDown':
      return atTime(tracks[row + 1] ?? [], minute)?.link;
    case 'Home':
      return tiles[0]?.link;
    case 'End':
      return tiles.at(-1)?.link;
    default:
      return undefined;
  }
}

/** Arrow keys move by tile: along a station's day, and to what another station broadcasts then. */
function onKeyDown(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || !target.matches('[data-part=tile]')) return;
  const grid = target.closest('[data-part=grid]');
  // A list scrolls by the arrow keys.
  if (!grid || grid.scrollWidth <= grid.clientWidth) return;
  const next = targetOf(key, target, getComputedStyle(grid).direction === 'rtl');
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Keys of the programme guide; it is complete without them. */
function GuideIsland({ slots: [html = ''] }: GuideIslandProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys that bubble from the links inside
    <div onKeyDown={onKeyDown}>
      <Slot html={html} />
    </div>
  );
}

export default island({ wakes: 'interaction', component: GuideIsland });
