/**
 * Input of a reader (or their browser) in an island before its script was awake: typed, chosen, opened,
 * scrolled, played, and the focus. React resets fields to its props. If something has changed the HTML
 * meanwhile, such as a page translator or a password manager, React replaces the elements that the reader
 * used.
 */

const CONTROLS = 'input, select, textarea';

/** Inputs without a reader's choice. */
const WITHOUT_CHOICE = ['hidden', 'submit', 'button', 'reset', 'image', 'file'];

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Sets a value as typing does: bypassing the setter that a script has defined on the field to track its own
 * changes.
 */
function setNatively(control: TextControl, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}

/** Some fields, such as those of email, have no selection. */
function selectionOf(control: Element): ((control: Element) => void) | undefined {
  if (!isText(control) || control.selectionStart === null) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  return (now) =>
    isText(now) && now.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

const isText = (control: Element): control is TextControl =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && ![...WITHOUT_CHOICE, 'checkbox', 'radio'].includes(control.type));

const isTicked = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const tell = (control: Element, ...types: string[]): void => {
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
};

/**
 * @returns a function that makes the same choice in another control; undefined if the reader has chosen
 * nothing
 */
function choiceIn(control: Element): ((now: Element) => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { options, selectedIndex, multiple, value } = control;
    const sent = Math.max(
      0,
      [...options].findIndex(({ defaultSelected }) => defaultSelected),
    );
    if (multiple || selectedIndex === sent) return undefined;
    return (now) => {
      if (!(now instanceof HTMLSelectElement && [...now.options].some((option) => option.value === value)))
        return;
      now.value = value;
      tell(now, 'change');
    };
  }
  if (isTicked(control)) {
    const { checked, defaultChecked, type } = control;
    // Only the checked radio button of a group is restored.
    if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
    return (now) => {
      if (!isTicked(now)) return;
      now.checked = !checked;
      now.click();
    };
  }
  if (!isText(control) || control.value === control.defaultValue) return undefined;
  const { value } = control;
  const select = selectionOf(control);
  return (now) => {
    if (!isText(now)) return;
    now.value = now.defaultValue;
    setNatively(now, value);
    select?.(now);
    tell(now, 'input', 'change');
  };
}

/**
 * Moves the state of a removed element to its replacement: server-rendered content, playing position, open
 * state.
 */
function moveState(gone: Element, now: Element): void {
  if (gone.matches('[data-slot]')) now.replaceChildren(...gone.childNodes);
  if (gone instanceof HTMLDetailsElement && now instanceof HTMLDetailsElement) now.open = gone.open;
  if (gone instanceof HTMLMediaElement && now instanceof HTMLMediaElement && gone.currentTime > 0) {
    now.currentTime = gone.currentTime;
    if (!gone.paused) now.play().catch(console.warn);
    gone.pause();
  }
}

/**
 * Keys that match elements between two renders of an island: their kind, and their position among those of
 * the kind. Ids differ when React renders again. Third-party elements in between have kinds of their own.
 */
function namesOf(elements: readonly Element[]): Map<Element, string> {
  const counts = new Map<string, number>();
  const names = new Map<Element, string>();
  for (const element of elements) {
    const { localName } = element;
    const attributes = element.matches(CONTROLS) ? ['type', 'name'] : ['class', 'value'];
    if (isTicked(element)) attributes.push('value');
    // In a showroom the server has added its options to each URL.
    const [path = ''] = (element.getAttribute('href') ?? '').split('?');
    const kind = [localName, path, ...attributes.map((name) => element.getAttribute(name) ?? '')].join(' ');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    names.set(element, `${kind} ${count}`);
  }
  return names;
}

const allIn = (nodes: Iterable<Node>): Element[] =>
  [...nodes].flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []));

/** @returns removed elements, with their replacements */
function replacedIn(part: Element, nodes: readonly Node[]): Map<Element, Element> {
  const gone = allIn(nodes.filter((node) => !node.isConnected));
  if (gone.length === 0) return new Map();
  const now = new Map(Array.from(namesOf(allIn(part.childNodes)), ([element, name]) => [name, element]));
  return new Map(
    Array.from(namesOf(gone)).flatMap(([element, name]): [Element, Element][] => {
      const found = now.get(name);
      return found ? [[element, found]] : [];
    }),
  );
}

/** Tracks the focus in an island, and the scroll positions of its elements. */
function followReader(part: Element, signal: AbortSignal) {
  const scrolled = new Map<Element, { left: number; top: number }>();
  const look = (element: EventTarget | null) => {
    if (!(element instanceof Element)) return;
    const { scrollLeft: left, scrollTop: top } = element;
    if (left || top) scrolled.set(element, { left, top });
    else scrolled.delete(element);
  };
  for (const element of part.querySelectorAll('*')) look(element);
  const at = document.activeElement;
  const reader = { scrolled, focused: at && part.contains(at) ? at : null };
  const options = { capture: true, passive: true, signal };
  part.addEventListener('scroll', ({ target }) => look(target), options);
  part.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element) reader.focused = target;
    },
    options,
  );
  // A removed element loses the focus too, but its reader has not left it.
  part.addEventListener(
    'focusout',
    ({ target }) =>
      queueMicrotask(() => {
        const hasLeft = document.activeElement !== target && target instanceof Element && target.isConnected;
        if (hasLeft && reader.focused === target) reader.focused = null;
      }),
    options,
  );
  return reader;
}

function* ancestors(from: Element): Generator<Element> {
  for (let at: Element | null = from; at; at = at.parentElement) yield at;
}

export type ReaderInput = {
  /** Called right after the script has rendered the island, before anything else can change it. */
  drawn: () => void;
  /** Called once the island handles events: restores what the reader did. */
  again: () => void;
  /** The replacement of an element, or itself. */
  now: (before: HTMLElement) => HTMLElement;
};

/** Tracks what a reader does in an island until its script has rendered it. */
export function readerInput(part: Element): ReaderInput {
  const nodes = [...part.childNodes];
  const following = new AbortController();
  const reader = followReader(part, following.signal);
  let replaced = new Map<Element, Element>();
  const choices: (() => void)[] = [];
  return {
    drawn: () => {
      following.abort();
      replaced = replacedIn(part, nodes);
      const gone = [...replaced.keys()].filter((element) => element.matches(CONTROLS));
      for (const before of [...part.querySelectorAll(CONTROLS), ...gone]) {
        const now = replaced.get(before) ?? before;
        const choose = choiceIn(before);
        if (choose) choices.push(() => now.isConnected && !now.matches(':disabled') && choose(now));
      }
      for (const [gone, now] of replaced) {
        moveState(gone, now);
        const { left, top } = reader.scrolled.get(gone) ?? {};
        if (left !== undefined) now.scrollTo({ left, top, behavior: 'instant' });
      }
      const { focused } = reader;
      if (!replaced.size || !focused) return;
      const now = replaced.get(focused) ?? focused;
      if (now instanceof HTMLElement) now.focus({ preventScroll: true });
      selectionOf(focused)?.(now);
    },
    again: () => {
      for (const choose of choices) choose();
    },
    now: (before) => {
      // A translator's elements within a button are replaced with it.
      const known = [...ancestors(before)].find((element) => replaced.has(element));
      const now = known && replaced.get(known);
      return now instanceof HTMLElement ? now : before;
    },
  };
}
