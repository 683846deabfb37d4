import type { ChainState } from '@countersign/chain-client/reads'
import type { SafeTransaction } from '@countersign/safe'
import { useAccount } from '../../data/url/useAccount.ts'
import { ShareButton } from './ShareButton.tsx'

type Props = {
  readonly reviewed: SafeTransaction
  readonly state: ChainState
  /** Not signed. */
  readonly note: string
}

/** Shares a draft without signatures, to review it on another machine first. */
export function ShareDraft({ reviewed, state, note }: Props) {
  const { chain } = useAccount()
  const { safe, version, transaction } = reviewed
  return <ShareButton source={{ chain, safe, version, transaction, signatures: [], state, details: null, note }} />
}
