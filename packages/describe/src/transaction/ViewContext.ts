import type { Address } from '@countersign/safe/light'
import type { Decoder } from './Decoder.ts'

/** What a sentence needs to know about a token; symbol and decimals are claims of the service or of the token itself. */
export type Token = { readonly symbol: string; readonly decimals: number; readonly kind: 'ERC20' | 'ERC721' }

/** Everything the sentences need besides the bytes. */
export type ViewContext = {
  readonly safe: Address
  /** How the account is called in a sentence. */
  readonly accountName: string
  readonly native: { readonly symbol: string; readonly decimals: number; readonly isTold?: boolean }
  /** Signatures the account needs now, as the chain has it; absent where that was not read. */
  readonly threshold?: number | undefined
  /** A name for an address, or null. */
  readonly nameOf: (address: Address) => string | null
  /** Whether that name is only the service's word. */
  readonly isToldName?: (address: Address) => boolean
  readonly tokenOf: (address: Address) => Token | null
  /** The network shows which app proposed a transaction. */
  readonly hasApps: boolean
  /** Puts calldata into words and says how sure they are; there once the decoder is loaded, after first content. */
  readonly decode?: Decoder | undefined
}
