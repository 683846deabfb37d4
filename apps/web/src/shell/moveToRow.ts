/** Rows a reader steps through: of lists and of tables. Enter then opens the row, because its title has the focus. */
const ROWS = '#main :is(ul > li, tbody > tr)'

export function moveToRow(step: 1 | -1): void {
  const titles = [...document.querySelectorAll(ROWS)]
    .map((row) => row.querySelector<HTMLElement>('a[href]'))
    .filter((title) => title !== null)
  if (titles.length === 0) return
  const current = titles.findIndex((title) => title.closest('li, tr')?.contains(document.activeElement))
  const next =
    current < 0 ? (step === 1 ? 0 : titles.length - 1) : Math.min(Math.max(current + step, 0), titles.length - 1)
  titles[next]?.focus()
  titles[next]?.scrollIntoView({ block: 'nearest' })
}
