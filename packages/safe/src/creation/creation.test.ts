import fc from 'fast-check'
import { decodeFunctionData, getContractAddress, keccak256, encodePacked, pad, parseAbi, concat } from 'viem'
import { expect, test } from 'vitest'
import { addressArbitrary, bytesArbitrary, uint256Arbitrary } from '@countersign/primitives/testing'
import { SENTINEL_ADDRESS, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeCreateProxyWithNonce } from './encodeCreateProxyWithNonce.ts'
import { encodeSetup } from './encodeSetup.ts'
import { explainSetupProblem } from './explainSetupProblem.ts'
import { predictSafeAddress } from './predictSafeAddress.ts'

const alice = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bob = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const abi = parseAbi([
  'function setup(address[],uint256,address,bytes,address,address,uint256,address)',
  'function createProxyWithNonce(address,bytes,uint256)',
])

test('behavior: setup calldata is what an independent decoder reads', () => {
  const ownersArbitrary = fc.uniqueArray(
    addressArbitrary.filter((address) => address !== ZERO_ADDRESS && address !== SENTINEL_ADDRESS),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(
      ownersArbitrary,
      fc.nat(),
      addressArbitrary,
      bytesArbitrary(),
      uint256Arbitrary,
      (owners, seed, to, data, payment) => {
        const threshold = 1 + (seed % owners.length)
        const setup = {
          owners,
          threshold,
          to,
          data,
          fallbackHandler: alice,
          paymentToken: bob,
          payment,
          paymentReceiver: to,
        } as const
        const { args } = decodeFunctionData({ abi, data: encodeSetup(setup) })
        expect(args).toEqual([owners, BigInt(threshold), to, data, alice, bob, payment, to])
      },
    ),
  )
})

test('behavior: omitted setup parameters are zero', () => {
  const { args } = decodeFunctionData({ abi, data: encodeSetup({ owners: [alice], threshold: 1 }) })
  expect(args).toEqual([[alice], 1n, ZERO_ADDRESS, '0x', ZERO_ADDRESS, ZERO_ADDRESS, 0n, ZERO_ADDRESS])
})

test('behavior: creation calldata and predicted address agree with independent code', () => {
  fc.assert(
    fc.property(
      addressArbitrary,
      addressArbitrary,
      bytesArbitrary(),
      bytesArbitrary(),
      uint256Arbitrary,
      (factory, singleton, initializer, proxyCreationCode, saltNonce) => {
        const { args } = decodeFunctionData({
          abi,
          data: encodeCreateProxyWithNonce({ singleton, initializer, saltNonce }),
        })
        expect(args).toEqual([singleton, initializer, saltNonce])
        const expected = getContractAddress({
          opcode: 'CREATE2',
          from: factory,
          salt: keccak256(encodePacked(['bytes32', 'uint256'], [keccak256(initializer), saltNonce])),
          bytecode: concat([proxyCreationCode, pad(singleton)]),
        })
        const input = { factory, singleton, proxyCreationCode, initializer, saltNonce, version: '1.4.1' }
        expect(predictSafeAddress(input)).toBe(expected)
      },
    ),
  )
})

test.each([
  [[], 1, 'An account needs at least one owner.'],
  [[alice, bob], 3, 'The threshold is 3, but there are only 2 owners.'],
  [[alice], 2, 'The threshold is 2, but there is only 1 owner.'],
  [[alice], 0, 'The threshold is 0, but it must be a whole number from 1 on.'],
  [[alice], 1.5, 'The threshold is 1.5, but it must be a whole number from 1 on.'],
  [[alice, bob, alice], 1, `${alice} is listed twice. Every owner counts once.`],
  [
    [alice, SENTINEL_ADDRESS],
    1,
    `${SENTINEL_ADDRESS} cannot be an owner: the contract uses this address for the end of its list of owners.`,
  ],
  [[ZERO_ADDRESS], 1, `${ZERO_ADDRESS} cannot be an owner: it has no key.`],
] as const)('error: owners %j with threshold %s are refused with a sentence', (owners, threshold, reason) => {
  expect(explainSetupProblem({ owners, threshold })).toBe(reason)
  expect(() => encodeSetup({ owners, threshold })).toThrow(
    expect.objectContaining({ code: 'creation/invalid', message: reason, meta: { reason } }),
  )
})

test('error: addresses of factories before 1.0.0 cannot be predicted', () => {
  const input = { factory: alice, singleton: bob, proxyCreationCode: '0x', initializer: '0x', saltNonce: 0n } as const
  expect(() => predictSafeAddress({ ...input, version: '0.1.0' })).toThrow(
    expect.objectContaining({ code: 'creation/invalid' }),
  )
})
