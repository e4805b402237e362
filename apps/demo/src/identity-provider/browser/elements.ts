export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  given: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), given);
  made.append(...children);
  return made;
}

/** The main button of a screen, or a button to another screen that looks like a link. */
export const button = (className: 'main' | 'way', type: 'submit' | 'button', words: string) =>
  element('button', { className, type }, element('span', {}, words));

/** Announces its text as soon as there is one. */
export const alertLine = () => element('p', { className: 'fault', role: 'alert' });

/** A field with its label and error. */
export function field(name: string, autocomplete: AutoFill, label: string) {
  const input = element('input', { name, type: name, autocomplete, required: true });
  const fault = element('p', { className: 'fault', id: `demo-provider-${name}` });
  input.setAttribute('aria-describedby', fault.id);
  return {
    input,
    row: element('div', { className: 'field' }, element('label', {}, label, input), fault),
    /** @param words empty if there is no error */
    say: (words: string) => {
      fault.textContent = words;
      input.setAttribute('aria-invalid', String(Boolean(words)));
    },
  };
}

/** Screens inherit font and colours from the page. */
export const STYLE = `
.demo-provider{display:grid;gap:20px;max-inline-size:26rem;margin:0;line-height:1.5}
.demo-provider p{margin:0}
.demo-provider .field,.demo-provider label{display:grid;gap:6px}
.demo-provider label{font-weight:600}
.demo-provider :is(input,button){box-sizing:border-box;min-block-size:44px;font:inherit;color:inherit;border-radius:2px}
.demo-provider input{inline-size:100%;padding:8px 12px;font-weight:400;background:transparent;border:1px solid color-mix(in srgb,currentColor 60%,transparent)}
.demo-provider input[aria-invalid=true]{border:2px solid light-dark(#a3130c,#ffa69c)}
.demo-provider .main{justify-self:start;padding:8px 20px;font-weight:700;cursor:pointer;background:currentColor;border:1px solid currentColor}
.demo-provider .main span{color:Canvas}
.demo-provider .way{justify-self:start;padding:0;text-align:start;text-decoration:underline;text-underline-offset:3px;cursor:pointer;background:none;border:0}
.demo-provider :is(input,button):focus-visible{outline:2px solid currentColor;outline-offset:2px}
.demo-provider .fault{font-weight:600;color:light-dark(#a3130c,#ffa69c)}
.demo-provider .fault:empty{display:none}
.demo-provider strong{overflow-wrap:anywhere}
.demo-provider .note{padding-block-start:16px;font-size:.875em;border-block-start:1px solid color-mix(in srgb,currentColor 25%,transparent)}`;
