import type { Chain } from '@countersign/api'
import { errorText } from '@countersign/primitives'
import { FieldNote, SectionHeading } from '@countersign/ui'
import { Checkbox, SegmentedControl } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import tables from '../../../parts/lists/Table.module.css'
import { createMessages as messages } from '../createMessages.ts'
import type { ChosenNetwork } from '../model/CreateDraft.ts'
import { networkAnswerQuery } from '../model/planQuery.ts'
import styles from './Networks.module.css'

type Props = {
  readonly chains: readonly Chain[]
  readonly chosen: readonly ChosenNetwork[]
  readonly version: string | null
  readonly onChange: (chosen: readonly ChosenNetwork[]) => void
}

/** Every network with its own answer: whether it has the contracts that give the same address. */
export function NetworksTable({ chains, chosen, version, onChange }: Props) {
  const first = chains.find(({ chainId }) => chainId === chosen[0]?.chainId) ?? chains[0]
  const answers = useQueries({
    queries: chains.map((chain) => networkAnswerQuery(first ?? chain, chain, version)),
  })
  const rows = chains.map((chain, index) => ({ chain, answer: answers[index] }))
  const possible = rows.filter(({ answer }) => answer?.data?.isPossible === true)
  const toggle = (chainId: string, isChosen: boolean) =>
    onChange(
      isChosen ? [...chosen, { chainId, isLater: false }] : chosen.filter((network) => network.chainId !== chainId),
    )
  const addAll = () =>
    onChange([
      ...chosen,
      ...possible.flatMap(({ chain: { chainId } }) =>
        chosen.some((network) => network.chainId === chainId) ? [] : [{ chainId, isLater: true }],
      ),
    ])
  return (
    <section>
      <SectionHeading
        title={messages.networks}
        count={messages.networksChosen({ chosen: chosen.length, of: chains.length })}
        action={
          <span className={styles.acts}>
            {possible.length > chosen.length && (
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
      <p className={styles.help}>{messages.networksHelp}</p>
      <div className={`cs-panel ${tables.frame}`}>
        <table className={`${tables.table} ${tables.cards} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{messages.networks}</th>
              <th scope="col">{messages.canHave}</th>
              <th scope="col">{messages.creatingThere}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ chain, answer }) => {
              const network = chosen.find(({ chainId }) => chainId === chain.chainId)
              const isRefused = answer?.data?.isPossible === false
              const reasonId = `network-${chain.chainId}`
              return (
                <tr key={chain.chainId} data-refused={isRefused || undefined}>
                  <th scope="row">
                    <Checkbox
                      label={chain.chainName}
                      checked={network !== undefined}
                      disabled={isRefused && network === undefined}
                      aria-describedby={reasonId}
                      onChange={(event) => toggle(chain.chainId, event.currentTarget.checked)}
                    />
                  </th>
                  <td id={reasonId}>
                    <Answer answer={answer} />
                  </td>
                  <td>
                    {network && !isRefused && (
                      <SegmentedControl
                        size="xs"
                        aria-label={messages.payOn({ chain: chain.chainName })}
                        value={network.isLater ? 'later' : 'now'}
                        data={[
                          { value: 'now', label: messages.payNow },
                          { value: 'later', label: messages.payLater },
                        ]}
                        onChange={(value) =>
                          onChange(
                            chosen.map((one) =>
                              one.chainId === chain.chainId ? { ...one, isLater: value === 'later' } : one,
                            ),
                          )
                        }
                      />
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type AnswerOf = { readonly data?: { isPossible: boolean; reason?: string } | undefined; readonly error: Error | null }

function Answer({ answer }: { answer: AnswerOf | undefined }) {
  if (answer?.data?.isPossible === true) return <FieldNote kind="ok">{messages.possible}</FieldNote>
  if (answer?.data)
    return <span className={styles.refused}>{messages.impossible({ reason: answer.data.reason ?? '' })}</span>
  if (answer?.error)
    return <span className={styles.refused}>{messages.notRead({ reason: errorText(answer.error) })}</span>
  return <span className={styles.quiet}>{messages.reading}</span>
}
