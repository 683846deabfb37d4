import { expect, test } from 'vitest'
import { chooseCreationContracts } from '../creation/chooseCreationContracts.ts'
import { predictAccount } from '../creation/predictAccount.ts'
import { printExchangeFile, readExchangeFile } from './exchangeFile.ts'
import { exchangeJson } from './exchangeJson.ts'
import { packExchange, unpackExchange } from './packExchange.ts'
import { parseExchange } from './parseExchange.ts'
import type { SharedAccount } from './SharedAccount.ts'

const contracts = chooseCreationContracts('1.4.1')
if (contracts === null) throw new TypeError('no contracts')
const creation = {
  ...contracts,
  owners: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  threshold: 2,
  saltNonce: 7n,
} as const
const account: SharedAccount = {
  kind: 'account',
  name: 'Bridge reserve',
  address: predictAccount(creation).address,
  networks: [
    { chainId: 1n, name: 'Ethereum', shortName: 'eth' },
    { chainId: 8453n, name: 'Base', shortName: 'base' },
  ],
  creation,
  createdAt: 1_700_000_000_000,
}

test('behavior: the receiver of a payment that is not made belongs to the data, because the address depends on it', () => {
  const named = { ...creation, paymentReceiver: '0x5afe7A11E7000000000000000000000000000000' } as const
  const shared = { ...account, creation: named, address: predictAccount(named).address }
  expect(shared.address).not.toBe(account.address)
  expect(readExchangeFile(printExchangeFile(shared))).toEqual(shared)
})

test('behavior: an account is read from a file and packed bytes as it was shared', async () => {
  expect(readExchangeFile(printExchangeFile(account))).toEqual(account)
  expect(await unpackExchange(await packExchange(account))).toEqual(account)
})

test('security: every changed value of the creation data gives another address and is refused', () => {
  const json = exchangeJson(account)
  const changes = [
    { threshold: 1 },
    { saltNonce: '8' },
    { owners: creation.owners.toReversed() },
    { owners: [creation.owners[0]], threshold: 1 },
    { version: '1.3.0' },
    { singleton: creation.owners[0] },
    { factory: creation.owners[0] },
    { fallbackHandler: creation.owners[0] },
    { to: creation.owners[0] },
    { data: '0x12' },
  ]
  expect(parseExchange(json)).toEqual(account)
  for (const change of changes)
    expect(() => parseExchange({ ...json, creation: { ...Object(json['creation']), ...change } })).toThrow(
      expect.objectContaining({ code: 'exchange/malformed', message: expect.stringContaining(account.address) }),
    )
})

test('error: owners that the contract refuses, and versions that cannot be predicted, are refused with the place', () => {
  const json = exchangeJson(account)
  for (const change of [{ threshold: 3 }, { owners: [] }, { version: '1.1.1' }])
    expect(() => parseExchange({ ...json, creation: { ...Object(json['creation']), ...change } })).toThrow(
      /account\.creation/,
    )
})
