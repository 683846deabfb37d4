import { CountersignRing, SectionHeading } from '@countersign/ui'
import { type Address, isSameAddress } from '@countersign/primitives'
import { clsx } from 'clsx'
import type { SignatureCount } from '@countersign/safe/checks'
import { useWallet } from '../../data/wallet/walletStore.ts'
import { listWords } from './listWords.ts'
import styles from './Owners.module.css'
import { mustBeSignedAgain } from './queueWords.ts'
import type { QueueJudgement } from './useQueueEffect.ts'
import { useOwnerName } from './useOwnerName.ts'
import { useWaitingTitle } from './useWaitingTitle.ts'

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
        <SectionHeading title="Queued transactions" />
        <p>
          The effect of this change on the queue is not checked, because the page could not read the queue (
          {error.message}).
        </p>
      </section>
    )
  if (queue === null || lost.length + replaced.length + unchecked.length === 0) return null
  const say = (owner: Address) =>
    wallet.address !== null && isSameAddress(owner, wallet.address) ? 'you' : nameOf(owner)
  return (
    <section>
      {lost.length > 0 && (
        <>
          <SectionHeading
            title="Queued transactions that lose a signature"
            action={`${lost.length} of ${effects.length}`}
          />
          <div className={clsx('cs-panel', styles.frame)}>
            <table className={styles.table}>
              <caption className="cs-visually-hidden">Queued transactions that lose a signature</caption>
              <thead>
                <tr>
                  <th scope="col">Transaction</th>
                  <th scope="col">Signed before</th>
                  <th scope="col">Signed after</th>
                </tr>
              </thead>
              <tbody>
                {lost.map(({ transaction, before, after }) => (
                  <tr key={transaction.hash}>
                    <th scope="row">
                      {titleOf(transaction)}
                      <small>
                        Nonce {transaction.nonce.toString()}
                        {transaction.signedBy.length > 0 && `, signed by ${listWords(transaction.signedBy.map(say))}`}
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
          This change replaces {listWords(replaced.map(({ transaction }) => `“${titleOf(transaction)}”`))}, which{' '}
          {replaced.length === 1 ? 'has' : 'have'} the same nonce.
        </p>
      )}
      {unchecked.length > 0 && (
        <p className={styles.small}>
          Not checked: {listWords(unchecked.map(({ transaction }) => `nonce ${transaction.nonce}`))}. The signatures the
          service has for {unchecked.length === 1 ? 'it' : 'them'} could not be compared.
        </p>
      )}
      {lost.length > 0 && nonceBehind !== null && (
        <p className={styles.keep}>
          To keep these signatures, execute {listWords(lost.map(({ transaction }) => `nonce ${transaction.nonce}`))}{' '}
          first:{' '}
          {onBehind ? (
            <button type="button" className="cs-link" onClick={() => onBehind(nonceBehind)}>
              propose this change again with nonce {nonceBehind.toString()}
            </button>
          ) : (
            `propose this change again with nonce ${nonceBehind}`
          )}
          .
        </p>
      )}
      <p className={styles.small}>
        Queue from the service, hashes and signatures checked here against the owners at block{' '}
        {queue.block.toLocaleString('en')}.
      </p>
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
      {signed} of {needed}
    </span>
  )
}
