import { type Address, encodeParameters, type Hex } from '@countersign/primitives'

/**
 * Calldata of the factory's `createProxyWithNonce(address,bytes,uint256)`, which creates an account.
 *
 * @param input the contract the account runs, its initializer (`encodeSetup`) and the salt nonce
 * @throws SafeError `number/out-of-range`
 * @example
 * const initializer = encodeSetup({ owners: [alice, bob], threshold: 2 })
 * const data = encodeCreateProxyWithNonce({ singleton: state.masterCopy, initializer, saltNonce: 0n })
 * await wallet.sendTransaction({ to: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67', data })
 */
export function encodeCreateProxyWithNonce(input: {
  readonly singleton: Address
  readonly initializer: Hex
  readonly saltNonce: bigint
}): Hex {
  return encodeParameters('0x1688f0b9', [
    { address: input.singleton },
    { bytes: input.initializer },
    { uint: input.saltNonce },
  ])
}
