import { type Address, checksumAddress, type Hex, keccak256Light } from '@countersign/primitives'
import { buildDelegateTypedData, deleteRequestTotp, hashTypedData } from '@countersign/safe'

export type DelegateScheme = 'typed' | 'typedOrText'

const encoder = new TextEncoder()

/**
 * Every hash that is valid now as consent to a delegation: EIP-712 with the current or previous hour, with and without the chain id; for
 * the older routes also the text of address and hour, plain or as a personal message.
 */
export function delegateHashes(input: {
  chainId: string
  delegate: Address
  now: number
  scheme: DelegateScheme
}): Hex[] {
  const { chainId, delegate, now, scheme } = input
  const hour = deleteRequestTotp(Math.floor(now / 1000))
  return [hour, hour - 1].flatMap((totp) => [
    hashTypedData(buildDelegateTypedData({ chainId: BigInt(chainId), delegate, totp })),
    hashTypedData(buildDelegateTypedData({ chainId: null, delegate, totp })),
    ...(scheme === 'typedOrText' ? textHashes(`${checksumAddress(delegate)}${totp}`) : []),
  ])
}

const textHashes = (text: string): Hex[] =>
  [text, `\x19Ethereum Signed Message:\n${text.length}${text}`].map(
    (signed): Hex => `0x${Buffer.from(keccak256Light(encoder.encode(signed))).toString('hex')}`,
  )
