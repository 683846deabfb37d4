import type { Transaction } from '@countersign/api'
import type { Address } from '@countersign/safe/light'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'

/** Leads to what waits for this account's approval in an account that it owns; else to the account. */
export function SignAsParent({ child, waiting }: { child: Address; waiting: readonly Transaction[] }) {
  const { chain } = useAccount()
  const safe = `${chain.shortName}:${child}`
  const [first, ...others] = waiting
  if (first === undefined)
    return (
      <Link className="cs-link" to="/safes/$safe" params={{ safe }}>
        Open
      </Link>
    )
  const words = `Sign as parent (${waiting.length})`
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
