import { expect, test } from 'vitest'
import { chooseCreationContracts } from './chooseCreationContracts.ts'
import type { CreationData } from './CreationData.ts'
import { encodeSetup } from './encodeSetup.ts'
import { predictAccount } from './predictAccount.ts'
import { proveCreation } from './proveCreation.ts'

const owners = ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'] as const
const receiver = '0x5afe7A11E7000000000000000000000000000000'

function creationOf(version: string): CreationData {
  const contracts = chooseCreationContracts(version)
  if (contracts === null) throw new TypeError(`no contracts of ${version}`)
  return { ...contracts, owners, threshold: 2, saltNonce: 9n }
}
const recordOf = (creation: CreationData) => ({
  factory: creation.factory,
  singleton: creation.singleton,
  initializer: predictAccount(creation).initializer,
  saltNonce: creation.saltNonce,
})

test.each(['1.3.0', '1.4.1', '1.5.0'])(
  'behavior: the record of an account of %s is proved by its address',
  (version) => {
    for (const creation of [creationOf(version), { ...creationOf(version), paymentReceiver: receiver } as const]) {
      const { address } = predictAccount(creation)
      expect(proveCreation(address, recordOf(creation))).toEqual({ isProved: true, creation })
    }
  },
)

test('security: a record with any changed value is not that of the account', () => {
  const creation = creationOf('1.4.1')
  const { address } = predictAccount(creation)
  const record = recordOf(creation)
  const initializer = encodeSetup({ owners, threshold: 1, fallbackHandler: creation.fallbackHandler })
  for (const change of [{ saltNonce: 10n }, { singleton: owners[0] }, { factory: owners[1] }, { initializer }])
    expect(proveCreation(address, { ...record, ...change })).toEqual({ isProved: false, cause: 'other-address' })
})

test('error: a set-up that pays, one that the contract refuses, and bytes that are no set-up', () => {
  const creation = creationOf('1.4.1')
  const { address } = predictAccount(creation)
  const record = recordOf(creation)
  const pays = encodeSetup({ owners, threshold: 2, payment: 1n, paymentReceiver: receiver })
  expect(proveCreation(address, { ...record, initializer: pays })).toEqual({ isProved: false, cause: 'payment' })
  expect(proveCreation(address, { ...record, initializer: '0x1234' })).toEqual({ isProved: false, cause: 'unreadable' })
})
