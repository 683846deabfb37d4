import type { Chain } from '@countersign/api'
import { type Address, parseAddressInput } from '@countersign/primitives'
import { watchMessages } from './watchMessages.ts'

export type AccountText =
  | { readonly ok: true; readonly chain: Chain; readonly safe: Address }
  | { readonly ok: false; readonly reason: string }

/**
 * Parses pasted text: an address, `dev1:0x…`, or a link of this page or of the Safe wallet.
 * @param fallback the chain for an address without a prefix
 */
export function parseAccountText(text: string, chains: readonly Chain[], fallback: Chain): AccountText {
  const parsed = parseAddressInput(accountInLink(text.trim()))
  if (!parsed.ok) return parsed
  if (parsed.shortName === null) return { ok: true, chain: fallback, safe: parsed.address }
  const chain = chains.find(({ shortName }) => shortName === parsed.shortName)
  if (chain) return { ok: true, chain, safe: parsed.address }
  const known = chains.map(({ shortName }) => shortName).join(', ')
  return { ok: false, reason: watchMessages.unknownPrefix({ prefix: parsed.shortName, known }) }
}

function accountInLink(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return text
  const url = new URL(text)
  const inPath = /\/([a-zA-Z0-9-]+:0x[0-9a-fA-F]{40})(?:\/|$)/.exec(decodeURIComponent(url.pathname))
  return url.searchParams.get('safe') ?? inPath?.[1] ?? text
}
