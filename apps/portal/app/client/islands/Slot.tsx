/**
 * HTML that the server drew inside an island. When the island wakes, the HTML is on the page already: React is given none
 * and leaves it as it stands, so neither the components in it nor their data are sent twice.
 */
export function Slot({ html }: { html: string }) {
  return <div data-slot suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
