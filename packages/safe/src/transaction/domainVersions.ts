import { isVersionBelow } from './isVersionBelow.ts'

/**
 * Versions whose EIP-712 domain an executed transaction may have, the likely one first: since 1.3.0 the chain is part of the domain, and an
 * account may have another version now than at that time.
 *
 * @param version the account's version now; null for an unknown singleton
 * @example
 * domainVersions('1.4.1') // ['1.4.1', '1.2.0']
 */
export const domainVersions = (version: string | null): readonly [string, string] =>
  version !== null && isVersionBelow(version, '1.3.0') ? [version, '1.3.0'] : [version ?? '1.3.0', '1.2.0']
