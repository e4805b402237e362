/** Appends a style sheet after all others: its rules build on theirs. Rejects if it fails to load. */
export function loadStyleSheet(href: string): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  return new Promise((resolve, reject) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(`no style sheet came from ${href}`));
    };
    document.head.append(sheet);
  });
}
