import type { MultisigExecutionDetails, TransactionDetails } from '@countersign/api'
import { CountersignRing, ProvenanceMark, SectionHeading, SignerTimeline, exactTime } from '@countersign/ui'
import { shortenAddress } from '@countersign/safe/light'
import { useWallet } from '../../../shared/wallet/walletStore.ts'
import type { ChainState } from '../../../shared/rpc/readChainState.ts'
import type { TransactionCheck } from '../../../shared/transaction-view/TransactionCheck.ts'
import type { ViewContext } from '../../../shared/transaction-view/ViewContext.ts'
import { signerEntries } from '../model/signerEntries.ts'

export interface SignersSectionProps {
  details: TransactionDetails
  execution: MultisigExecutionDetails
  check: TransactionCheck | null | undefined
  /** The account as the chain has it, once read. */
  state: Pick<ChainState, 'owners' | 'threshold'> | undefined
  context: ViewContext
}

/** Who signed, in order, and whether each signature is theirs. */
export function SignersSection({ details, execution: told, check, state, context }: SignersSectionProps) {
  const { address: wallet } = useWallet()
  const isPending = details.txStatus === 'AWAITING_CONFIRMATIONS' || details.txStatus === 'AWAITING_EXECUTION'
  // While it waits the chain decides how many must sign and who they are; what is told is only for the past.
  const execution =
    isPending && state
      ? {
          ...told,
          confirmationsRequired: state.threshold,
          signers: state.owners.map((value) => ({ value, name: null, logoUri: null })),
        }
      : told
  const { executor, confirmations, confirmationsRequired, signers } = execution
  const executed =
    executor && details.executedAt !== null
      ? {
          ring: (
            <CountersignRing
              required={1}
              signed={1}
              state={details.txStatus === 'FAILED' ? 'failed' : 'executed'}
              size={22}
              label=""
            />
          ),
          title: `Executed by ${context.nameOf(executor.value) ?? shortenAddress(executor.value)}`,
          detail: exactTime(details.executedAt),
        }
      : null
  return (
    <section>
      <SectionHeading
        title="Signers"
        action={
          <>
            {Math.min(confirmations.length, confirmationsRequired)} of {confirmationsRequired} signed, {signers.length}{' '}
            {signers.length === 1 ? 'owner' : 'owners'}{' '}
            <ProvenanceMark source={isPending && state ? 'chain' : 'service'} />
          </>
        }
      />
      <SignerTimeline
        entries={signerEntries({ execution, isPending, wallet, check, nameOf: context.nameOf })}
        {...(executed ? { execution: executed } : {})}
      />
    </section>
  )
}
