import type { Address } from '@countersign/primitives'
import type { OwnerCall } from '@countersign/safe/light'
import { RichText, ShortHex } from '@countersign/ui'
import type { ReactNode } from 'react'
import { useAccount } from '../../../../data/url/useAccount.ts'
import { useNames } from '../../../../data/names/useNames.ts'
import styles from './OwnersPage.module.css'
import { ownersFormMessages } from './ownersFormMessages.ts'

type Props = {
  /** Null while the list is invalid. */
  readonly calls: readonly OwnerCall[] | null
  /** The current threshold. */
  readonly threshold: number
  readonly nonce: bigint | null
  /** The typed name of an owner whose name is not saved yet. */
  readonly typedNameOf: (owner: Address) => string | null
}

/** The change in words, call by call, with the contract's method below each. */
export function PlanPanel({ calls, threshold, nonce, typedNameOf }: Props) {
  return (
    <section className="cs-panel" aria-labelledby="plan-heading">
      <div className={styles.panelHead}>
        <h2 id="plan-heading">
          {calls === null
            ? ownersFormMessages.callsLater
            : calls.length === 0
              ? ownersFormMessages.nothingChanges
              : ownersFormMessages.oneTransaction({ calls: calls.length })}
        </h2>
        {calls !== null && calls.length > 0 && nonce !== null && (
          <span className={styles.small}>{ownersFormMessages.transactionNumber({ nonce })}</span>
        )}
      </div>
      {calls !== null && calls.length > 0 && (
        <ol className={styles.calls}>
          {calls.map(({ step, method }, index) => (
            <li key={index}>
              <span className={styles.number}>{index + 1}</span>
              <div>
                {words(step)}
                {step.kind === 'replace' && !step.isChosen && (
                  <span className={styles.small}>{ownersFormMessages.fewerCalls}</span>
                )}
                <code>{method}</code>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )

  function words(step: OwnerCall['step']): ReactNode {
    switch (step.kind) {
      case 'replace':
        return (
          <RichText
            text={ownersFormMessages.replaceStep}
            slots={{ leaves: who(step.leaves), comes: who(step.comes) }}
          />
        )
      case 'add':
        return (
          <RichText
            text={ownersFormMessages.addStep({ threshold: step.threshold })}
            slots={{ comes: who(step.comes) }}
          />
        )
      case 'remove':
        return (
          <RichText
            text={ownersFormMessages.removeStep({ threshold: step.threshold })}
            slots={{ leaves: who(step.leaves) }}
          />
        )
      case 'threshold':
        return ownersFormMessages.changeThreshold({ before: threshold, after: step.threshold })
    }
  }

  function who(owner: Address): ReactNode {
    return <Who owner={owner} typed={typedNameOf(owner)} />
  }
}

function Who({ owner, typed }: { owner: Address; typed: string | null }) {
  const { chainId } = useAccount()
  const name = useNames().nameOf(owner, chainId)?.name ?? typed
  return name === null ? <ShortHex value={owner} /> : <b>{name}</b>
}
