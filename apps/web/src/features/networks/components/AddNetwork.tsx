import { FieldNote, SectionHeading } from '@countersign/ui'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownChains } from '../../../shared/config/ownChains.ts'
import { useChains } from '../../../shared/config/useChains.ts'
import type { ChainNames } from '../describeChain.ts'
import type { NodeReport } from '../probeNode.ts'
import { useProbe } from '../useProbe.ts'
import { refreshChains } from './NetworkList.tsx'
import { NodeForm } from './NodeForm.tsx'
import styles from './Networks.module.css'

type Found = { readonly url: string; readonly report: NodeReport }

/** A network by the address of a node: what it is comes from the node, what it is called from you. */
export function AddNetwork() {
  const chains = useChains()
  const queryClient = useQueryClient()
  const { state, probe, fail } = useProbe()
  const [found, setFound] = useState<Found | null>(null)
  const [names, setNames] = useState<ChainNames>({ chainName: '', shortName: '', symbol: 'ETH' })
  const [added, setAdded] = useState<string | null>(null)
  async function submit(text: string) {
    setAdded(null)
    if (found && found.url === text.trim()) return add(found)
    const answer = await probe(text)
    if (!answer) return setFound(null)
    const { chainId } = answer.report
    const known = chains.find((chain) => chain.chainId === chainId)
    if (known) return fail(`${known.chainName} is set up already. Add this node to it in the list above.`)
    if (answer.report.versions.length === 0)
      return fail(
        `No version of the Safe contracts stands on network ${chainId} with its published code: no account can be used there.`,
      )
    const { knownNames } = await import('../describeChain.ts')
    setNames(knownNames(chainId) ?? { chainName: `Network ${chainId}`, shortName: `net${chainId}`, symbol: 'ETH' })
    setFound(answer)
  }
  async function add({ url, report }: Found) {
    const chainName = names.chainName.trim()
    if (chainName === '' || names.symbol.trim() === '') return fail('The network needs a name and a coin symbol.')
    if (!/^[a-z0-9-]{1,24}$/.test(names.shortName))
      return fail('The prefix is one to 24 small letters, digits or hyphens.')
    if (chains.some(({ shortName }) => shortName === names.shortName))
      return fail(`The prefix "${names.shortName}" is taken by another network.`)
    const { describeChain } = await import('../describeChain.ts')
    ownChains.update((all) => [...all, describeChain(report, { ...names, chainName }, url)])
    refreshChains(queryClient)
    setFound(null)
    setAdded(chainName)
  }
  return (
    <section className={styles.block} aria-labelledby="add-heading">
      <SectionHeading id="add-heading" title="Add a network" />
      <div className={`cs-panel ${styles.padded}`}>
        <NodeForm
          label="Node of the new network"
          submitLabel={found ? 'Add network' : 'Check'}
          state={state}
          onSubmit={submit}
        >
          {found && (
            <div className={styles.names}>
              <TextInput
                label="Name"
                value={names.chainName}
                onChange={(event) => setNames({ ...names, chainName: event.currentTarget.value })}
              />
              <TextInput
                label="Prefix of addresses"
                value={names.shortName}
                onChange={(event) => setNames({ ...names, shortName: event.currentTarget.value })}
              />
              <TextInput
                label="Coin"
                value={names.symbol}
                onChange={(event) => setNames({ ...names, symbol: event.currentTarget.value })}
              />
            </div>
          )}
        </NodeForm>
        {found && (
          <FieldNote kind={found.report.hasLogs ? 'ok' : 'caution'}>
            Network {found.report.chainId}, block {found.report.block.toLocaleString('en')}. Safe contracts{' '}
            {found.report.versions.join(', ')} stand there with their published code.
            {found.report.hasLogs ? '' : ' It does not answer eth_getLogs: there will be no history.'}
          </FieldNote>
        )}
        {added !== null && <FieldNote kind="ok">{added} was added.</FieldNote>}
      </div>
    </section>
  )
}
