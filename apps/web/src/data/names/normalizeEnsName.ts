export type NormalizedEnsName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: string }

/**
 * A name as it is hashed. Only plain letters, digits, hyphens and leading underscores are accepted: other scripts need
 * the full tables of ENSIP-15, and a wrong guess would name a stranger.
 */
export function normalizeEnsName(text: string): NormalizedEnsName {
  const name = text.trim().toLowerCase()
  const odd = /[^a-z0-9_.-]/.exec(name)
  if (odd)
    return {
      ok: false,
      reason: `The name has the character "${odd[0]}". Names with other than letters, digits and hyphens are not looked up here: enter the address.`,
    }
  if (
    !name.includes('.') ||
    name.split('.').some((label) => label === '' || /^_*[^_]*_/.test(label.replace(/^_+/, '')))
  )
    return {
      ok: false,
      reason: `"${text.trim()}" is not a name: those have parts with a dot between, as in "team.eth".`,
    }
  return { ok: true, name }
}
