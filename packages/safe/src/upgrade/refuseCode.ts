import type { Address } from '@countersign/primitives'
import { judgeCode, type CodeBook } from '../checks/calls/CodeBook.ts'
import type { UpgradeRefusal } from './UpgradePlan.ts'

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
  const what = `${name} ${version} at ${address}`
  switch (code.kind) {
    case 'published':
      return null
    case 'differs':
      if (code.found.toLowerCase() === NO_CODE)
        return { code: 'missing-code', reason: `${what} is not on this network yet: there is no code at its address.` }
      return {
        code: 'other-code',
        reason: `The code of ${what} is not the published one. It hashes to ${code.found}, but the published hash is ${code.code.codeHash ?? 'none'}.`,
      }
    case 'unread':
      return { code: 'unread-code', reason: `The code of ${what} could not be read: ${code.reason}.` }
    case 'unknown':
    case 'address-only':
      return { code: 'unknown-code', reason: `No code hash of ${what} is published, so its code cannot be compared.` }
  }
}
