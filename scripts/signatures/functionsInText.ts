import type { AbiFunction } from 'viem'
import * as z from 'zod/mini'

type Parameter = { name?: string | undefined; type: string; components?: Parameter[] | undefined }
const Parameter: z.ZodMiniType<Parameter> = z.lazy(() =>
  z.object({ name: z.optional(z.string()), type: z.string(), components: z.optional(z.array(Parameter)) }),
)
const Fn = z.object({
  type: z.literal('function'),
  name: z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/)),
  inputs: z.array(Parameter),
  stateMutability: z.optional(z.enum(['pure', 'view', 'nonpayable', 'payable'])),
  constant: z.optional(z.boolean()),
})

/** The functions of every ABI written down in a file: JSON, or object literals in JavaScript. Nothing is executed. */
export function functionsInText(text: string): AbiFunction[] {
  const found: AbiFunction[] = []
  for (const { index } of text.matchAll(/["']?\btype["']?\s*:\s*["'`]function["'`]/g)) {
    const literal = objectAround(text, index)
    const fn = literal === null ? null : parse(literal)
    if (fn !== null) found.push(fn)
  }
  return found
}

/** The braces that hold a position; names and types of an ABI have none in their strings. */
function objectAround(text: string, position: number): string | null {
  let depth = 0
  let start = position
  for (; start >= 0 && position - start < 20_000; start--) {
    if (text[start] === '}') depth++
    if (text[start] === '{' && depth-- === 0) break
  }
  if (text[start] !== '{') return null
  depth = 0
  for (let end = start; end < text.length && end - start < 40_000; end++) {
    if (text[end] === '{') depth++
    if (text[end] === '}' && --depth === 0) return text.slice(start, end + 1)
  }
  return null
}

function parse(literal: string): AbiFunction | null {
  const json = literal
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll('!0', 'true')
    .replaceAll('!1', 'false')
    .replaceAll(
      /'([^'"\\]*)'|`([^`"\\]*)`/g,
      (_, one: string | undefined, two: string | undefined) => `"${one ?? two ?? ''}"`,
    )
    .replaceAll(/([{,]\s*)([A-Za-z_]\w*)\s*:/g, '$1"$2":')
    .replaceAll(/,(\s*[}\]])/g, '$1')
  try {
    const { name, inputs, stateMutability, constant } = Fn.parse(JSON.parse(json))
    const mutability = stateMutability ?? (constant === true ? 'view' : 'nonpayable')
    return { type: 'function', name, inputs: inputs.map(clean), outputs: [], stateMutability: mutability }
  } catch {
    return null
  }
}

/** A name that is no identifier would break its line. */
function clean({ name = '', type, components }: Parameter): AbiFunction['inputs'][number] {
  const own = { type, ...(/^[A-Za-z_$][\w$]*$/.test(name) ? { name } : {}) }
  return components ? { ...own, components: components.map(clean) } : own
}
