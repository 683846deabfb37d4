const rowNames = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The rows of a hash, four groups of four each, for comparison with a device or over the phone. */
export function hashRows(hash: string, perRow = 4): { name: string; groups: string[] }[] {
  const groups = hash.replace(/^0x/i, '').match(/.{1,4}/g) ?? []
  const rows: { name: string; groups: string[] }[] = []
  for (let at = 0; at < groups.length; at += perRow)
    rows.push({ name: rowNames[rows.length] ?? String(rows.length + 1), groups: groups.slice(at, at + perRow) })
  return rows
}

/** A hash as text for speech: "Domain hash. Row a: 1 e b b, c 2 3 a, …". */
export function spellHash(title: string, hash: string): string {
  const rows = hashRows(hash).map(
    ({ name, groups }) => `Row ${name}: ${groups.map((group) => [...group].join(' ')).join(', ')}.`,
  )
  return [`${title}.`, ...rows].join(' ')
}
