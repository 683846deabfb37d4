import { parseAbiText } from '@countersign/safe/decode'
import { specialMethods, type Method } from './model/Method.ts'
import { methodsOf } from './useContractAbis.ts'

type Pasted =
  | { readonly ok: true; readonly methods: readonly Method[] }
  | { readonly ok: false; readonly reason: string }

const MOST_KEPT = 8
const read = new Map<string, Pasted>()

/** Parses the methods of pasted text. Several parts of the form use them, so the last results are cached. */
export function readPastedAbi(text: string): Pasted {
  const known = read.get(text)
  if (known) return known
  const parsed = parseAbiText(text)
  const special = specialMethods(text)
  const answer: Pasted = parsed.ok
    ? { ok: true, methods: [...methodsOf(parsed.functions), ...special] }
    : special.length > 0
      ? { ok: true, methods: special }
      : parsed
  const oldest = read.size >= MOST_KEPT ? read.keys().next().value : undefined
  if (oldest !== undefined) read.delete(oldest)
  read.set(text, answer)
  return answer
}
