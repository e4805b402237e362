/** Id of the button that opens a header's menu: the place that a skip link leads to. */
export const menuButtonId = (menuId: string) => `${menuId}-button`;
