import { Icon } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { countDrafts } from '../../../data/drafts/savedDraftKeys.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { queueMessages } from '../queueMessages.ts'

/** Leads to the drafts of this browser. Counts them without their schemas, which the queue does not need. */
export function DraftsLink() {
  const { key, account } = useAccount()
  const [count] = useState(() => countDrafts(key))
  return (
    <Link to="/safes/$safe/drafts" params={{ safe: account }} className="cs-act">
      <Icon name="edit" />
      {queueMessages.drafts({ count })}
    </Link>
  )
}
