import { Button } from '@mantine/core'
import { errorText } from '@countersign/primitives'
import type { PageConfig } from '@countersign/api'
import { AddressLabel, Chip, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useChains } from '../../../data/query/useChains.ts'
import type { DemoOwner } from './FirstRun.tsx'
import styles from './FirstRun.module.css'
import { demoMessages } from '../demoMessages.ts'

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
    <aside aria-label={demoMessages.demo}>
      <section className="cs-panel" aria-labelledby="demo-heading">
        <div className={styles.demoHead}>
          <h2 id="demo-heading">{demoMessages.title}</h2>
          <Chip look="tag">{demoMessages.chains({ chains: demo.chainIds.join(', ') })}</Chip>
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
                  aria-label={demoMessages.openNamed({ account: words })}
                  renderRoot={(props) => (
                    <Link to="/safes/$safe" params={{ safe: `${chain.shortName}:${address}` }} {...props} />
                  )}
                >
                  {demoMessages.open}
                </Button>
              </li>
            )
          })}
        </ul>
        <h3 className={styles.owners}>{demoMessages.owners}</h3>
        <ul className={styles.demo}>
          {demo.owners.map((owner) => (
            <li key={owner.address}>
              <AddressLabel address={owner.address} name={owner.name} size={24} />
              <Button size="xs" aria-label={demoMessages.useNamed({ owner: owner.name })} onClick={() => use(owner)}>
                {demoMessages.use}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.warning}>
        {failure !== null && <VerdictNote verdict="danger" title={failure} announce />}
        <VerdictNote verdict="caution" title={demoMessages.public}>
          {demoMessages.publicDetail}
        </VerdictNote>
      </div>
    </aside>
  )
}
