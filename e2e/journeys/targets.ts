import type { Page } from 'playwright/test';

/** A target that is too small, or too near to another one. */
export type SmallTarget = { what: string; words: string; width: number; height: number; near: string };

/**
 * Targets of a page that are under 44 × 44 CSS px and have no free space of that size around their centre, and
 * those under 24 × 24. Sizes are those of the area that takes a tap, whatever draws it. Links within a sentence
 * are exempt (WCAG 2.2, 2.5.8).
 */
export const smallTargets = (page: Page): Promise<SmallTarget[]> =>
  page.evaluate(async () => {
    const [full, least] = [44, 24];
    const TARGETS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], label';
    const targetAt = (x: number, y: number): Element | null => {
      const found = document.elementFromPoint(x, y)?.closest(TARGETS) ?? null;
      return found instanceof HTMLLabelElement ? (found.control ?? null) : found;
    };
    const nameOf = (element: Element) =>
      [element, element.parentElement, element.closest('[data-part]')]
        .map((one) => one?.getAttribute('data-part') ?? one?.tagName.toLowerCase())
        .join(' < ');
    /** Whether it is a part of a sentence: its block has words of its own. */
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (!block) return false;
      const copy = block.cloneNode(true);
      if (!(copy instanceof Element)) return false;
      for (const link of copy.querySelectorAll('a, button, time, svg')) link.remove();
      return /\p{L}/u.test(copy.textContent ?? '');
    };
    /** Length of the area of a target from a point in one direction, up to the full size. */
    const reach = (element: Element, x: number, y: number, dx: number, dy: number) => {
      let length = 0;
      while (length < full && targetAt(x + dx * (length + 1), y + dy * (length + 1)) === element) length += 1;
      return length;
    };
    const small: { what: string; words: string; width: number; height: number; near: string }[] = [];
    const all = document.querySelectorAll(TARGETS.replace(', label', ''));
    for (const element of all) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isInSentence(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const box = element.getClientRects()[0];
      if (!box?.width || !box.height) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // Covered, outside of the window, or no target of a pointer.
      if (targetAt(x, y) !== element) continue;
      const [left, right] = [reach(element, x, y, -1, 0), reach(element, x, y, 1, 0)];
      const [up, down] = [reach(element, x, y, 0, -1), reach(element, x, y, 0, 1)];
      const [width, height] = [left + right + 1, up + down + 1];
      if (width >= full && height >= full) continue;
      // The centre of its area, which may be larger than its box.
      const [cx, cy] = [
        x + (Math.min(right, full / 2) - Math.min(left, full / 2)) / 2,
        y + (Math.min(down, full / 2) - Math.min(up, full / 2)) / 2,
      ];
      const others = new Set<string>();
      for (const radius of [full / 4, full / 2 - 1])
        for (let at = 0; at < 24; at += 1) {
          const angle = (at * Math.PI) / 12;
          const other = targetAt(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
          if (other && other !== element && !other.contains(element)) others.add(nameOf(other));
        }
      if (width >= least && height >= least && others.size === 0) continue;
      small.push({
        what: nameOf(element),
        words: (element.textContent ?? '').trim().slice(0, 30) || (element.getAttribute('aria-label') ?? ''),
        width,
        height,
        near: [...others].join(', '),
      });
    }
    return small;
  });
