import { findAllowanceModule } from '@countersign/chains'
import type { CodeBook, PublishedCode } from '@countersign/safe/checks'
import type { Address } from '@countersign/safe/light'
import { publishedAt } from '../../../shared/chain-access/publishedContracts.ts'
import type { Codes } from './readCodes.ts'

/** What is published at an address, with the code found there. */
export const codeBook = (codes: Codes | null): CodeBook => ({
  find: published,
  codeHash(address) {
    const code = codes?.of(address)
    return code?.ok === true ? { ok: true, value: code.value.hash } : code
  },
})

function published(address: Address): PublishedCode[] {
  const limits = findAllowanceModule(address)
  return [
    ...publishedAt(address),
    ...(limits ? [{ name: 'Allowance module', version: limits.version, codeHash: limits.codeHash ?? null }] : []),
  ]
}
