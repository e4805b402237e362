/** Pictures of the light edition: a tap loads one in the place of its link. */

/** Loads the picture of a place; one that fails leaves a link with another try. */
function show(place: HTMLElement): void {
  const { picture = '', alt = '', size, failed = '' } = place.dataset;
  const image = new Image();
  const [width, height] = size?.split(' ').map(Number) ?? [];
  if (width && height) Object.assign(image, { width, height });
  Object.assign(image.style, { inlineSize: '100%', blockSize: 'auto' });
  image.alt = alt;
  image.onerror = () => {
    place.textContent = failed;
    image.replaceWith(place);
    place.focus();
  };
  image.src = picture;
  // A keyboard continues from the picture.
  image.tabIndex = -1;
  place.replaceWith(image);
  image.focus();
}

// Before any handler of a button that the place is in.
document.addEventListener(
  'click',
  (event) => {
    const place = event.target instanceof Element && event.target.closest<HTMLElement>('[data-picture]');
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey;
    if (!place || hasModifier) return;
    event.preventDefault();
    event.stopPropagation();
    show(place);
  },
  true,
);

export {};
