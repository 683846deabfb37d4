import type { Chain } from '@countersign/api'
import { SectionHeading, toasts } from '@countersign/ui'
import { Button } from '@mantine/core'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { allChains, ownChains, useOwnChains } from '../../../data/config/ownChains.ts'
import { useChains } from '../../../data/query/useChains.ts'
import { queryKeys } from '../../../data/keys/queryKeys.ts'
import { setOwnOrigins } from '../../../data/rpc/ownOrigins.ts'
import { addOwnRpcUrl, removeOwnRpcUrl, restoreOwnRpcUrls, useOwnRpcUrls } from '../../../data/rpc/ownRpcUrls.ts'
import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog.tsx'
import { allOwnUrls, useProbe } from '../useProbe.ts'
import { NodeForm } from './NodeForm.tsx'
import styles from './Networks.module.css'
import { networksMessages } from '../networksMessages.ts'

/** Chains and the nodes used for each, own nodes first. */
export function NetworkList() {
  const chains = useChains()
  return (
    <section className={styles.block} aria-labelledby="networks-heading">
      <SectionHeading id="networks-heading" title={networksMessages.networks} count={chains.length} />
      <div className={`cs-panel ${styles.rows}`}>
        {chains.length === 0 && <p className={styles.empty}>{networksMessages.none}</p>}
        {chains.map((chain) => (
          <NetworkEntry key={chain.chainId} chain={chain} />
        ))}
      </div>
    </section>
  )
}

/** Updates the page's list after the own chains changed. */
export const refreshChains = (queryClient: QueryClient): void => {
  queryClient.setQueryData<Chain[]>(queryKeys.chains(), allChains())
  void queryClient.invalidateQueries({ queryKey: ['account'] })
}

function NetworkEntry({ chain }: { chain: Chain }) {
  const { chainId, chainName, publicRpcUri } = chain
  const own = useOwnRpcUrls()[chainId] ?? []
  const isOwn = useOwnChains().some((one) => one.chainId === chainId)
  const queryClient = useQueryClient()
  const [isAdding, setIsAdding] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { state, probe, fail } = useProbe()
  async function add(text: string) {
    const found = await probe(text)
    if (!found) return
    const { url, report } = found
    if (report.chainId !== chainId)
      return fail(networksMessages.otherNetwork({ found: report.chainId, network: chainName, chainId }))
    addOwnRpcUrl(chainId, url)
    setIsAdding(false)
    button.current?.focus()
    void queryClient.invalidateQueries({ queryKey: ['account', chainId] })
  }
  const remove = (url: string) => {
    removeOwnRpcUrl(chainId, url)
    setOwnOrigins(allOwnUrls())
    const undo = () => {
      restoreOwnRpcUrls(chainId, own)
      setOwnOrigins(allOwnUrls())
    }
    toasts.show({
      kind: 'info',
      title: networksMessages.nodeRemoved({ network: chainName }),
      action: { label: networksMessages.undo, onClick: undo },
    })
  }
  const forget = () => {
    ownChains.update((all) => all.filter((one) => one.chainId !== chainId))
    setOwnOrigins(allOwnUrls())
    refreshChains(queryClient)
  }
  return (
    <div className={styles.network}>
      <div className={styles.row}>
        <div>
          <h3>{chainName}</h3>
          <p>{isOwn ? networksMessages.ownNetwork({ chainId }) : networksMessages.network({ chainId })}</p>
        </div>
        <div className={styles.acts}>
          {isOwn && (
            <Button
              size="xs"
              onClick={() => setAsking(true)}
              aria-label={networksMessages.removeNamed({ name: chainName })}
            >
              {networksMessages.remove}
            </Button>
          )}
          <Button
            ref={button}
            size="xs"
            onClick={() => setIsAdding(!isAdding)}
            aria-label={networksMessages.addNodeTo({ network: chainName })}
          >
            {networksMessages.addNode}
          </Button>
        </div>
      </div>
      <ul className={styles.nodes} aria-label={networksMessages.nodesOf({ network: chainName })}>
        {own.map((url) => (
          <li key={url}>
            <code>{url}</code>
            <span>{networksMessages.usedFirst}</span>
            <button
              type="button"
              className="cs-link"
              onClick={() => remove(url)}
              aria-label={networksMessages.removeNamed({ name: url })}
            >
              {networksMessages.remove}
            </button>
          </li>
        ))}
        {publicRpcUri.value !== '' && (
          <li>
            <code>{publicRpcUri.value}</code>
            <span>{isOwn ? networksMessages.yours : networksMessages.configured}</span>
          </li>
        )}
      </ul>
      {isAsking && (
        <ConfirmDialog
          title={networksMessages.removeTitle({ name: chainName })}
          act={networksMessages.remove}
          onClose={() => setAsking(false)}
          onConfirm={forget}
        >
          <p>{networksMessages.removeText}</p>
        </ConfirmDialog>
      )}
      {isAdding && (
        <NodeForm
          label={networksMessages.nodeOf({ network: chainName })}
          hint={networksMessages.nodeHint}
          submitLabel={networksMessages.checkAndAdd}
          state={state}
          autoFocus
          onSubmit={add}
        />
      )}
    </div>
  )
}
