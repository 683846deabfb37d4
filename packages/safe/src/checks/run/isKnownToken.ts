import { type Address, isSameAddress } from '@countersign/primitives'
import type { ReviewInputs } from './ReviewInputs.ts'

/** Whether an address is a token: a bundled one, or a contract that returned its symbol and decimals on chain. */
export function isKnownToken(
  address: Address,
  { genuine, tokenOnChain }: Pick<ReviewInputs, 'genuine' | 'tokenOnChain'>,
): boolean {
  const facts = tokenOnChain(address)
  return (
    genuine.some((token) => isSameAddress(token.address, address)) ||
    (facts?.ok === true && facts.value.decimals !== null)
  )
}
