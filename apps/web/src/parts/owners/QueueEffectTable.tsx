import { errorText, numberText } from '@countersign/primitives'
import { VerdictBadge } from '@countersign/ui'
import { clsx } from 'clsx'
import tables from '../lists/Table.module.css'
import { effectWords, mustBeSignedAgain } from './queueWords.ts'
import styles from './QueueEffect.module.css'
import type { QueueJudgement } from './useQueueEffect.ts'
import { useOwnerName } from './useOwnerName.ts'
import { useWaitingTitle } from './useWaitingTitle.ts'
import { ownerChangeMessages } from './ownerChangeMessages.ts'

/** Every waiting transaction, with its valid signatures before and after the change. */
export function QueueEffectTable({ judgement }: { judgement: QueueJudgement }) {
  const nameOf = useOwnerName()
  const titleOf = useWaitingTitle()
  const { queue, effects, error } = judgement
  if (error) return <p className={styles.quiet}>{ownerChangeMessages.queueError({ reason: errorText(error) })}</p>
  if (queue === null) return <p className={styles.quiet}>{ownerChangeMessages.readingQueue}</p>
  if (effects.length === 0) return <p className={styles.quiet}>{ownerChangeMessages.noOtherWaits}</p>
  return (
    <>
      <div className={clsx('cs-panel', tables.frame)}>
        <table className={clsx(tables.table, tables.cards, styles.effects)}>
          <caption className="cs-visually-hidden">{ownerChangeMessages.whatChangeDoes}</caption>
          <thead>
            <tr>
              <th scope="col">{ownerChangeMessages.number}</th>
              <th scope="col">{ownerChangeMessages.transaction}</th>
              <th scope="col">{ownerChangeMessages.today}</th>
              <th scope="col">{ownerChangeMessages.afterChange}</th>
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
                    <b>{numberText(transaction.nonce)}</b>
                  </td>
                  <th scope="row">{titleOf(transaction)}</th>
                  <td data-label={ownerChangeMessages.today}>
                    {transaction.signed === null
                      ? '–'
                      : ownerChangeMessages.partOf({ part: before.signed, whole: before.needed })}
                  </td>
                  <td data-label={ownerChangeMessages.after}>
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
      {queue.hasMore && <p className={styles.quiet}>{ownerChangeMessages.queueHasMore}</p>}
    </>
  )
}
