/**
 * A message for tests of the layout: in brackets, so that a text outside the catalogues is seen, and half longer, as translations are.
 * Tags and places of a message stay.
 */
export function pseudoMessage(english: unknown): unknown {
  if (typeof english === 'string') return `⟦${english}${' ~'.repeat(Math.ceil(english.length / 6))}⟧`
  if (typeof english === 'function') return (...parameters: unknown[]) => pseudoMessage(english(...parameters))
  return Array.isArray(english) ? english.map(pseudoMessage) : english
}
