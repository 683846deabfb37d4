import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { registeredQuery } from '../../../data/creation/registeredQuery.ts'
import { addUndeployed } from '../../../data/undeployed/undeployedAccounts.ts'
import { undeployedMessages } from '../../../parts/undeployed/undeployedMessages.ts'
import type { PlanRow } from '../model/PlanRow.ts'
import { plannerMessages as messages } from '../plannerMessages.ts'

/** For an account without a state: one that a co-owner registered at the service can be added, because its address proves the data. */
export function AbsentAct({ row: { key, account, chain, standing } }: { row: PlanRow }) {
  const { data } = useQuery({ ...registeredQuery(key), enabled: standing.kind === 'absent' })
  if (data && standing.kind === 'absent')
    return (
      <Button
        size="xs"
        aria-label={messages.addHereOn({ chain: chain.chainName })}
        onClick={() => addUndeployed([data])}
      >
        {undeployedMessages.add}
      </Button>
    )
  return (
    <Link to="/safes/$safe" params={{ safe: account }} className="cs-link">
      {messages.open}
    </Link>
  )
}
