import type { Address } from '@countersign/primitives'
import { judgeCode, type CodeBook } from '../checks/calls/CodeBook.ts'
import type { UpgradeRefusal } from './UpgradePlan.ts'
import { upgradeMessages as messages } from './upgradeMessages.ts'

/** keccak256 of no bytes: the code hash of an address without code. */
const NO_CODE = '0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'

/** Why the contract at an address cannot be part of an upgrade; null if its code is the published one. */
export function refuseCode(
  contract: { readonly name: string; readonly version: string; readonly address: Address },
  book: CodeBook,
): UpgradeRefusal | null {
  const { name, version, address } = contract
  // Only the hashes of this exact contract count: another published contract at the address is other code.
  const code = judgeCode(address, {
    find: (at) => book.find(at).filter((one) => one.name === name && one.version === version),
    codeHash: (at) => book.codeHash(at),
  })
  const what = messages.codeAt({ name, version, address })
  switch (code.kind) {
    case 'published':
      return null
    case 'differs':
      if (code.found.toLowerCase() === NO_CODE) return { code: 'missing-code', reason: messages.missing(what) }
      return {
        code: 'other-code',
        reason: messages.differs({ what, found: code.found, published: code.code.codeHash ?? messages.none }),
      }
    case 'unread':
      return { code: 'unread-code', reason: messages.unread({ what, reason: code.reason }) }
    case 'unknown':
    case 'address-only':
      return { code: 'unknown-code', reason: messages.noHash(what) }
  }
}
