import { vars } from '@portal/tokens';
import { COLOURS } from '../../packages/ui/src/fixtures/modes';
import type { Frame } from './picture';

/** Maximum height of a state in CSS px, for layout and colour pictures. */
const MAX_STATE = 2000;
const MAX_COLOURS = 720;

/** Height in CSS px of the page behind an overlay. */
const PAGE_BEHIND = 480;

/** Height in CSS px at which a new sheet begins. */
const MAX_SHEET = 4000;

/** Margin around a state in CSS px: room for a focus ring. */
export const MARGIN = 8;

/** Attributes of the page for brand, scheme and language; a frame copies those of the story's page. */
const LOOK = ['data-site', 'data-scheme', 'data-contrast', 'dir', 'lang'] as const;

/** A state of a component: a copy of what its story rendered. */
export interface State {
  name: string;
  frame: HTMLElement;
}

let copyNumber = 0;

/** Copies what a story renders, including form values, which a copy of the markup lacks. */
export function copyOf(body: HTMLElement): Node[] {
  copyNumber += 1;
  const copies = Array.from(body.children, (element) => element.cloneNode(true));
  const selects = copies.flatMap((copy) =>
    copy instanceof Element ? Array.from(copy.querySelectorAll('select')) : [],
  );
  for (const [at, select] of body.querySelectorAll('select').entries()) {
    const copy = selects[at];
    if (copy) copy.selectedIndex = select.selectedIndex;
  }
  const boxes = copies.flatMap((copy) =>
    copy instanceof Element ? Array.from(copy.querySelectorAll('input')) : [],
  );
  for (const [at, box] of body.querySelectorAll('input').entries()) {
    const copy = boxes[at];
    if (!copy) continue;
    copy.indeterminate = box.indeterminate;
    // Only one radio of a name can be checked in a page: each copy gets its own names.
    if (copy.type === 'radio') copy.name = `${copy.name}-${copyNumber}`;
  }
  return copies;
}

/** The state in which a story leaves its component. */
export function stateOf(name: string, body: HTMLElement): State {
  const frame = document.createElement('div');
  for (const attribute of LOOK)
    frame.setAttribute(attribute, document.documentElement.getAttribute(attribute) ?? '');
  frame.style.cssText = `padding: ${MARGIN}px; max-block-size: ${MAX_STATE}px; overflow: clip; contain: layout paint; background: ${vars.color.paper}; color: ${vars.color.ink}`;
  frame.append(...copyOf(body));
  return { name, frame };
}

/** A state with its name as a caption for people. */
function captioned({ name, frame }: State): HTMLElement {
  const figure = document.createElement('figure');
  figure.dir = 'ltr';
  figure.style.cssText = 'margin: 0; min-inline-size: 0';
  const caption = document.createElement('figcaption');
  caption.style.cssText =
    "padding: 2px 8px; font: 11px/16px 'Libre Franklin'; color: #555; background: #e4e4e4; text-align: left";
  caption.textContent = name;
  figure.append(caption, frame);
  return figure;
}

/** A page of states one below another. */
export interface Sheet {
  element: HTMLElement;
  states: readonly State[];
}

/**
 * Distributes states over as few sheets as possible. `place` puts a sheet on the page, so that it can be
 * measured.
 */
export function sheetsOf(states: readonly State[], place: (sheet: HTMLElement) => void): Sheet[] {
  const whole = document.createElement('div');
  const figures = states.map((state) => ({ state, figure: captioned(state) }));
  whole.append(...figures.map(({ figure }) => figure));
  place(whole);
  const measured = figures.map(({ state, figure }) => ({ state, figure, height: figure.offsetHeight }));
  const sheets: Sheet[] = [];
  let room = 0;
  let current: { element: HTMLElement; states: State[] } | undefined;
  for (const { state, figure, height } of measured) {
    if (!current || height > room) {
      current = { element: document.createElement('div'), states: [] };
      sheets.push(current);
      room = MAX_SHEET;
    }
    current.element.append(figure);
    current.states.push(state);
    room -= height;
  }
  return sheets;
}

/** Rows of a sheet's picture that show each state. */
export function framesOf({ states }: Sheet, body: Element): Frame[] {
  const { top: start } = body.getBoundingClientRect();
  return states.map(({ name, frame }) => {
    const { top, bottom } = frame.getBoundingClientRect();
    return { name, top: Math.floor(top - start), bottom: Math.floor(bottom - start) };
  });
}

/**
 * Copies of what a story renders, one in each brand and scheme. An overlay (`isOver`) gets a page to lie
 * over.
 */
export function inEveryTheme(body: HTMLElement, isOver: boolean): HTMLElement {
  const sheet = document.createElement('div');
  sheet.style.cssText = 'display: grid; grid-template-columns: repeat(2, 1fr)';
  for (const { site, scheme } of COLOURS) {
    const frame = document.createElement('div');
    Object.assign(frame.dataset, { site, scheme });
    frame.dir = document.documentElement.dir;
    frame.style.cssText = `padding: 24px; min-block-size: ${isOver ? PAGE_BEHIND : 0}px; max-block-size: ${MAX_COLOURS}px; overflow: clip; contain: layout paint; background: ${vars.color.paper}; color: ${vars.color.ink}`;
    frame.append(...copyOf(body));
    sheet.append(captioned({ name: `${site} ${scheme}`, frame }));
  }
  return sheet;
}
