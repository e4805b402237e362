/** Runs inside the page, in every browser: finds what a reader finds, by role and name. */
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** Point at which to press an element, or the reason why it cannot be pressed yet. */
export type Place = { x: number; y: number } | { problem: string };

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const isSame = (one: DOMRect, other: DOMRect) => one.x === other.x && one.y === other.y;
/** Role of an element. Fields of passwords have none in ARIA, and readers type into them as into others. */
const roleOf = (element: Element) => (element.matches('input[type=password]') ? 'textbox' : getRole(element));
const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Elements that have a role by themselves, or state one: names of all elements of a page take a second. */
const WITH_ROLES = 'a[href], button, input, select, textarea, summary, h1, h2, h3, [role]';

/** Nothing outside an open dialog can be reached. */
const reachable = (): ParentNode =>
  document.querySelector(':popover-open, dialog[open], [role=dialog]') ?? document;

/** Accessible elements of a role whose names match a text exactly, or a pattern. */
function found(role: string, name: string, isPattern: boolean): Element[] {
  const matches = isPattern
    ? (text: string) => new RegExp(name, 'u').test(text)
    : (text: string) => text === name;
  return Array.from(reachable().querySelectorAll(WITH_ROLES)).filter(
    (element) =>
      roleOf(element) === role &&
      !isInaccessible(element) &&
      element.getClientRects().length > 0 &&
      matches(folded(computeAccessibleName(element))),
  );
}

/** How many such elements the page has. */
const count = (role: string, name: string, isPattern: boolean): number => found(role, name, isPattern).length;

/** Brings the one such element into view. It has to be alone, at rest, enabled and under no other. */
async function placeOf(role: string, name: string, isPattern: boolean): Promise<Place> {
  const elements = found(role, name, isPattern);
  const [element] = elements;
  if (!element || elements.length > 1) return { problem: `the page has ${elements.length}` };
  if (element.matches(':disabled')) return { problem: 'it is disabled' };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await frame();
  await frame();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (!isSame(before, element.getBoundingClientRect())) return { problem: 'it moves' };
  const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(place.x, place.y);
  const isFree =
    top !== null &&
    (element.contains(top) ||
      top.contains(element) ||
      (top instanceof HTMLLabelElement && top.control === element));
  return isFree ? place : { problem: `it is under ${top?.outerHTML.slice(0, 80) ?? 'the edge'}` };
}

declare global {
  interface Window {
    inPage: { count: typeof count; placeOf: typeof placeOf };
  }
}
window.inPage = { count, placeOf };
