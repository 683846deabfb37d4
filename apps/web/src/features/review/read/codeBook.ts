import { developmentModules, findAllowanceModule } from '@countersign/chains'
import type { CodeBook, PublishedCode } from '@countersign/safe/checks'
import { isSameAddress, type Address } from '@countersign/safe/light'
import { publishedAt } from '../../../shared/chain-access/publishedContracts.ts'
import type { Codes } from './readCodes.ts'

/** What is published at an address, or stands there on the local chains alone, with the code found there. */
export const codeBook = (chainId: string, codes: Codes | null): CodeBook => ({
  find: (address) => [...published(address), ...ofDevelopment(chainId, address)],
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

/** Anywhere else the same address is unknown code. */
const ofDevelopment = (chainId: string, address: Address): PublishedCode[] =>
  developmentModules
    .filter((module) => module.chainIds.includes(chainId) && isSameAddress(module.address, address))
    .map(({ name, codeHash, lets }) => ({ name, version: '', codeHash, lets }))
