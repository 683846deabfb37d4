import type { MessageContent } from '@countersign/api'
import { readPermit } from '@countersign/describe/message'
import type { Flow } from '@countersign/describe/transaction'

/** Permits say "everything" by the greatest number of 96, 160 or 256 bits. */
const EVERYTHING = (1n << 96n) - 1n

/** What a permit lets its spender take; empty where the message is none. */
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
