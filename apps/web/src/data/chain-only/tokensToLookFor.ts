import type { Address } from '@countersign/safe/light'
import { ownTokens } from './ownTokens.ts'
import { WELL_KNOWN_TOKENS } from './wellKnownTokens.ts'

/** Beside tokens seen in logs: those many hold, and those somebody added here. */
export const tokensToLookFor = (chainId: string): Address[] => [
  ...(WELL_KNOWN_TOKENS[chainId] ?? []),
  ...(ownTokens.get()[chainId] ?? []),
]
