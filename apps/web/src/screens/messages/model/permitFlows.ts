import type { MessageContent } from '@countersign/api'
import { readPermit } from '@countersign/describe/message'
import type { Flow } from '@countersign/describe/transaction'

/** Permits express "unlimited" by the largest number of 96, 160 or 256 bits. */
const EVERYTHING = (1n << 96n) - 1n

/** The amounts that a permit lets its spender take; empty for other messages. */
export function permitFlows(content: MessageContent): readonly Flow[] {
  const permit = typeof content === 'string' ? null : readPermit(content)
  return permit === null
    ? []
    : permit.allowances.map(({ token, amount }) => ({
        kind: 'may',
        token,
        amount: amount >= EVERYTHING ? null : amount,
        tokenId: null,
        to: permit.spender,
        calls: [],
      }))
}
