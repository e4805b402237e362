/**
 * What a reader (or their browser) has done in a part whose script was not awake: typed, chosen, opened, scrolled, played, and where
 * they are. React makes fields what its props say. Where something has changed the HTML meanwhile, as who translates pages or keeps
 * passwords does, React puts elements of its own in place of those that the reader used.
 */

const CONTROLS = 'input, select, textarea';

/** Inputs that hold no choice of a reader's. */
const WITHOUT_CHOICE = ['hidden', 'submit', 'button', 'reset', 'image', 'file'];

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Sets a value as a reader's own typing does: past whatever a script has put before it to notice its own changes. */
function setNatively(control: TextControl, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}

/** Fields such as those of email know no selection. */
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

/** @returns chooses the same in a control; undefined where the reader has chosen nothing */
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
    // Of radio buttons the one that was chosen says it for all.
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

/** What a new element has in place of one that is gone: what the server drew in it, how far it was played, whether it was opened. */
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
 * What an element is called in two drawings of the same part: by its kind and its place among those of its kind. Its id is another
 * where React draws it anew. What others have put between counts for itself.
 */
function namesOf(elements: readonly Element[]): Map<Element, string> {
  const counts = new Map<string, number>();
  const names = new Map<Element, string>();
  for (const element of elements) {
    const { localName } = element;
    const attributes = element.matches(CONTROLS) ? ['type', 'name'] : ['class', 'value'];
    if (isTicked(element)) attributes.push('value');
    // In a showroom the server has added its choices to each address.
    const [address = ''] = (element.getAttribute('href') ?? '').split('?');
    const kind = [localName, address, ...attributes.map((name) => element.getAttribute(name) ?? '')].join(
      ' ',
    );
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    names.set(element, `${kind} ${count}`);
  }
  return names;
}

const allIn = (nodes: Iterable<Node>): Element[] =>
  [...nodes].flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []));

/** @returns elements of before that are gone, with those that are in their place */
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

/** Follows where the reader is in a part, and how far they have scrolled what is in it. */
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
  // What is taken away loses the focus too: its reader has not left it.
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
  /** In the moment in which the part is drawn by its script, before anything else can change it. */
  drawn: () => void;
  /** Once the part hears: does again what its reader has done. */
  again: () => void;
  /** What a reader now has in place of an element of before. */
  now: (before: HTMLElement) => HTMLElement;
};

/** Follows what a reader does in a part until it is drawn by its script. */
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
      // What stood for translated words within a button is gone with them.
      const known = [...ancestors(before)].find((element) => replaced.has(element));
      const now = known && replaced.get(known);
      return now instanceof HTMLElement ? now : before;
    },
  };
}
