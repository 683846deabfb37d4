const KEY = 'countersign.typefaces'

/**
 * Shows the page in its typefaces. On a first visit they are loaded now, after the content; `boot.js` reads what is kept here, so that
 * later visits have them from the start. Development has them in the style sheet of the page.
 */
export function showTypefaces(): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[data-typefaces]')
  if (!sheet) return
  sheet.media = 'all'
  try {
    localStorage.setItem(KEY, sheet.getAttribute('href') ?? '')
  } catch {
    // The next visit loads them after its content again.
  }
}
