import { FieldNote, SectionHeading } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ownChains } from '../../../data/config/ownChains.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { checkNames, type NamesProblem } from '../checkNames.ts'
import type { ChainNames } from '../describeChain.ts'
import type { NodeReport } from '../probeNode.ts'
import { useProbe } from '../useProbe.ts'
import { NameFields } from './NameFields.tsx'
import { refreshChains } from './NetworkList.tsx'
import { NodeForm } from './NodeForm.tsx'
import styles from './Networks.module.css'
import { addNetworkMessages } from '../addNetworkMessages.ts'

type Found = { readonly url: string; readonly report: NodeReport }

/** Adds a chain by the address of a node. The node supplies its data, and the owner its names. */
export function AddNetwork() {
  const chains = useChains()
  const queryClient = useQueryClient()
  const { state, probe, fail } = useProbe()
  const [found, setFound] = useState<Found | null>(null)
  const [names, setNames] = useState<ChainNames>({ chainName: '', shortName: '', symbol: 'ETH' })
  const [namesProblem, setNamesProblem] = useState<NamesProblem | null>(null)
  const answerId = useId()
  const [added, setAdded] = useState<string | null>(null)
  async function submit(text: string) {
    setAdded(null)
    setNamesProblem(null)
    if (found && found.url === text.trim()) return add(found)
    const answer = await probe(text)
    if (!answer) return setFound(null)
    const { chainId } = answer.report
    const known = chains.find((chain) => chain.chainId === chainId)
    if (known) return fail(addNetworkMessages.known({ network: known.chainName }))
    if (answer.report.versions.length === 0) return fail(addNetworkMessages.noContracts({ chainId }))
    const { knownNames } = await import('../describeChain.ts')
    setNames(
      knownNames(chainId) ?? {
        chainName: addNetworkMessages.newName({ chainId }),
        shortName: `net${chainId}`,
        symbol: 'ETH',
      },
    )
    setFound(answer)
  }
  async function add({ url, report }: Found) {
    const problem = checkNames(names, chains)
    if (problem !== null) return setNamesProblem(problem)
    const chainName = names.chainName.trim()
    const { describeChain } = await import('../describeChain.ts')
    ownChains.update((all) => [...all, describeChain(report, { ...names, chainName }, url)])
    refreshChains(queryClient)
    setFound(null)
    setAdded(chainName)
  }
  return (
    <section className={styles.block} aria-labelledby="add-heading">
      <SectionHeading id="add-heading" title={addNetworkMessages.title} />
      <div className={`cs-panel ${styles.padded}`}>
        <NodeForm
          label={addNetworkMessages.node}
          hint={addNetworkMessages.nodeHint}
          submitLabel={found ? addNetworkMessages.add : addNetworkMessages.check}
          state={state}
          answerId={found ? answerId : undefined}
          onSubmit={submit}
        >
          {found && <NameFields names={names} problem={namesProblem} onChange={setNames} />}
        </NodeForm>
        {found && (
          <FieldNote kind={found.report.hasLogs ? 'ok' : 'caution'} id={answerId}>
            {addNetworkMessages.found(found.report)} {!found.report.hasLogs && addNetworkMessages.noLogs}
          </FieldNote>
        )}
        {added !== null && <FieldNote kind="ok">{addNetworkMessages.added({ network: added })}</FieldNote>}
      </div>
    </section>
  )
}
