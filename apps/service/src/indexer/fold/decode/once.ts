/** Computes a value on first use and caches it. */
export function once<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | null = null
  return () => (kept ??= { value: compute() }).value
}
