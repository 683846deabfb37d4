/** Computed when it is asked for first, and kept. */
export function once<Value>(compute: () => Value): () => Value {
  let kept: { value: Value } | null = null
  return () => (kept ??= { value: compute() }).value
}
