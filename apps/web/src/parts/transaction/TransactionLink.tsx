import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAccount } from '../../data/url/useAccount.ts'
import { listMessages } from '../lists/listMessages.ts'

/** A row's title: the link to the transaction's page. */
export function TransactionLink({
  id,
  className,
  children,
}: {
  id: string
  className?: string | undefined
  children: ReactNode
}) {
  const { account } = useAccount()
  return (
    <Link to="/safes/$safe/transactions/$id" params={{ safe: account, id }} className={className}>
      {children}
    </Link>
  )
}

export interface ReviewButtonProps {
  id: string
  /** The title of the row, for the accessible name. */
  title: string
  isPrimary: boolean
  /** The label of the button. Default `review`. */
  act?: 'review' | 'execute'
}

/** The row's only button: it opens the page on which the user decides. */
export function ReviewButton({ id, title, isPrimary, act = 'review' }: ReviewButtonProps) {
  const { account } = useAccount()
  return (
    <Link
      to="/safes/$safe/transactions/$id"
      params={{ safe: account, id }}
      className="cs-act"
      data-variant={isPrimary ? 'filled' : 'default'}
      data-size="xs"
      aria-label={act === 'review' ? listMessages.reviewOf({ title }) : listMessages.executeOf({ title })}
    >
      {listMessages[act]}
    </Link>
  )
}
