/**
 * Connects an input with its notes. Mantine's inputs override `aria-describedby` with their own description, so this
 * sets it on the inner element and includes that description.
 * @param ids of the notes; missing elements are left out
 *
 * @example
 * describedBy('amount-note', null) // { attributes: { input: { 'aria-describedby': 'amount-note' } } }
 */
export function describedBy(...ids: readonly (string | false | null | undefined)[]) {
  const said = ids.filter((id) => typeof id === 'string').join(' ')
  return said === '' ? {} : { attributes: { input: { 'aria-describedby': said } } }
}
