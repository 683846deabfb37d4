/** The key under which the router remembers that it has reloaded the page because of a missing file. */
const RELOADED = 'tanstack_router_reload:'

/**
 * The router would load the whole page anew when a file of it does not arrive, and without a connection nothing would be left. With this
 * the page stays, and the view of the failed part offers to try again.
 */
export function keepPage(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    try {
      sessionStorage.setItem(`${RELOADED}${payload.message}`, '1')
    } catch {
      // Without storage the router does not reload either.
    }
  })
}
