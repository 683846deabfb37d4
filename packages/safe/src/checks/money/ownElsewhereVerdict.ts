/**
 * How dangerous it is to pay an own account of another network: an address is an account only where its contract is.
 * Elsewhere nothing may control it.
 *
 * @param source `undeployed`: this person can deploy it here
 * @param hasCode whether the address has code on this network; undefined if it was not read
 * @returns null where a contract is: it is judged like any other address, because a factory that gives this address on
 * one network can give it to other owners on another
 * @example
 * ownElsewhereVerdict('elsewhere', false) // 'danger'
 */
export function ownElsewhereVerdict(
  source: 'elsewhere' | 'undeployed',
  hasCode: boolean | undefined,
): 'danger' | 'caution' | 'unchecked' | null {
  if (hasCode === undefined) return 'unchecked'
  if (hasCode) return null
  return source === 'undeployed' ? 'caution' : 'danger'
}
