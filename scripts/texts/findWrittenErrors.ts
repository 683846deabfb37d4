import { parseSync } from 'oxc-parser'
import { z } from 'zod'

type Node = { readonly type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const Named = z.object({ type: z.literal('Identifier'), name: z.string() })
const Call = z.object({ callee: z.unknown(), arguments: z.array(z.unknown()) })
const Text = z.union([
  z.object({ type: z.literal('Literal'), value: z.string() }).transform(({ value }) => value),
  z
    .object({ type: z.literal('TemplateElement'), value: z.object({ cooked: z.string() }) })
    .transform(({ value }) => value.cooked),
])

/** Errors that only programs and logs see. */
const INTERNAL =
  /^(?:Error|TypeError|RangeError|SyntaxError|InputError|NodeError|DatabaseError|SupersededError|RpcRequestError)$/
const WORDS = /\p{L}{2,}[,;:]? \p{L}/u

/**
 * Sentences in the arguments of `new <Name>Error(…)`, which belong into a message catalogue. The third argument of ServiceError contains
 * the fixed texts of the API and may have sentences.
 */
export function findWrittenErrors(path: string, source: string): string[] {
  if (!/\bnew \w+Error\(/.test(source)) return []
  const found: string[] = []
  visit(parseSync(path, source).program, (node) => {
    if (node.type !== 'NewExpression') return
    const { callee, arguments: inputs } = Call.parse(node)
    const name = Named.safeParse(callee).data?.name ?? ''
    if (!name.endsWith('Error') || INTERNAL.test(name)) return
    visit(name === 'ServiceError' ? inputs.slice(0, 2) : inputs, (inner) => {
      const text = Text.safeParse(inner)
      if (text.success && WORDS.test(text.data)) found.push(`${path}: ${name}: "${text.data}"`)
    })
  })
  return found
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, onNode)
    return
  }
  if (!isNode(value)) return
  onNode(value)
  for (const child of Object.values(value)) visit(child, onNode)
}
