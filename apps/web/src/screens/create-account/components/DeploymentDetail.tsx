import type { Chain } from '@countersign/api'
import { formatAccountAddress, isSameAddress } from '@countersign/primitives'
import { BlockNumber, ProvenanceMark, RichText, TimeText } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { namedQuery } from '../../../data/creation/namedQuery.ts'
import { queueHeadQuery } from '../../../data/query/queueHeadQuery.ts'
import { keyOfUndeployed, type UndeployedAccount } from '../../../data/undeployed/undeployedAccounts.ts'
import { undeployedMessages as messages } from '../../../parts/undeployed/undeployedMessages.ts'
import { waitingOf } from '../model/waitingOf.ts'
import { deploymentReceiptQuery } from '../model/deploymentReceiptQuery.ts'

/** No event stream names an account before its deployment. */
const REFRESH_MS = 15_000

type Props = { readonly account: UndeployedAccount; readonly chain: Chain }

/** What is known about the deployment on one network: its block, when it was sent, why it failed, or what waits for it. */
export function DeploymentDetail({ account, chain }: Props) {
  const { sent, failure, deployedAt } = account
  if (deployedAt !== null) return <Deployed {...{ account, chain, deployedAt }} />
  if (sent !== null)
    return (
      <>
        {messages.sentAt} <TimeText at={sent.sentAt} form="time" />
      </>
    )
  return failure ?? <Waiting {...{ account, chain }} />
}

function Deployed({ account, chain, deployedAt }: Props & { readonly deployedAt: number }) {
  const { data: receipt } = useQuery(deploymentReceiptQuery(chain, account))
  return (
    <>
      {receipt ? (
        <RichText text={messages.inBlock} slots={{ block: <BlockNumber block={receipt.block} /> }} />
      ) : (
        messages.seenAt
      )}
      {receipt ? ', ' : ' '}
      <TimeText at={deployedAt} form="time" /> <ProvenanceMark source="chain" />
    </>
  )
}

/**
 * The first transaction deploys the account, so its signatures are what the network waits for. A service that does not know the account
 * has no queue of it.
 */
function Waiting({ account, chain }: Props) {
  const isRegistered = useIsRegistered(account)
  const { data } = useQuery({
    ...queueHeadQuery(keyOfUndeployed(account)),
    refetchInterval: REFRESH_MS,
    enabled: isRegistered,
  })
  const waiting = data && waitingOf(data)
  if (!waiting) return messages.notYet
  const needed = account.creation.threshold
  const safe = formatAccountAddress({ shortName: chain.shortName, address: account.address })
  return (
    <>
      <Link to="/safes/$safe/queue" params={{ safe }} className="cs-link">
        {(waiting.isMore ? messages.waitingMore : messages.waiting)({ ...waiting, needed })}
      </Link>{' '}
      <ProvenanceMark source="service" />
    </>
  )
}

function useIsRegistered({ chainId, address, creation }: UndeployedAccount): boolean {
  const [owner] = creation.owners
  const { data = [] } = useQuery({
    ...namedQuery(owner ?? address),
    refetchInterval: REFRESH_MS,
    enabled: owner !== undefined,
  })
  return data.some((one) => one.chainId === chainId && isSameAddress(one.address, address))
}
