/**
 * Ties an input to what is said about it. Mantine's inputs put their own description in place of any `aria-describedby`, so it goes to the
 * element inside; who has a description names that too.
 *
 * @param ids of the notes; whatever is not there now is left out
 * @example
 * describedBy('amount-note', null) // { attributes: { input: { 'aria-describedby': 'amount-note' } } }
 */
export function describedBy(...ids: readonly (string | false | null | undefined)[]) {
  const said = ids.filter((id) => typeof id === 'string').join(' ')
  return said === '' ? {} : { attributes: { input: { 'aria-describedby': said } } }
}
