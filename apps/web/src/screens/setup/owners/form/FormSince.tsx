import { shortenAddress } from '@countersign/safe/light'
import { NoticeStrip } from '@countersign/ui'
import { listWords } from '../../../../parts/owners/listWords.ts'
import type { OwnersSince } from '../../../../parts/owners/ownersSince.ts'
import { useNames } from '../../../../data/names/useNames.ts'
import { useAccount } from '../../../../data/url/useAccount.ts'

/** That the owners on chain are others than when the form was last edited. */
export function FormSince({ since: { came, left, threshold } }: { since: OwnersSince }) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  const people = (owners: OwnersSince['came']) =>
    listWords(owners.map((owner) => nameOf(owner, chainId)?.name ?? shortenAddress(owner)))
  return (
    <NoticeStrip title="The owners changed since you began.">
      {came.length > 0 && `${people(came)} ${came.length === 1 ? 'is an owner' : 'are owners'} now. `}
      {left.length > 0 && `${people(left)} left. `}
      {threshold && `Signatures needed went from ${threshold.before} to ${threshold.now}. `}
      Your edits stand over the list of now. Look through it again.
    </NoticeStrip>
  )
}
