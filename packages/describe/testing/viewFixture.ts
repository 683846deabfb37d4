import { type Address, checksumAddress } from '@countersign/primitives'
import type { ViewContext } from '../src/transaction/ViewContext.ts'

const address = (digit: string): Address => checksumAddress(`0x${digit.repeat(40)}`)

/** Addresses with names, for tests of sentences. */
export const people = {
  treasury: address('a'),
  kestrel: address('1'),
  northwind: address('2'),
  grants: address('3'),
  vault: address('4'),
  stranger: address('9'),
  tusd: address('c'),
  nft: address('d'),
} as const

export const MULTI_SEND_CALL_ONLY_1_4_1: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

const names: Readonly<Record<Address, string>> = {
  [people.kestrel]: 'Kestrel Audits',
  [people.northwind]: 'Northwind Legal',
  [people.grants]: 'Grants committee',
  [people.vault]: 'Vault',
}

export const viewFixture: ViewContext = {
  safe: people.treasury,
  accountName: 'Demo treasury',
  native: { symbol: 'ETH', decimals: 18 },
  hasApps: true,
  nameOf: (value) => names[value] ?? null,
  tokenOf: (value) => {
    if (value === people.tusd) return { symbol: 'TUSD', decimals: 6, kind: 'ERC20' }
    return value === people.nft ? { symbol: 'BADGE', decimals: 0, kind: 'ERC721' } : null
  },
}
