/** Rows a reader steps through: of lists and of tables. Enter then opens the row, because its title has the focus. */
const ROWS = '#main :is(ul > li, tbody > tr)'

/** @returns whether there was a row to go to */
export function moveToRow(step: 1 | -1): boolean {
  const titles = [...document.querySelectorAll(ROWS)]
    .map((row) => row.querySelector<HTMLElement>('a[href]'))
    .filter((title) => title !== null)
  const current = titles.findIndex((title) => title.closest('li, tr')?.contains(document.activeElement))
  const start = step === 1 ? 0 : titles.length - 1
  const next = current < 0 ? start : Math.min(Math.max(current + step, 0), titles.length - 1)
  const title = titles[next]
  title?.focus()
  title?.scrollIntoView({ block: 'nearest' })
  return title !== undefined
}
