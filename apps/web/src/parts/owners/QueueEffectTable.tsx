import { VerdictBadge } from '@countersign/ui'
import { clsx } from 'clsx'
import tables from '../lists/Table.module.css'
import { effectWords, mustBeSignedAgain } from './queueWords.ts'
import styles from './QueueEffect.module.css'
import type { QueueJudgement } from './useQueueEffect.ts'
import { useOwnerName } from './useOwnerName.ts'
import { useWaitingTitle } from './useWaitingTitle.ts'

/** Every waiting transaction, with its valid signatures before and after the change. */
export function QueueEffectTable({ judgement }: { judgement: QueueJudgement }) {
  const nameOf = useOwnerName()
  const titleOf = useWaitingTitle()
  const { queue, effects, error } = judgement
  if (error) return <p className={styles.quiet}>The page could not read the queue: {error.message}</p>
  if (queue === null) return <p className={styles.quiet}>Reading the queue…</p>
  if (effects.length === 0) return <p className={styles.quiet}>No other transaction is waiting.</p>
  return (
    <>
      <div className={clsx('cs-panel', tables.frame)}>
        <table className={clsx(tables.table, tables.cards, styles.effects)}>
          <caption className="cs-visually-hidden">What the change does to waiting transactions</caption>
          <thead>
            <tr>
              <th scope="col">Nonce</th>
              <th scope="col">Transaction</th>
              <th scope="col">Today</th>
              <th scope="col">After the change</th>
            </tr>
          </thead>
          <tbody>
            {effects.map((effect) => {
              const { transaction, place, before } = effect
              const words = effectWords(effect, nameOf)
              const isOpen = mustBeSignedAgain(effect)
              return (
                <tr key={transaction.hash}>
                  <td>
                    <b>{transaction.nonce.toString()}</b>
                  </td>
                  <th scope="row">{titleOf(transaction)}</th>
                  <td data-label="Today">
                    {transaction.signed === null ? '–' : `${before.signed} of ${before.needed}`}
                  </td>
                  <td data-label="After">
                    {transaction.signed === null && place !== 'replaced' ? (
                      <VerdictBadge verdict="unchecked" label={words} quiet />
                    ) : isOpen ? (
                      <VerdictBadge verdict="caution" label={words} quiet />
                    ) : place === 'replaced' ? (
                      <b>{words}</b>
                    ) : (
                      <span className={styles.quiet}>{words}</span>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {queue.hasMore && (
        <p className={styles.quiet}>
          The queue has more transactions than this page read. The further ones are not checked.
        </p>
      )}
    </>
  )
}
