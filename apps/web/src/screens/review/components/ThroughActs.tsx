import { type Address, shortenAddress } from '@countersign/primitives'
import { Icon } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { TransactionSigning } from '../../../signing/transaction/useTransactionSigning.ts'
import { stillToAgree } from '../context/useSituation.ts'
import { reviewPartMessages } from './reviewPartMessages.ts'

type Props = {
  readonly through: readonly Address[]
  readonly signed: readonly Address[]
  readonly actions: TransactionSigning
}

/**
 * The owners of this account that are accounts of the connected wallet. Each confirms with a transaction of its own.
 */
export function ThroughActs({ through, signed, actions }: Props) {
  const { chainId } = useAccount()
  const { nameOf } = useNames()
  return stillToAgree(through, signed).map((owner) => (
    <Button
      key={owner}
      disabled={actions.busy !== null}
      leftSection={<Icon name="link" />}
      onClick={() => void actions.approveThrough(owner)}
    >
      {reviewPartMessages.approveThrough({ account: nameOf(owner, chainId)?.name ?? shortenAddress(owner) })}
    </Button>
  ))
}
