import { type Address, formatAccountAddress, shortenAddress } from '@countersign/primitives'
import { Icon } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import styles from './Levels.module.css'
import type { Step } from './stepsOf.ts'
import { levelMessages as messages } from './levelMessages.ts'

/** The remaining steps in order: signatures on the lowest level, then one execution for each level above. */
export function StepTable({ steps }: { steps: readonly Step[] }) {
  const { chain, chainId, safe: page } = useAccount()
  const { nameOf } = useNames()
  const name = (address: Address) => nameOf(address, chainId)?.name ?? shortenAddress(address)
  return (
    <div className={`cs-panel ${styles.steps}`} tabIndex={0} role="region" aria-label={messages.steps}>
      <table>
        <thead>
          <tr>
            <th>{messages.step}</th>
            <th>{messages.by}</th>
            <th>{messages.onDevice}</th>
            <th>{messages.gas}</th>
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
                      {state === 'done' ? <Icon name="check" label={messages.done} size={13} /> : index + 1}
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
                <td>{kind === 'sign' ? messages.you : others > 0 ? messages.anyAfter(others) : messages.any}</td>
                <td>
                  {kind === 'sign' ? messages.hashesOf({ level: level.path.length }) : messages.normalTransaction}
                </td>
                <td>{kind === 'sign' ? messages.noGas : messages.paidBySender}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function wordsOf({ kind, level, above }: Step, name: (address: Address) => string): string {
  const number = level.agreement?.nonce.toString()
  const account = name(level.account)
  if (kind === 'sign')
    return number === undefined
      ? messages.propose({ above: name(above?.account ?? level.account), account })
      : messages.sign({ number, account })
  if (above === null)
    return number === undefined ? messages.executeUnnumbered({ account }) : messages.execute({ number, account })
  return number === undefined ? messages.approveUnnumbered({ account }) : messages.approve({ number, account })
}
