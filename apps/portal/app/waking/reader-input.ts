/**
 * Value that a reader set in a control of HTML before its script woke, and how it is set again so that the script
 * hears of it.
 */
type ReaderInput = { isStill: () => boolean; again: () => void };

/** Sets a value as a reader's own typing does: past whatever a script has put before it to notice its own changes. */
function setNatively(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}

function selectInput(select: HTMLSelectElement): ReaderInput | undefined {
  const { options, selectedIndex } = select;
  const sent = Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );
  if (select.multiple || selectedIndex === sent) return undefined;
  const { value } = select;
  return {
    isStill: () => [...options].some((option) => option.value === value),
    again: () => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

function textInput(control: HTMLInputElement | HTMLTextAreaElement): ReaderInput | undefined {
  const { value, defaultValue } = control;
  if (value === defaultValue) return undefined;
  return {
    isStill: () => !control.disabled,
    again: () => {
      const { selectionStart, selectionEnd } = control;
      control.value = defaultValue;
      setNatively(control, value);
      // Where the reader types on; fields such as those of email know no selection.
      if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

function checkInput(control: HTMLInputElement): ReaderInput | undefined {
  const { checked, defaultChecked } = control;
  // Of radio buttons the one that was chosen says it for all.
  if (checked === defaultChecked || (control.type === 'radio' && !checked)) return undefined;
  return {
    isStill: () => !control.disabled,
    again: () => {
      control.checked = defaultChecked;
      control.click();
    },
  };
}

/** Inputs that hold no choice of a reader's. */
const WITHOUT_CHOICE = ['hidden', 'submit', 'button', 'reset', 'image', 'file'];

function inputOf(control: Element): ReaderInput | undefined {
  if (control instanceof HTMLSelectElement) return selectInput(control);
  if (control instanceof HTMLTextAreaElement) return textInput(control);
  if (!(control instanceof HTMLInputElement) || WITHOUT_CHOICE.includes(control.type)) return undefined;
  return control.type === 'checkbox' || control.type === 'radio' ? checkInput(control) : textInput(control);
}

/**
 * What a reader (or their browser) has typed and chosen in a part that was not awake yet. React makes the fields what its
 * props say, so it is taken down before and done again after.
 *
 * @returns does it again, for the controls that are still on the page
 */
export function readerInput(part: Element): () => void {
  const inputs = [...part.querySelectorAll('input, select, textarea')].flatMap((control) => {
    const input = inputOf(control);
    return input ? [{ control, input }] : [];
  });
  return () => {
    for (const { control, input } of inputs) if (control.isConnected && input.isStill()) input.again();
  };
}
