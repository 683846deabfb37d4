import type { CodeBook } from '@countersign/safe/checks'
import { publishedCode, publishedPowers } from './publishedCode.ts'
import type { Codes } from './readCodes.ts'
import type { RuleOwners } from './readRuleOwners.ts'
import { reviewReadMessages } from './reviewReadMessages.ts'

/**
 * The published contract at an address, with the code found there; on a local chain also its own contracts. A minimal
 * proxy of a published module or guard always runs that code, so it is found by its target and compared by the target's
 * code.
 *
 * @param codes null before the chain was read
 * @example
 * const book = codeBook('1', codes)
 */
export const codeBook = (chainId: string, codes: Codes | null, owners: RuleOwners | null = null): CodeBook => ({
  find(address) {
    const direct = publishedCode(chainId, address)
    const clone = codes?.cloneOf(address)
    return direct.length > 0 || !clone ? direct : publishedPowers(chainId, clone.target)
  },
  codeHash(address) {
    const clone = publishedCode(chainId, address).length > 0 ? null : codes?.cloneOf(address)
    if (clone) return clone.hash
    const code = codes?.of(address)
    return code?.ok === true ? { ok: true, value: code.value.hash } : code
  },
  othersOf(address) {
    const clone = publishedCode(chainId, address).length > 0 ? null : codes?.cloneOf(address)
    if (!clone) return undefined
    return owners?.(address) ?? { ok: false, reason: reviewReadMessages.notRead }
  },
})
