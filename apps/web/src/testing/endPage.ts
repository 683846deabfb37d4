/** Ends a rendered page as a reload does: what its components forget when they leave stays in the storage of the tab. */
export async function endPage(screen: { unmount(): Promise<void> | void }): Promise<void> {
  const kept = Object.entries(sessionStorage)
  await screen.unmount()
  for (const [name, value] of kept) sessionStorage.setItem(name, value)
}
