import type { Chain } from '@countersign/api'
import { statementOfCall } from '@countersign/describe/transaction'
import type { Verdict } from '@countersign/primitives'
import { VerdictBadge } from '@countersign/ui'
import { useOfflineDecoder } from '../../../parts/exchange/useOfflineDecoder.ts'
import { viewOfProposal } from '../../../parts/exchange/viewOfProposal.ts'
import { StatementText } from '../../../parts/transaction/StatementText.tsx'
import type { AddResult } from './addQueueFile.ts'
import type { JudgedStated, StatedOutcome } from './JudgedStated.ts'
import styles from './QueueFile.module.css'
import { queueFileMessages as messages } from './queueFileMessages.ts'

const VERDICT: Record<StatedOutcome, Verdict> = {
  add: 'verified',
  merge: 'verified',
  known: 'verified',
  past: 'caution',
  unsigned: 'caution',
  invalid: 'danger',
  unchecked: 'unchecked',
}

type Props = { readonly item: JudgedStated; readonly chain: Chain; readonly result: AddResult | undefined }

/** One transaction of the other service: what it does, what the import does with it, and the values that disagree. */
export function QueueFileRow({ item, chain, result }: Props) {
  const decode = useOfflineDecoder()
  const { stated, outcome, problems, valid, fresh } = item
  const { safe, transaction, note } = stated
  const { chainName: name, shortName, nativeCurrency } = chain
  const context = viewOfProposal(
    {
      kind: 'proposal',
      chainId: BigInt(chain.chainId),
      chain: { name, shortName, symbol: nativeCurrency.symbol },
      safe,
      version: '',
      transaction,
      signatures: [],
      proposer: null,
      createdAt: 0,
      note,
      account: null,
      names: [],
      tokens: [],
      messages: [],
    },
    decode,
  )
  const { parts } = statementOfCall({ call: transaction, tense: 'will', nonce: transaction.nonce }, context)
  const count = outcome === 'merge' ? messages.newSignatures(fresh) : messages.validSignatures(valid)
  // A signature was left out although the others are added.
  const verdict = problems.length > 0 && VERDICT[outcome] === 'verified' ? 'caution' : VERDICT[outcome]
  return (
    <li className={styles.row} data-outcome={outcome}>
      <span className={styles.title}>
        <StatementText parts={parts} />
        <span className={styles.meta}>
          {messages.transactionNumber({ nonce: transaction.nonce })}
          {valid > 0 && ` · ${count}`}
        </span>
        {note !== '' && <span className={styles.meta}>{messages.noteNotSigned({ note })}</span>}
      </span>
      {result === undefined ? (
        <VerdictBadge verdict={verdict} label={messages[outcome]} quiet />
      ) : (
        <VerdictBadge
          verdict={result.refusal === null ? 'verified' : 'caution'}
          label={result.refusal === null ? messages.added(result.signatures) : messages.unchecked}
          quiet
        />
      )}
      {(problems.length > 0 || result?.refusal) && (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {result?.refusal && <li>{messages.keptHere({ reason: result.refusal })}</li>}
        </ul>
      )}
    </li>
  )
}
