export { isBareHash as isBareHex } from '@countersign/safe/checks'

/** The byte length of a bare value, for the words about it. A value that is not hex is 32 bytes in base64. */
export function bareBytes(text: string): number {
  const digits = text.trim().replace(/^0x/i, '')
  return /^[0-9a-f]*$/i.test(digits) ? Math.ceil(digits.length / 2) : 32
}

export type SignIn = {
  /** The domain of the site, as the message states it. */
  readonly domain: string
  readonly address: string
  /** A decimal number. */
  readonly chainId: string | null
  /** Epoch milliseconds. */
  readonly expiresAt: number | null
}

/** Reads a sign-in message (EIP-4361); null if the text is not one. */
export function readSignIn(text: string): SignIn | null {
  const head =
    /^(?:https?:\/\/)?(\S+) wants you to sign in with your Ethereum account:\n(0x[0-9a-fA-F]{40})(?:\n|$)/.exec(text)
  const [, domain, address] = head ?? []
  if (domain === undefined || address === undefined) return null
  // no message: names of fields in EIP-4361
  const expiry = Date.parse(fieldOf(text, 'Expiration Time') ?? '')
  return {
    domain,
    address,
    chainId: fieldOf(text, 'Chain ID'), // no message: a name of a field in EIP-4361
    expiresAt: Number.isNaN(expiry) ? null : expiry,
  }
}

/** Takes the last line with that name: the free text above the fields may contain a line with the same name. */
const fieldOf = (text: string, name: string): string | null =>
  [...text.matchAll(new RegExp(`^${name}: (.+)$`, 'gm'))].at(-1)?.[1]?.trim() ?? null
