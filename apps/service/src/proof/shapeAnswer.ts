/** Answers in the form of the reference model: addresses without names and pictures, no sentences, methods instead of decoded calls. */
export function shapeAnswer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeAnswer)
  if (typeof value !== 'object' || value === null) return value
  if ('value' in value && 'name' in value && 'logoUri' in value && Object.keys(value).length === 3) return value.value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      if (name === 'humanDescription') return []
      if (name === 'dataDecoded') return [['method', methodOf(inner)]]
      return [[name, shapeAnswer(inner)]]
    }),
  )
}

const methodOf = (decoded: unknown) =>
  typeof decoded === 'object' && decoded !== null && 'method' in decoded ? decoded.method : null
