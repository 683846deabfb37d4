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
      reason: `The name has the character "${odd[0]}". Names with characters other than letters, digits and hyphens are not looked up here. Enter the address.`,
    }
  if (
    !name.includes('.') ||
    name.split('.').some((label) => label === '' || /^_*[^_]*_/.test(label.replace(/^_+/, '')))
  )
    return {
      ok: false,
      reason: `"${text.trim()}" is not a name. A name has parts with dots between them, for example "team.eth".`,
    }
  return { ok: true, name }
}
