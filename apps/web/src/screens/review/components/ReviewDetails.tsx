import { isSameAddress } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { callTreeOf, type CallTree, type ViewContext } from '@countersign/describe/transaction'
import type { ReactNode } from 'react'
import { lastWallet } from '../../../data/wallet/lastWallet.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import { deviceKindOf } from '@countersign/describe/device'
import { DisclosureToCome, RememberedDisclosure } from '../../../parts/disclosure/Disclosure.tsx'
import { TestRun } from '../../../parts/simulation/TestRun.tsx'
import { StorageWrites } from '../../../parts/simulation/StorageWrites.tsx'
import { storedValuesNote, testRunNote } from '../../../parts/simulation/simulationNotes.ts'
import { CallsDetail } from '../../../parts/transaction/page/CallsDetail.tsx'
import { DetailsList } from '../../../parts/transaction/page/DetailsList.tsx'
import { FieldsDetail } from '../../../parts/transaction/page/FieldsDetail.tsx'
import { pageMessages } from '../../../parts/transaction/page/pageMessages.ts'
import pageStyles from '../../../parts/transaction/page/Page.module.css'
import { useReviewContext } from '../context/ReviewContext.tsx'
import { ReviewDevice } from './ReviewDevice.tsx'

type Props = {
  readonly transaction: SafeTransactionData
  readonly context: ViewContext
  /** With the service's decoding; default: from the bytes alone. */
  readonly tree?: CallTree
  /** Buttons that share the transaction with another machine. */
  readonly share: ReactNode
  /** Further rows at the end. */
  readonly children?: ReactNode
}

/** Calls, fields, stored values, hashes and the check on a second machine. */
export function ReviewDetails({ transaction, context, tree, share, children }: Props) {
  const { simulation, review, query } = useReviewContext()
  return (
    <DetailsList>
      <CallsDetail tree={tree ?? callTreeOf(transaction, context, null)} />
      <FieldsDetail transaction={transaction} />
      {!simulation.simulated && simulation.isRunning && (
        <DisclosureToCome title={pageMessages.storedValues} note={pageMessages.reading} />
      )}
      {simulation.simulated && (
        <RememberedDisclosure
          id="stored-values"
          title={pageMessages.storedValues}
          note={storedValuesNote(simulation.simulated)}
        >
          <div className={pageStyles.detail}>
            <StorageWrites
              writes={simulation.simulated.result.writes}
              unexpected={simulation.simulated.unexpected}
              context={context}
            />
          </div>
        </RememberedDisclosure>
      )}
      {!review && query.isFetching && (
        <>
          <DisclosureToCome title={pageMessages.testRun} note={pageMessages.reading} />
          <DisclosureToCome title={pageMessages.hashes} note={pageMessages.reading} />
        </>
      )}
      {review && (
        <RememberedDisclosure
          id="test-run"
          title={pageMessages.testRun}
          note={testRunNote(simulation)}
          isNeeded={simulation.differences.length > 0}
        >
          <div className={pageStyles.detail}>
            <TestRun view={simulation} context={context} />
          </div>
        </RememberedDisclosure>
      )}
      <HashesDetail />
      {share && (
        <RememberedDisclosure
          id="second-machine"
          title={pageMessages.secondMachine}
          note={pageMessages.secondMachineNote}
        >
          <div className={pageStyles.detail}>{share}</div>
        </RememberedDisclosure>
      )}
      {children}
    </DetailsList>
  )
}

/** Open by itself when a hardware wallet is connected, and when the reader must compare the hashes before signing. */
function HashesDetail() {
  const { review, comparison, situation } = useReviewContext()
  const { status, address: wallet } = useWallet()
  const hasSigned = wallet !== null && situation?.signed.some((owner) => isSameAddress(owner, wallet)) === true
  const isDevice = status !== 'disconnected' && deviceKindOf(lastWallet.read()?.id ?? null) !== null
  if (!review) return null
  return (
    <RememberedDisclosure
      id="hashes"
      title={pageMessages.hashes}
      note={pageMessages.hashesNote}
      isNeeded={isDevice || (comparison.why !== null && !hasSigned)}
    >
      <div className={pageStyles.detail}>
        <ReviewDevice review={review} comparison={comparison} />
      </div>
    </RememberedDisclosure>
  )
}
