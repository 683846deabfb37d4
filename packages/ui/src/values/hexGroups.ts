/**
 * Splits a hex value into its `0x` and groups of four, which are easier to compare.
 *
 * @example hexGroups('0x5BA8715A') // { prefix: '0x', groups: ['5BA8', '715A'] }
 */
export function hexGroups(value: string, length = 4): { prefix: string; groups: string[] } {
  const prefix = /^0x/i.test(value) ? value.slice(0, 2) : ''
  const digits = value.slice(prefix.length)
  return { prefix, groups: digits.match(new RegExp(`.{1,${length}}`, 'g')) ?? [] }
}
