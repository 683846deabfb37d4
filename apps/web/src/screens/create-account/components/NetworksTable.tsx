import type { Chain } from '@countersign/api'
import { errorText } from '@countersign/primitives'
import { FieldNote, SectionHeading } from '@countersign/ui'
import { Checkbox, SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import tables from '../../../parts/lists/Table.module.css'
import { createMessages as messages } from '../createMessages.ts'
import type { ChosenNetwork } from '../model/CreateDraft.ts'
import { type NetworkRow, refusedOf, useNetworkAnswers } from '../model/useNetworkAnswers.ts'
import { NetworkCost } from './NetworkCost.tsx'
import styles from './Networks.module.css'

type Props = {
  readonly chains: readonly Chain[]
  readonly chosen: readonly ChosenNetwork[]
  readonly version: string | null
  /** How many owners the form has, which decides the cost. */
  readonly owners: number
  readonly onChange: (chosen: readonly ChosenNetwork[]) => void
}

/** The networks, which of them can have the address, when each is paid, and what it costs. */
export function NetworksTable({ chains, chosen, version, owners, onChange }: Props) {
  const { first, rows } = useNetworkAnswers(chains, chosen, version)
  const possible = rows.filter(({ answer }) => answer?.isPossible === true)
  const refused = refusedOf(rows)
  const choose = (chainId: string, isChosen: boolean) =>
    onChange(
      isChosen ? [...chosen, { chainId, isLater: false }] : chosen.filter((network) => network.chainId !== chainId),
    )
  const pay = (chainId: string, isLater: boolean) =>
    onChange(chosen.map((one) => (one.chainId === chainId ? { ...one, isLater } : one)))
  const addAll = () =>
    onChange([
      ...chosen,
      ...possible.flatMap(({ chain: { chainId }, choice }) => (choice === null ? [{ chainId, isLater: true }] : [])),
    ])
  return (
    <section className={styles.networks}>
      <SectionHeading
        title={messages.networks}
        count={messages.networksChosen({ chosen: chosen.length, of: chains.length })}
        action={
          <span className={styles.acts}>
            {possible.some(({ choice }) => choice === null) && (
              <button type="button" className="cs-link" onClick={addAll}>
                {messages.chooseAll}
              </button>
            )}
            <Link to="/settings/networks" className="cs-link">
              {messages.addNetwork}
            </Link>
          </span>
        }
      />
      <div className={`cs-panel ${tables.frame}`}>
        <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{messages.network}</th>
              <th scope="col">{messages.canHave}</th>
              <th scope="col">{messages.creatingThere}</th>
              <th scope="col">{messages.costOfOwners({ owners })}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const { chain, answer, choice } = row
              const isRefused = answer?.isPossible === false
              const reasonId = `network-${chain.chainId}`
              return (
                <tr key={chain.chainId} data-refused={isRefused || undefined}>
                  <th scope="row">
                    <Checkbox
                      label={chain.chainName}
                      checked={choice !== null}
                      disabled={isRefused && choice === null}
                      aria-describedby={reasonId}
                      onChange={(event) => choose(chain.chainId, event.currentTarget.checked)}
                    />
                  </th>
                  <td id={reasonId}>
                    <Answer {...row} />
                  </td>
                  <td>
                    {choice && !isRefused && (
                      <SegmentedControl
                        size="xs"
                        aria-label={messages.payOn({ chain: chain.chainName })}
                        value={choice.isLater ? 'later' : 'now'}
                        data={[
                          { value: 'now', label: messages.payNow },
                          { value: 'later', label: messages.payLater },
                        ]}
                        onChange={(value) => pay(chain.chainId, value === 'later')}
                      />
                    )}
                  </td>
                  <td className={styles.costs} data-later={choice?.isLater || undefined}>
                    {choice && !isRefused && first && <Cost choice={choice} {...{ first, chain, version, owners }} />}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {refused.length > 0 && (
        <FieldNote kind="error">
          {messages.refusedChosen({ networks: refused.map(({ chainName }) => chainName) })}
        </FieldNote>
      )}
    </section>
  )
}

type CostProps = Parameters<typeof NetworkCost>[0] & { readonly choice: ChosenNetwork }

const Cost = ({ choice, ...network }: CostProps) =>
  choice.isLater ? <span className={styles.quiet}>{messages.costNoneYet}</span> : <NetworkCost {...network} />

function Answer({ answer, error }: NetworkRow) {
  if (answer?.isPossible === true) return <FieldNote kind="ok">{messages.possible}</FieldNote>
  if (answer) return <span className={styles.refused}>{messages.impossible({ reason: answer.reason })}</span>
  if (error) return <span className={styles.refused}>{messages.notRead({ reason: errorText(error) })}</span>
  return <span className={styles.quiet}>{messages.reading}</span>
}
