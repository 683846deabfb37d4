/**
 * Splits a text into the JSON documents that follow each other in it: answers of a service are pasted one below the other. Only brackets
 * and quotes are read; each document is parsed afterwards.
 * @returns the texts of the objects and lists at the top level; null if other text than spaces and commas stands between them, or the last
 * one is not closed
 */
export function jsonDocuments(text: string): readonly string[] | null {
  const documents: string[] = []
  let depth = 0
  let start = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? ''
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"' && depth > 0) isInString = true
    else if (character === '{' || character === '[') {
      if (depth === 0) start = index
      depth += 1
    } else if (character === '}' || character === ']') {
      depth -= 1
      if (depth < 0) return null
      if (depth === 0) documents.push(text.slice(start, index + 1))
    } else if (depth === 0 && !/[\s,]/.test(character)) return null
  }
  return depth === 0 ? documents : null
}
