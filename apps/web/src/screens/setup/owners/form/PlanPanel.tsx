import type { Address } from '@countersign/primitives'
import type { OwnerCall } from '@countersign/safe/light'
import { ShortHex } from '@countersign/ui'
import type { ReactNode } from 'react'
import { useAccount } from '../../../../data/url/useAccount.ts'
import { useNames } from '../../../../data/names/useNames.ts'
import styles from './OwnersPage.module.css'

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
            ? 'The calls appear when the list is complete'
            : calls.length === 0
              ? 'Nothing changes yet'
              : `One transaction, ${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`}
        </h2>
        {calls !== null && calls.length > 0 && nonce !== null && (
          <span className={styles.small}>nonce {nonce.toString()}</span>
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
                  <span className={styles.small}>
                    Replacing an owner takes fewer calls than removing one and adding another.
                  </span>
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
          <>
            Replace {who(step.leaves)} with {who(step.comes)}
          </>
        )
      case 'add':
        return (
          <>
            Add {who(step.comes)}
            {then(step.threshold)}
          </>
        )
      case 'remove':
        return (
          <>
            Remove {who(step.leaves)}
            {then(step.threshold)}
          </>
        )
      case 'threshold':
        return `Change the signatures needed from ${threshold} to ${step.threshold}`
    }
  }

  function who(owner: Address): ReactNode {
    return <Who owner={owner} typed={typedNameOf(owner)} />
  }
}

const then = (threshold: number | null): string =>
  threshold === null ? '' : `, then ${threshold} ${threshold === 1 ? 'signature is' : 'signatures are'} needed`

function Who({ owner, typed }: { owner: Address; typed: string | null }) {
  const { chainId } = useAccount()
  const name = useNames().nameOf(owner, chainId)?.name ?? typed
  return name === null ? <ShortHex value={owner} /> : <b>{name}</b>
}
