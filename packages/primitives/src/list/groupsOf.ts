/**
 * Cuts a list into groups of a size; the last one has what is left.
 *
 * @param size at least 1
 * @returns no group for an empty list
 * @example
 * groupsOf(['a', 'b', 'c'], 2) // [['a', 'b'], ['c']]
 */
export const groupsOf = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, group) => list.slice(group * size, (group + 1) * size))
