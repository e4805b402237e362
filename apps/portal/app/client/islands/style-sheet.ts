/** After all style sheets of the page: a sheet's rules build on those of the sheets before it. Rejects where it does not come. */
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
