/** Scrolls to a named part of the page. */
export const showRegion = (label: string): void =>
  document.querySelector(`[aria-label="${label}"]`)?.scrollIntoView({ block: 'center' })
