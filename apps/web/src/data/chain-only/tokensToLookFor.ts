import type { Address } from '@countersign/primitives'
import { ownTokens } from './ownTokens.ts'
import { WELL_KNOWN_TOKENS } from './wellKnownTokens.ts'

/** In addition to tokens seen in logs: widely held tokens, and tokens that the user added. */
export const tokensToLookFor = (chainId: string): Address[] => [
  ...(WELL_KNOWN_TOKENS[chainId] ?? []),
  ...(ownTokens.get()[chainId] ?? []),
]
