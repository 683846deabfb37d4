import { findSafeDeployment, proxyCreationCode } from '@countersign/chains'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressArbitrary, bytesArbitrary, uint256Arbitrary } from '@countersign/primitives/testing'
import { type Address, SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import { decodeSetup } from './decodeSetup.ts'
import { encodeCreateProxyWithNonce } from './encodeCreateProxyWithNonce.ts'
import { encodeSetup } from './encodeSetup.ts'
import { predictSafeAddress } from './predictSafeAddress.ts'
import { readNewAccount } from './readNewAccount.ts'

const alice: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const factory = findSafeDeployment('1.4.1', 'SafeProxyFactory')?.address ?? alice
const singleton = findSafeDeployment('1.4.1', 'SafeL2')?.address ?? alice
const initializer = encodeSetup({ owners: [alice], threshold: 1 })
const data = encodeCreateProxyWithNonce({ singleton, initializer, saltNonce: 7n })

test('behavior: every setup is decoded as it was encoded', () => {
  const ownersArbitrary = fc.uniqueArray(
    addressArbitrary.filter((address) => address !== ZERO_ADDRESS && address !== SENTINEL_ADDRESS),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(ownersArbitrary, addressArbitrary, bytesArbitrary(), uint256Arbitrary, (owners, to, bytes, payment) => {
      const setup = { owners, threshold: owners.length, to, data: bytes, fallbackHandler: to, payment } as const
      expect(decodeSetup(encodeSetup(setup))).toEqual({
        ...setup,
        paymentToken: ZERO_ADDRESS,
        paymentReceiver: ZERO_ADDRESS,
      })
    }),
  )
})

test('behavior: the address is the one the factory would choose', () => {
  const account = readNewAccount({ to: factory, data }, '1.4.1')
  const proxy = proxyCreationCode['1.4.1']
  expect(account?.address).toBe(
    predictSafeAddress({ factory, singleton, proxyCreationCode: proxy, initializer, saltNonce: 7n, version: '1.4.1' }),
  )
  expect(account?.setup?.owners).toEqual([alice])
})

test.each([
  ['bytes left over', `${data}00`],
  ['another method', `0xdeadbeef${data.slice(10)}`],
  ['bytes missing', data.slice(0, -64)],
  ['no hex', '0xzz'],
] as const)('error: %s is not read', (_, changed) => {
  expect(readNewAccount({ to: factory, data: changed as typeof data }, '1.4.1')).toBeNull()
})

test('error: an initializer that is not a plain setup has an address, and no readable owners', () => {
  const hidden = encodeCreateProxyWithNonce({ singleton, initializer: `${initializer}00`, saltNonce: 7n })
  expect(readNewAccount({ to: factory, data: hidden }, '1.4.1')).toMatchObject({ setup: null })
  expect(readNewAccount({ to: factory, data }, '0.9.0')).toBeNull()
  expect(decodeSetup('0x')).toBeNull()
})
