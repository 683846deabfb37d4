import type { Chain } from '@countersign/api'
import { parseAddressInput } from '@countersign/primitives'
import { ownersFormMessages } from './ownersFormMessages.ts'

/** Parses the address in a wallet's QR code: bare, with a chain prefix (EIP-3770), or as a payment link (ERC-681). */
export function scannedAddress(
  code: string,
  chain: Pick<Chain, 'chainId' | 'shortName' | 'chainName'>,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string } {
  const link = /^ethereum:(?:pay-)?(0x[0-9a-fA-F]{40})(?:@(\d+))?(?:[/?].*)?$/.exec(code.trim())
  const [, linked, chainId] = link ?? []
  if (chainId !== undefined && chainId !== chain.chainId)
    return { ok: false, reason: ownersFormMessages.otherNetwork({ scanned: chainId, network: chain.chainName }) }
  const parsed = parseAddressInput(linked ?? code, { shortName: chain.shortName })
  return parsed.ok ? { ok: true, text: parsed.address } : { ok: false, reason: parsed.reason }
}
