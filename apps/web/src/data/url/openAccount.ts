import type { Chain } from '@countersign/api'
import { type Address, formatAccountAddress, parseAccountAddress } from '@countersign/primitives'
import type { OpenAccount } from './AccountContext.tsx'
import { urlMessages as messages } from './urlMessages.ts'

export type OpenedAccount =
  | { readonly ok: true; readonly account: OpenAccount }
  | {
      readonly ok: false
      readonly title: string
      readonly reason: string
      /** Null when the text contains no address. */
      readonly address: Address | null
    }

/** Resolves the account in a URL (`dev1:0x…`), or returns why it cannot be opened. */
export function openAccount(text: string, chains: readonly Chain[]): OpenedAccount {
  const parsed = parseAccountAddress(text)
  if (!parsed.ok) return { ok: false, title: messages.noAccount, reason: parsed.reason, address: null }
  const { shortName, address } = parsed.account
  const chain = chains.find((one) => one.shortName === shortName)
  if (!chain) {
    const known = chains.map((one) => `${one.shortName} (${one.chainName})`).join(', ')
    const reason = messages.unknownPrefix({ prefix: shortName, known: known || messages.none })
    return { ok: false, title: messages.noNetwork, reason, address }
  }
  return {
    ok: true,
    account: {
      chain,
      chainId: chain.chainId,
      safe: address,
      key: { chainId: chain.chainId, safe: address },
      account: formatAccountAddress(parsed.account),
    },
  }
}
