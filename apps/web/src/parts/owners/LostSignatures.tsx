import { CountersignRing, RichText, SectionHeading } from '@countersign/ui'
import { errorText, type Address, isSameAddress } from '@countersign/primitives'
import { clsx } from 'clsx'
import type { SignatureCount } from '@countersign/safe/checks'
import { useWallet } from '../../data/wallet/walletStore.ts'
import styles from './Owners.module.css'
import { mustBeSignedAgain } from './queueWords.ts'
import type { QueueJudgement } from './useQueueEffect.ts'
import { useOwnerName } from './useOwnerName.ts'
import { useWaitingTitle } from './useWaitingTitle.ts'
import { ownerChangeMessages } from './ownerChangeMessages.ts'

type Props = {
  readonly judgement: QueueJudgement
  /** Proposes the same change with a nonce after all waiting transactions; missing when this page cannot. */
  readonly onBehind?: (nonce: bigint) => void
}

/** The waiting transactions that lose a signature or their threshold by a change of owners, and how to keep the signatures. */
export function LostSignatures({ judgement: { queue, effects, nonceBehind, error }, onBehind }: Props) {
  const nameOf = useOwnerName()
  const titleOf = useWaitingTitle()
  const wallet = useWallet()
  const lost = effects.filter(mustBeSignedAgain)
  const replaced = effects.filter(({ place }) => place === 'replaced')
  const unchecked = effects.filter(({ transaction, place }) => transaction.signed === null && place === 'behind')
  if (error)
    return (
      <section>
        <SectionHeading title={ownerChangeMessages.queued} />
        <p>{ownerChangeMessages.queueNotRead({ reason: errorText(error) })}</p>
      </section>
    )
  if (queue === null || lost.length + replaced.length + unchecked.length === 0) return null
  const say = (owner: Address) =>
    wallet.address !== null && isSameAddress(owner, wallet.address) ? ownerChangeMessages.you : nameOf(owner)
  return (
    <section>
      {lost.length > 0 && (
        <>
          <SectionHeading
            title={ownerChangeMessages.losingSignature}
            action={ownerChangeMessages.partOf({ part: lost.length, whole: effects.length })}
          />
          <div className={clsx('cs-panel', styles.frame)}>
            <table className={styles.table}>
              <caption className="cs-visually-hidden">{ownerChangeMessages.losingSignature}</caption>
              <thead>
                <tr>
                  <th scope="col">{ownerChangeMessages.transaction}</th>
                  <th scope="col">{ownerChangeMessages.signedBefore}</th>
                  <th scope="col">{ownerChangeMessages.signedAfter}</th>
                </tr>
              </thead>
              <tbody>
                {lost.map(({ transaction, before, after }) => (
                  <tr key={transaction.hash}>
                    <th scope="row">
                      {titleOf(transaction)}
                      <small>
                        {transaction.signedBy.length === 0
                          ? ownerChangeMessages.transactionNumber({ nonce: transaction.nonce })
                          : ownerChangeMessages.transactionSignedBy({
                              nonce: transaction.nonce,
                              owners: transaction.signedBy.map(say),
                            })}
                      </small>
                    </th>
                    <td>
                      <Count {...before} />
                    </td>
                    <td>
                      <b>
                        <Count {...after} />
                      </b>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
      {replaced.length > 0 && (
        <p className={styles.small}>
          {ownerChangeMessages.replaces({ titles: replaced.map(({ transaction }) => titleOf(transaction)) })}
        </p>
      )}
      {unchecked.length > 0 && (
        <p className={styles.small}>
          {ownerChangeMessages.uncheckedTransactions({ nonces: unchecked.map(({ transaction }) => transaction.nonce) })}
        </p>
      )}
      {lost.length > 0 && nonceBehind !== null && (
        <p className={styles.keep}>
          <RichText
            text={ownerChangeMessages.keepThem({
              nonces: lost.map(({ transaction }) => transaction.nonce),
              behind: nonceBehind,
            })}
            slots={{
              again: (words) =>
                onBehind ? (
                  <button type="button" className="cs-link" onClick={() => onBehind(nonceBehind)}>
                    {words}
                  </button>
                ) : (
                  words
                ),
            }}
          />
        </p>
      )}
      <p className={styles.small}>{ownerChangeMessages.queueSource({ block: queue.block })}</p>
    </section>
  )
}

function Count({ signed, needed }: SignatureCount) {
  return (
    <span className={styles.ring}>
      <CountersignRing
        required={needed}
        signed={Math.min(signed, needed)}
        state={signed >= needed ? 'ready' : 'open'}
        size={22}
        label=""
      />
      {ownerChangeMessages.partOf({ part: signed, whole: needed })}
    </span>
  )
}
