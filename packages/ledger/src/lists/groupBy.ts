/**
 * Items by key, groups and items in the order of the list. (`Map.groupBy` is not in Node 20.)
 *
 * @example
 * groupBy(['ann', 'bob', 'al'], (name) => name[0]).get('a') // ['ann', 'al']
 */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
