/** The size of a value in characters; `Infinity` if it is nested deeper than `depth`. Counting stops at `size`. */
export function measureParams(value: unknown, limit: { readonly size: number; readonly depth: number }): number {
  const open: [value: unknown, depth: number][] = [[value, 0]]
  let size = 0
  for (let next = open.pop(); next !== undefined && size <= limit.size; next = open.pop()) {
    const [current, depth] = next
    if (depth > limit.depth) return Infinity
    size += ownSize(current)
    if (size > limit.size) break
    for (const child of childrenOf(current)) open.push([child, depth + 1])
  }
  return size
}

/* A structured clone may be sparse, shared and cyclic. Count lengths before iterating, and count every path. */
function ownSize(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value === 'bigint') return value.toString(16).length
  if (Array.isArray(value)) return value.length + 2
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (typeof value !== 'object' || value === null) return 8
  return Object.keys(value).reduce((sum, key) => sum + key.length + 4, 2)
}

function childrenOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Object.values(value)
}
