import type { Transaction } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { Edge } from './edges.ts'
import { relatedMessages } from './relatedMessages.ts'

type Props = {
  readonly edge: Edge
  /** The account of the row. */
  readonly row: Address
  /** The transactions of the owned account that wait for the approval of this owner. */
  readonly waiting: readonly Transaction[]
}

/** Opens the transactions that wait for an owner's approval, otherwise the account of the row. */
export function SignAsParent({ edge, row, waiting }: Props) {
  const { chain } = useAccount()
  const at = (address: Address) => `${chain.shortName}:${address}`
  const safe = at(edge.owned)
  const [first, ...others] = waiting
  if (first === undefined)
    return (
      <Link className="cs-link" to="/safes/$safe" params={{ safe: at(row) }}>
        {relatedMessages.open}
      </Link>
    )
  const words = relatedMessages.signAsParent({ count: waiting.length })
  if (others.length > 0)
    return (
      <Link className="cs-link" to="/safes/$safe/queue" params={{ safe }}>
        {words}
      </Link>
    )
  return (
    <Link className="cs-link" to="/safes/$safe/transactions/$id" params={{ safe, id: first.id }}>
      {words}
    </Link>
  )
}
