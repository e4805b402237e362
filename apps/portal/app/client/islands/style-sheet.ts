/**
 * Adds a style sheet after all others, as its rules build on theirs. Rejects if it fails to load.
 * @param before what it comes before instead
 */
export function loadStyleSheet(href: string, before: Element | null = null): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  return new Promise((resolve, reject) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(`no style sheet came from ${href}`));
    };
    document.head.insertBefore(sheet, before?.isConnected ? before : null);
  });
}
