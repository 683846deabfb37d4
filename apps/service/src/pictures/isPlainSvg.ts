/** What an SVG may not contain: code, documents inside, entities, and addresses outside of the file. */
const REFUSED = [
  /<!(doctype|entity)/i,
  /<\?xml-stylesheet/i,
  /<\s*([\w-]+:)?(script|foreignobject|iframe|embed|object|audio|video|link|meta|handler|listener|set|animate\w*)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(javascript|vbscript)\s*:/i,
  /@import/i,
  // Characters written as entities could hide the rest of these words.
  /&#/,
  /\\[0-9a-f]/i,
]
const LINKS = /(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi
const URLS = /url\(\s*["']?([^"')]*)/gi
/** A fragment of the same file, or a picture of pixels inside it. */
const INSIDE = /^\s*(#|data:image\/(png|jpeg|gif|webp);base64,)/i

/** Longer texts take long to inspect and to draw. */
const MOST_CHARACTERS = 1024 * 1024

/** Whether a text is an SVG that only draws: it is refused, not repaired, if it contains anything that could run or load. */
export function isPlainSvg(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false
  if (!/^\uFEFF?\s*(<\?xml[^>]*\?>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/i.test(text)) return false
  if (REFUSED.some((pattern) => pattern.test(text))) return false
  const links = [...text.matchAll(LINKS)].map(([, double, single, bare]) => double ?? single ?? bare ?? '')
  const urls = [...text.matchAll(URLS)].map(([, address = '']) => address)
  return [...links, ...urls].every((address) => INSIDE.test(address))
}
