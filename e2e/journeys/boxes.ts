import type { Locator } from 'playwright/test';

/** To a tenth of a pixel: a browser tells of the same place as 44 at one time and 43.99999 at another. */
const tenth = (px: number): number => Math.round(px * 10) / 10;

/**
 * Where a part is drawn in the window, in CSS px to a tenth.
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
