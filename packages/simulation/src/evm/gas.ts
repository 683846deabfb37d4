import type { Hex } from '@countersign/primitives'

const TRANSACTION = 21_000n

/** The gas of a call before its first instruction (EIP-2028). */
export function intrinsicGas(data: Hex): bigint {
  const { zeros, others } = countBytes(data)
  return TRANSACTION + 4n * zeros + 16n * others
}

/** The gas that a receipt would show: refunds are capped at a fifth (EIP-3529), calldata has a floor (EIP-7623). */
export function chargeGas(data: Hex, executed: bigint, refund: bigint, hasFloor: boolean): bigint {
  const { zeros, others } = countBytes(data)
  const spent = intrinsicGas(data) + executed
  const refunded = refund < spent / 5n ? refund : spent / 5n
  const floor = hasFloor ? TRANSACTION + 10n * (zeros + 4n * others) : 0n
  return spent - refunded > floor ? spent - refunded : floor
}

function countBytes(data: Hex): { zeros: bigint; others: bigint } {
  let zeros = 0n
  for (let at = 2; at < data.length; at += 2) if (data.startsWith('00', at)) zeros++
  return { zeros, others: BigInt(data.length / 2 - 1) - zeros }
}
