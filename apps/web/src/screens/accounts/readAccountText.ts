import type { Chain } from '@countersign/api'
import { explainNoNames, resolveEnsName } from '../../data/names/ens.ts'
import { ensRegistryOf } from '../../data/names/ensRegistryOf.ts'
import { normalizeEnsName } from '../../data/names/normalizeEnsName.ts'
import { parseAccountText, type AccountText } from './parseAccountText.ts'
import { watchMessages } from './watchMessages.ts'

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
      return { ok: false, reason: watchMessages.noAddressOfName({ name: name.name, network: chain.chainName }) }
    const doubt =
      registry.namedBy === 'bundle' ? null : watchMessages.registryOfService({ name: name.name, address: safe })
    return { ok: true, chain, safe, doubt }
  } catch (error) {
    return {
      ok: false,
      reason: watchMessages.notResolved({ name: name.name, reason: error instanceof Error ? error.message : '' }),
    }
  }
}
