/**
 * Page translators replace text nodes with elements of their own (`font`). React keeps its text nodes: text
 * written into a detached one is invisible, and removing one throws and unmounts the whole island. So a
 * replaced text node is put back, empty, before its translation. When React changes or removes the text
 * node, the translation is removed.
 */
const TRANSLATION = 'font';
/** Text nodes that each translation element replaces, with their original text. */
const textsOf = new WeakMap<Element, Map<Text, string>>();
const elementFor = new WeakMap<Text, Element>();

const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && node.localName === TRANSLATION;

/** Elements that the server sent; any others, such as dialogs, were added by a script. */
let sent = new Set<Element>();

/** Whether a script renders the content of an element. */
function isScripted(element: Node): boolean {
  if (!(element instanceof Element)) return false;
  if (element.closest('portal-island')) return true;
  const top = element.closest('body > *');
  return top !== null && !sent.has(top);
}

/**
 * Undoes a browser's translation by restoring the original text.
 * @param changed text node that React has just updated, which keeps its new value
 */
function takeBack(element: Element, changed?: Text): void {
  const texts = textsOf.get(element);
  textsOf.delete(element);
  element.remove();
  for (const [text, data] of texts ?? []) {
    elementFor.delete(text);
    if (text !== changed) text.data = data;
  }
}

function standFor(element: Element, text: Text): void {
  const texts = textsOf.get(element) ?? new Map<Text, string>();
  textsOf.set(element, texts.set(text, text.data));
  elementFor.set(text, element);
  element.before(text);
  text.data = '';
}

/** The translation of a removed text: next to it, in the same record, or at its former position. */
function translationOf({ target, previousSibling, nextSibling }: MutationRecord, records: MutationRecord[]) {
  if (isTranslation(previousSibling)) return previousSibling;
  if (isTranslation(nextSibling)) return nextSibling;
  for (const other of records) {
    const isThere =
      other.target === target &&
      (other.previousSibling === previousSibling || other.nextSibling === nextSibling);
    const [added] = isThere ? [...other.addedNodes].filter(isTranslation) : [];
    if (added) return added;
  }
  return undefined;
}

function look(record: MutationRecord, records: MutationRecord[]): void {
  const { type, target, removedNodes } = record;
  if (type === 'characterData') {
    const element = target instanceof Text && elementFor.get(target);
    if (element) takeBack(element, target);
    return;
  }
  for (const removed of removedNodes) {
    if (removed instanceof Text && !removed.isConnected) {
      const before = elementFor.get(removed);
      if (before) takeBack(before, removed);
      const element = before ? undefined : translationOf(record, records);
      if (element?.isConnected && isScripted(target)) standFor(element, removed);
    }
    // The translator restores the original.
    if (removed instanceof Element && !removed.isConnected && textsOf.has(removed)) takeBack(removed);
  }
}

/** Keeps React's text nodes in the document while a translator is active. */
export function followTranslators(): void {
  sent = new Set(document.body.children);
  const observer = new MutationObserver((records) => {
    for (const record of records) look(record, records);
    // Ignores its own changes.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
