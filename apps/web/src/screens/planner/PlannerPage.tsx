import { type Address, checksumAddress, isAddress, shortenAddress } from '@countersign/primitives'
import { EmptyState, SkeletonRows } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { nameOfKey } from '../../data/keys/nameOfKey.ts'
import { useNames } from '../../data/names/useNames.ts'
import { lastAccountStore } from '../../data/storage/lastAccount.ts'
import { useDocumentTitle } from '../../data/url/useDocumentTitle.ts'
import { PlanBoard } from './components/PlanBoard.tsx'
import type { PlanAccount } from './model/PlanAccount.ts'
import type { SharePlanDialog } from './model/SharePlanDialog.ts'
import { plannerMessages as messages } from './plannerMessages.ts'
import { type Planner, usePlanner } from './planning/usePlanner.ts'

type Props = {
  /** As in the address bar. */
  readonly address: string
  /** Short name of the network whose set-up of today is the target. */
  readonly from: string | null
  /** Accounts of this browser and of the wallet, which a plan may contain besides. */
  readonly known: readonly PlanAccount[]
  readonly share: SharePlanDialog
}

/** One set-up for an account on all its networks, or for a group of accounts. */
export function PlannerPage({ address, ...page }: Props) {
  useDocumentTitle(messages.title(0))
  if (!isAddress(address))
    return (
      <EmptyState
        level={1}
        sentence={messages.noAddress}
        detail={messages.noAddressDetail({ text: address.slice(0, 80) })}
        action={<ToAccounts />}
      />
    )
  const own = checksumAddress(address)
  return <AddressPlan key={own} address={own} {...page} />
}

function AddressPlan({ address, from, ...page }: Omit<Props, 'address'> & { readonly address: Address }) {
  const planner = usePlanner(address, from)
  const { nameOf } = useNames()
  const name = planner.around
    .filter(({ key, state }) => state && key.safe === address)
    .map(({ key }) => nameOf(address, key.chainId)?.name)
    .find((one) => one !== undefined)
  useRemembered(planner, from)
  const { target } = planner
  if (target !== null)
    return <PlanBoard {...page} from={from} planner={planner} target={target} name={name ?? shortenAddress(address)} />
  if (!planner.isRead) return <SkeletonRows rows={4} shape="account" label={messages.reading} />
  return <EmptyState level={1} sentence={messages.notFound} detail={messages.notFoundDetail} action={<ToAccounts />} />
}

/** The navigation is that of the account, on the network that the link names, if it is an account there. */
function useRemembered({ address, around }: Planner, from: string | null): void {
  const found = around.filter(({ key, state }) => state && key.safe === address)
  const key = (found.find(({ chain }) => chain.shortName === from) ?? found[0])?.key
  const name = key && nameOfKey(key)
  const remember = useEffectEvent(() => {
    if (key && lastAccountStore.get()?.safe !== address) lastAccountStore.set(key)
  })
  useEffect(() => {
    if (name !== undefined) remember()
  }, [name])
}

const ToAccounts = () => (
  <Link to="/accounts" className="cs-link">
    {messages.openAccounts}
  </Link>
)
