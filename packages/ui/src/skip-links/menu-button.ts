/** Id of the button that opens a header's menu: the target of a skip link. */
export const menuButtonId = (menuId: string) => `${menuId}-button`;
