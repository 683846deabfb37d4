import { decodeBase64url, encodeBase64url } from './base64url.ts'
import { packExchange, unpackExchange } from './packExchange.ts'
import { needsPassphrase, openSealed, sealWithKey, sealWithPassphrase } from './seal.ts'
import { malformed } from './shape.ts'
import type { ExchangeItem } from './SharedProposal.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

/** Names in the fragment: `p` for the sealed data, `k` for its key. */
const NAMES = { sealed: 'p', key: 'k' } as const

/**
 * The content of a share link after `#`. Browsers send that part to no server.
 *
 * @example
 * const { sealed, key }: ShareFragment = parseShareFragment(location.hash)
 */
export type ShareFragment = {
  readonly sealed: Uint8Array<ArrayBuffer>
  /** Null if a passphrase opens it. */
  readonly key: Uint8Array<ArrayBuffer> | null
}

/**
 * Seals a proposal or reply for the fragment of a link.
 *
 * @param passphrase if omitted, the fragment contains the key, and any holder of the link can read it
 * @throws SafeError `exchange/unsupported`
 * @example
 * const link = `https://wallet.example/import#${await buildShareFragment(proposal)}`
 */
export async function buildShareFragment(item: ExchangeItem, passphrase?: string): Promise<string> {
  const packed = await packExchange(item)
  if (passphrase !== undefined)
    return `${NAMES.sealed}=${encodeBase64url(await sealWithPassphrase(packed, passphrase))}`
  const { sealed, key } = await sealWithKey(packed)
  return `${NAMES.sealed}=${encodeBase64url(sealed)}&${NAMES.key}=${encodeBase64url(key)}`
}

/**
 * Parses the fragment of a share link, or the whole link.
 *
 * @returns null if it is not a share link
 * @throws SafeError `exchange/malformed` for a link that was cut off or changed
 * @example
 * const fragment = parseShareFragment('https://wallet.example/import#p=…&k=…')
 */
export function parseShareFragment(link: string): ShareFragment | null {
  const fragment = link.slice(link.lastIndexOf('#') + 1).trim()
  const fields = fragment.split('&').map((field) => field.split('='))
  const of = (name: string) => fields.find(([key]) => key === name)?.[1]
  const sealed = of(NAMES.sealed)
  if (sealed === undefined || sealed === '') return null
  const extra = fields.find(([key]) => key !== NAMES.sealed && key !== NAMES.key)
  if (extra !== undefined || fields.length > 2) throw malformed(messages.theLink, messages.moreThanProposal)
  const key = of(NAMES.key)
  const fragmentOf = { sealed: decodeBase64url(sealed), key: key === undefined ? null : decodeBase64url(key) }
  if (fragmentOf.key === null && !needsPassphrase(fragmentOf.sealed)) throw malformed(messages.theLink, messages.noKey)
  return fragmentOf
}

/**
 * Opens a share link.
 *
 * @throws SafeError `exchange/locked`, `exchange/damaged`, `exchange/malformed`, `exchange/unsupported`
 * @example
 * const fragment = parseShareFragment(`#${await buildShareFragment(proposal)}`)
 * const item = fragment && (await openShareFragment(fragment))
 * item?.kind // 'proposal'
 */
export async function openShareFragment({ sealed, key }: ShareFragment, passphrase?: string): Promise<ExchangeItem> {
  return unpackExchange(
    await openSealed(sealed, key === null || passphrase !== undefined ? { passphrase: passphrase ?? '' } : { key }),
  )
}
