/**
 * Moves the focus to the first link or button of the newest toast, for a key of the application.
 *
 * @returns whether a toast is shown
 *
 * @example
 * addEventListener('keydown', ({ key }) => void (key === 'F8' && focusNewestToast()))
 */
export function focusNewestToast(): boolean {
  const newest = [...document.querySelectorAll('[data-toast]')].at(-1)
  const target = newest?.querySelector<HTMLElement>('a, button')
  target?.focus()
  return target !== undefined && target !== null
}
