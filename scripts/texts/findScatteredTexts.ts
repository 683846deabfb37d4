import { parseSync } from 'oxc-parser'
import { z } from 'zod'

/** A text for users that is written outside a message catalogue. */
export type ScatteredText = { readonly line: number; readonly text: string }

/** Attributes and properties whose value is shown, so that one word is enough to be a text. */
const SHOWN =
  /^(?:title|subtitle|label|aria-label|aria-description|aria-roledescription|aria-valuetext|placeholder|alt|text|sentence|detail|description|reason|note|count|message|stillWorks|word|words|heading|hint|summary|problem)$/
/** Attributes and properties whose value is never shown. */
const NEVER_SHOWN =
  /^(?:className|class|style|key|id|href|src|to|d|viewBox|transform|type|name|kind|rel|target|role|autoComplete|inputMode|data-.*|aria-(?:labelledby|describedby|controls|live|relevant|current|haspopup)|gridTemplateColumns|fontFamily|content|allow|sandbox|media|sizes|signature)$/
/** Errors of the programmer, and calls whose arguments are no texts for users. */
const NOT_SHOWN_CALLS =
  /^(?:TypeError|RangeError|RegExp|CSS|URL|parseAbi|parseAbiItem|parseAbiParameters|matchMedia|querySelector|querySelectorAll|warn|error|debug)$/
const WORDS = /\p{L}{2,}[,;:]? \p{L}/u
const ONE_WORD = /\p{L}{2,}/u
/** `a/b c` of paths, Solidity and SQL, and CSS values are no sentences. */
const CODE = /^(?:[\w-]+\([\w ,[\]]*\)|(?:function|event|error|constructor|struct|tuple) .*|[a-z-]+: .*;)$/

const Node = z.looseObject({ type: z.string(), start: z.number(), end: z.number() })
type Node = z.infer<typeof Node>
type Place = { readonly name: string | null; readonly isShown: boolean }

/** The name alone is not enough: the function `offerMessages` has such a file too. */
const isCatalogue = (path: string, source: string): boolean =>
  /Messages(?:\.de)?\.tsx?$/.test(path) && /\bdefine(?:Messages|Translation)\b/.test(source)

/**
 * Texts for users outside the catalogues: words in JSX, in attributes and properties that are shown, and sentences in any other string.
 * A line that ends in `// no message: <reason>`, or follows such a line, is left out.
 */
export function findScatteredTexts(path: string, source: string): ScatteredText[] {
  if (isCatalogue(path, source)) return []
  const found: ScatteredText[] = []
  const lines = source.split('\n')
  const report = (start: number, text: string) => {
    const line = source.slice(0, start).split('\n').length
    const isExcused = [lines[line - 1], lines[line - 2]].some((one) => one?.includes('// no message: '))
    if (!isExcused) found.push({ line, text: text.replaceAll(/\s+/g, ' ').trim() })
  }
  const visit = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, place)
      return
    }
    const parsed = Node.safeParse(value)
    if (!parsed.success) return
    const node = parsed.data
    if (/^(?:Import|ExportAll|TS)/.test(node.type) && !/^TS(?:As|NonNull|Satisfies)/.test(node.type)) return
    if (node.type === 'JSXText' && typeof node['value'] === 'string' && ONE_WORD.test(node['value']))
      return report(node.start + leading(node['value']), node['value'])
    const text = textOf(node)
    if (text !== null) {
      const isText = place.isShown ? ONE_WORD.test(text) : WORDS.test(text)
      if (isText && !CODE.test(text.trim())) report(node.start, text)
      return
    }
    if (isSkipped(node)) return
    const inner = placeOf(node, place)
    if (inner === null) return
    for (const [key, child] of Object.entries(node)) if (key !== 'key' || node.type !== 'Property') visit(child, inner)
  }
  visit(parseSync(path, source).program, { name: null, isShown: false })
  return found
}

const leading = (text: string) => text.length - text.trimStart().length

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type !== 'TemplateElement') return null
  const value = z.object({ cooked: z.string() }).safeParse(node['value'])
  return value.success ? value.data.cooked : null
}

function isSkipped(node: Node): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression' && node.type !== 'TaggedTemplateExpression')
    return false
  const callee = nameOf(node.type === 'TaggedTemplateExpression' ? node['tag'] : node['callee'])
  return callee !== null && NOT_SHOWN_CALLS.test(callee)
}

function placeOf(node: Node, outer: Place): Place | null {
  const name =
    node.type === 'JSXAttribute' ? nameOf(node['name']) : node.type === 'Property' ? nameOf(node['key']) : undefined
  if (name === undefined) return holdsNoText(node) ? { ...outer, isShown: false } : outer
  if (name !== null && NEVER_SHOWN.test(name)) return null
  return { name, isShown: name !== null && SHOWN.test(name) }
}

/** Arguments, operands of a comparison and computed keys are no texts, even inside a property that is shown. */
const holdsNoText = ({ type, operator }: Node): boolean =>
  type === 'CallExpression' ||
  type === 'ArrowFunctionExpression' ||
  type === 'MemberExpression' ||
  (type === 'BinaryExpression' && (operator === '===' || operator === '!=='))

const Named = z.union([
  z.object({ type: z.enum(['Identifier', 'JSXIdentifier']), name: z.string() }).transform(({ name }) => name),
  z.object({ type: z.literal('Literal'), value: z.string() }).transform(({ value }) => value),
  z
    .object({ type: z.literal('MemberExpression'), property: z.object({ name: z.string() }) })
    .transform(({ property }) => property.name),
])

function nameOf(value: unknown): string | null {
  const parsed = Named.safeParse(value)
  return parsed.success ? parsed.data : null
}
