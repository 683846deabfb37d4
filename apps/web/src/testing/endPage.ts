/** Ends a rendered page like a reload: values that its components delete on unmount stay in the storage of the tab. */
export async function endPage(screen: { unmount(): Promise<void> | void }): Promise<void> {
  const kept = Object.entries(sessionStorage)
  await screen.unmount()
  for (const [name, value] of kept) sessionStorage.setItem(name, value)
}
