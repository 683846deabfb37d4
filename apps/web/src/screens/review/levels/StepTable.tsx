import { type Address, formatAccountAddress, shortenAddress } from '@countersign/primitives'
import { Icon } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import styles from './Levels.module.css'
import type { Step } from './stepsOf.ts'

/** The remaining steps in order: signatures on the lowest level, then one execution for each level above. */
export function StepTable({ steps }: { steps: readonly Step[] }) {
  const { chain, chainId, safe: page } = useAccount()
  const { nameOf } = useNames()
  const name = (address: Address) => nameOf(address, chainId)?.name ?? shortenAddress(address)
  return (
    <div className={`cs-panel ${styles.steps}`} tabIndex={0} role="region" aria-label="Steps in order">
      <table>
        <thead>
          <tr>
            <th>Step</th>
            <th>By</th>
            <th>On the device</th>
            <th>Gas</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => {
            const { kind, level, state, others } = step
            const safe = formatAccountAddress({ shortName: chain.shortName, address: level.account })
            const isElsewhere = level.account.toLowerCase() !== page.toLowerCase()
            const words = wordsOf(step, name)
            return (
              <tr
                key={`${kind}${level.path.join()}`}
                data-state={state}
                aria-current={state === 'now' ? 'step' : undefined}
              >
                <td>
                  <div className={styles.step}>
                    <span className={styles.number}>
                      {state === 'done' ? <Icon name="check" label="Done" size={13} /> : index + 1}
                    </span>
                    {isElsewhere && level.agreement ? (
                      <Link
                        className="cs-link"
                        to="/safes/$safe/transactions/$id"
                        params={{ safe, id: level.agreement.hash }}
                      >
                        {words}
                      </Link>
                    ) : (
                      <span>{words}</span>
                    )}
                  </div>
                </td>
                <td>
                  {kind === 'sign'
                    ? 'You'
                    : others > 0
                      ? `Any wallet, after ${others} more of its owners`
                      : 'Any wallet'}
                </td>
                <td>{kind === 'sign' ? `the hashes of level ${level.path.length}` : 'a normal transaction'}</td>
                <td>{kind === 'sign' ? 'none' : 'paid by the sender'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function wordsOf({ kind, level, above }: Step, name: (address: Address) => string): string {
  const nonce = level.agreement && `nonce ${level.agreement.nonce}`
  const own = name(level.account)
  if (kind === 'sign')
    return nonce !== null
      ? `Sign ${nonce} of ${own}`
      : `Propose the approval of ${name(above?.account ?? level.account)} in ${own}, and sign it`
  if (above === null) return `Execute ${nonce ?? 'the transaction'} of ${own}`
  return `Execute ${nonce ?? 'it'}${nonce === null ? ` in ${own}` : ` of ${own}`}, which approves the hash`
}
