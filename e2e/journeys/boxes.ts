import type { Locator } from 'playwright/test';

/** Rounds to a tenth of a pixel: a browser reports the same position as 44 or as 43.99999. */
const tenth = (px: number): number => Math.round(px * 10) / 10;

/**
 * Position of a part in the window, in CSS px to a tenth.
 * @throws {Error} if it is not drawn
 */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`Not drawn: ${part}`);
  const { x, y, width, height } = box;
  return {
    x: tenth(x),
    y: tenth(y),
    width: tenth(width),
    height: tenth(height),
    right: tenth(x + width),
    bottom: tenth(y + height),
  };
}
