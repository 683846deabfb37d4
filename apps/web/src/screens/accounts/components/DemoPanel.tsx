import { Button } from '@mantine/core'
import { errorText } from '@countersign/primitives'
import type { PageConfig } from '@countersign/api'
import { AddressLabel, Chip, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useChains } from '../../../data/query/useChains.ts'
import type { DemoOwner } from './FirstRun.tsx'
import styles from './FirstRun.module.css'

export interface DemoPanelProps {
  demo: NonNullable<PageConfig['demo']>
  onUse(owner: DemoOwner): Promise<void>
}

/** The demo account and its owners. On local chains only, always with the warning. */
export function DemoPanel({ demo, onUse }: DemoPanelProps) {
  const chains = useChains()
  const [failure, setFailure] = useState<string | null>(null)
  const use = (owner: DemoOwner) => {
    setFailure(null)
    onUse(owner).catch((error: unknown) => setFailure(errorText(error)))
  }
  return (
    <aside aria-label="Demo">
      <section className="cs-panel" aria-labelledby="demo-heading">
        <div className={styles.demoHead}>
          <h2 id="demo-heading">Try it on this local chain</h2>
          <Chip look="tag">chain {demo.chainIds.join(', ')}</Chip>
        </div>
        <ul className={styles.demo}>
          {demo.accounts.map(({ chainId, address, name }) => {
            const chain = chains.find((one) => one.chainId === chainId)
            if (!chain) return null
            const words = demo.accounts.length > 1 ? `${name}, ${chain.chainName}` : name
            return (
              <li key={`${chainId}:${address}`}>
                <AddressLabel address={address} name={words} shape="account" size={24} />
                <Button
                  size="xs"
                  aria-label={`Open ${words}`}
                  renderRoot={(props) => (
                    <Link to="/safes/$safe" params={{ safe: `${chain.shortName}:${address}` }} {...props} />
                  )}
                >
                  Open
                </Button>
              </li>
            )
          })}
        </ul>
        <h3 className={styles.owners}>Demo owners</h3>
        <ul className={styles.demo}>
          {demo.owners.map((owner) => (
            <li key={owner.address}>
              <AddressLabel address={owner.address} name={owner.name} size={24} />
              <Button size="xs" aria-label={`Use ${owner.name}`} onClick={() => use(owner)}>
                Use
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.warning}>
        {failure !== null && <VerdictNote verdict="danger" title={failure} announce />}
        <VerdictNote verdict="caution" title="Demo keys are public">
          They are offered on local chains only. Assets sent to them on a real network are lost.
        </VerdictNote>
      </div>
    </aside>
  )
}
