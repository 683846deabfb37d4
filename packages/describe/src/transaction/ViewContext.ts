import type { Address } from '@countersign/primitives'
import type { Decoder } from './Decoder.ts'

/**
 * What a sentence needs to know about a token. The symbol and the decimals come from the service or from the token
 * itself.
 */
export type Token = { readonly symbol: string; readonly decimals: number; readonly kind: 'ERC20' | 'ERC721' }

/** Everything that a description needs besides the bytes. */
export type ViewContext = {
  readonly safe: Address
  /** The name of the account in a sentence. */
  readonly accountName: string
  readonly native: { readonly symbol: string; readonly decimals: number; readonly isFromService?: boolean }
  /** The number of signatures that the account needs now, read from the chain; absent if it was not read. */
  readonly threshold?: number | undefined
  /** A name for an address, or null. */
  readonly nameOf: (address: Address) => string | null
  /** Whether only the service provides that name. */
  readonly isNameFromService?: (address: Address) => boolean
  /** The name of a module that is published at the address, for rows of lists. */
  readonly moduleNameOf?: (address: Address) => string | null
  readonly tokenOf: (address: Address) => Token | null
  /** Whether the chain's configuration enables apps. Only then is the proposing app shown. */
  readonly hasApps: boolean
  /**
   * Decodes calldata and says how certain the result is. Absent until the decoder has loaded, after the first
   * content.
   */
  readonly decode?: Decoder | undefined
}
