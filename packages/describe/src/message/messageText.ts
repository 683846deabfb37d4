export { isBareHash as isBareHex } from '@countersign/safe/checks'

/** Bytes of a bare value, for words about it; one that is not hex is 32 bytes in base64. */
export function bareBytes(text: string): number {
  const digits = text.trim().replace(/^0x/i, '')
  return /^[0-9a-f]*$/i.test(digits) ? Math.ceil(digits.length / 2) : 32
}

export type SignIn = {
  /** The site that asks, as the message says. */
  readonly domain: string
  readonly address: string
  /** Decimal. */
  readonly chainId: string | null
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
}

/** Reads a sign-in message (EIP-4361), or null where the text is none. */
export function readSignIn(text: string): SignIn | null {
  const head =
    /^(?:https?:\/\/)?(\S+) wants you to sign in with your Ethereum account:\n(0x[0-9a-fA-F]{40})(?:\n|$)/.exec(text)
  const [, domain, address] = head ?? []
  if (domain === undefined || address === undefined) return null
  const expiry = Date.parse(fieldOf(text, 'Expiration Time') ?? '')
  return {
    domain,
    address,
    chainId: fieldOf(text, 'Chain ID'),
    expiresAt: Number.isNaN(expiry) ? null : expiry,
  }
}

/** The last line of that name: the free line above the fields may begin like one of them. */
const fieldOf = (text: string, name: string): string | null =>
  [...text.matchAll(new RegExp(`^${name}: (.+)$`, 'gm'))].at(-1)?.[1]?.trim() ?? null
