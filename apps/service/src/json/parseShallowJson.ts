/** Ten times the depth of real documents. Some thousands of levels exhaust the stack of the database and of JSON.stringify. */
const MOST_LEVELS = 100

/**
 * Parses untrusted JSON.
 * @throws SyntaxError, or RangeError when it is nested too deeply
 */
export function parseShallowJson(text: string): unknown {
  if (isNestedDeeper(text, MOST_LEVELS)) throw new RangeError(`The JSON has more than ${MOST_LEVELS} levels`)
  return JSON.parse(text)
}

function isNestedDeeper(text: string, most: number): boolean {
  let levels = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (isInText) {
      if (letter === '\\') at += 1
      else if (letter === '"') isInText = false
    } else if (letter === '"') isInText = true
    else if (letter === '[' || letter === '{') levels += 1
    else if (letter === ']' || letter === '}') levels -= 1
    if (levels > most) return true
  }
  return false
}
