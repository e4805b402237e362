/**
 * HTML that the server rendered inside an island. When the island wakes, the HTML is on the page already:
 * React gets none and leaves it unchanged, so neither the components in it nor their data are sent twice.
 */
export function Slot({ html }: { html: string }) {
  return <div data-slot suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
