import { callInputMessages as messages } from './callInputMessages.ts'

/** JSON with numbers of any size and unquoted words, which stay as typed. */
export type Loose = string | readonly Loose[] | { readonly fields: ReadonlyMap<string, Loose> }

const MOST_DEPTH = 32

/** @throws {SyntaxError} with the position (from 1) */
export function readLooseJson(text: string): Loose {
  let at = 0
  const value = read(0)
  skip()
  if (at < text.length) fail(messages.notExpected(text.charAt(at)))
  return value

  function read(depth: number): Loose {
    if (depth > MOST_DEPTH) fail(messages.jsonTooDeep)
    skip()
    const first = text.charAt(at)
    if (first === '') fail(messages.endsEarly)
    if (first === '[') return readList(depth)
    if (first === '{') return readRecord(depth)
    return first === '"' || first === "'" ? readQuoted(first) : readBare()
  }

  function readList(depth: number): Loose {
    at += 1
    const items: Loose[] = []
    skip()
    while (text.charAt(at) !== ']') {
      items.push(read(depth + 1))
      separator(']')
    }
    at += 1
    return items
  }

  function readRecord(depth: number): Loose {
    at += 1
    const fields = new Map<string, Loose>()
    skip()
    while (text.charAt(at) !== '}') {
      const first = text.charAt(at)
      const name = first === '"' || first === "'" ? readQuoted(first) : readBare()
      skip()
      if (text.charAt(at) !== ':') fail(messages.colonMissing)
      at += 1
      fields.set(name, read(depth + 1))
      separator('}')
    }
    at += 1
    return { fields }
  }

  function separator(end: string): void {
    skip()
    const found = text.charAt(at)
    if (found === end) return
    if (found !== ',') fail(found === '' ? messages.missing(end) : messages.missingBefore({ end, found }))
    at += 1
    skip()
    if (text.charAt(at) === end) fail(messages.itemMissing)
  }

  function readQuoted(quote: string): string {
    const start = at
    at += 1
    while (text.charAt(at) !== quote) {
      if (at >= text.length) fail(messages.notClosed(quote))
      at += text.charAt(at) === '\\' ? 2 : 1
    }
    at += 1
    const raw = text.slice(start, at)
    if (quote === "'") return raw.slice(1, -1).replaceAll(/\\(.)/g, '$1')
    try {
      const parsed: unknown = JSON.parse(raw)
      return String(parsed)
    } catch {
      at = start
      return fail(messages.wrongQuoted)
    }
  }

  function readBare(): string {
    const word = /^[^\s,[\]{}:"']+/.exec(text.slice(at))?.[0]
    if (word === undefined) return fail(messages.notExpected(text.charAt(at)))
    at += word.length
    return word
  }

  function skip(): void {
    while (/\s/.test(text.charAt(at))) at += 1
  }

  function fail(reason: string): never {
    throw new SyntaxError(messages.atPosition({ problem: reason, position: at + 1 }))
  }
}
