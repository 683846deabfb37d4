import { ensMessages as messages } from './ensMessages.ts'

export type NormalizedEnsName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: string }

/**
 * Normalises a name for hashing. Only plain letters, digits, hyphens and leading underscores are accepted: other scripts need the full
 * tables of ENSIP-15, and a wrong normalisation would resolve to another address.
 */
export function normalizeEnsName(text: string): NormalizedEnsName {
  const name = text.trim().toLowerCase()
  const odd = /[^a-z0-9_.-]/.exec(name)
  if (odd)
    return {
      ok: false,
      reason: messages.oddCharacter(odd[0]),
    }
  if (
    !name.includes('.') ||
    name.split('.').some((label) => label === '' || /^_*[^_]*_/.test(label.replace(/^_+/, '')))
  )
    return {
      ok: false,
      reason: messages.noName(text.trim()),
    }
  return { ok: true, name }
}
