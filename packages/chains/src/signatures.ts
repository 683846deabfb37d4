import { signatureGroups } from './generated/signatures.ts'
import type { Hex } from './SafeDeployment.ts'

export type { SignatureGroup } from './SignatureGroup.ts'
export { signatureGroups }

/** A signature known for a selector, with its parameter names. */
export type Signature = { readonly signature: string; readonly source: string }

let index: ReadonlyMap<string, readonly Signature[]> | undefined

/**
 * Every signature known for a selector, standards first; several if they collide. About 40 kB: load this file with
 * `import()`.
 *
 * @param selector four bytes as hex
 * @example
 * findSignatures('0xa9059cbb').map(({ signature }) => signature)
 */
export function findSignatures(selector: Hex): readonly Signature[] {
  index ??= buildIndex()
  return index.get(selector.slice(2).toLowerCase()) ?? []
}

function buildIndex(): Map<string, Signature[]> {
  const built = new Map<string, Signature[]>()
  for (const { source, entries } of signatureGroups) {
    for (const line of entries.trim().split('\n')) {
      const key = line.slice(0, 8)
      const entry = { signature: line.slice(9), source }
      const known = built.get(key)
      if (known) known.push(entry)
      else built.set(key, [entry])
    }
  }
  return built
}
