import type { Chain } from '@countersign/api'
import { ensRegistryOf, explainNoNames, resolveEnsName } from '../../data/names/ens.ts'
import { normalizeEnsName } from '../../data/names/normalizeEnsName.ts'
import { parseAccountText, type AccountText } from './parseAccountText.ts'

type Found = Extract<AccountText, { ok: true }>
type Refused = Extract<AccountText, { ok: false }>
/** `doubt`: why the account may be a different one than intended; null without a doubt. */
export type AccountFound = (Found & { readonly doubt: string | null }) | Refused

/** Resolves typed text to an account, also by name if the chosen chain has names. */
export async function readAccountText(text: string, chains: readonly Chain[], chain: Chain): Promise<AccountFound> {
  const isName = /^[^\s:/]+\.[^\s:/]+$/.test(text.trim())
  if (!isName) {
    const parsed = parseAccountText(text, chains, chain)
    return parsed.ok ? { ...parsed, doubt: null } : parsed
  }
  const registry = ensRegistryOf(chain)
  if (registry === null) return { ok: false, reason: explainNoNames(chain, text.trim()) }
  const name = normalizeEnsName(text)
  if (!name.ok) return name
  try {
    const safe = await resolveEnsName(chain, name.name)
    if (safe === null)
      return { ok: false, reason: `The name ${name.name} has no address on ${chain.chainName}. Enter the address.` }
    const doubt =
      registry.namedBy === 'bundle'
        ? null
        : `${name.name} resolves to ${safe} in a registry that only the service knows. Compare this address with that of the account.`
    return { ok: true, chain, safe, doubt }
  } catch (error) {
    return { ok: false, reason: `${name.name} could not be resolved: ${error instanceof Error ? error.message : ''}` }
  }
}
