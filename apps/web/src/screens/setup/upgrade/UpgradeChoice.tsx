import type { UpgradeTarget } from '@countersign/safe/upgrade'
import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import { useAccount } from '../../../data/url/useAccount.ts'
import { possibleUpgrades } from './chooseUpgrade.ts'
import type { Upgrade } from '../../../parts/contracts/readUpgrades.ts'
import styles from './Upgrade.module.css'
import { upgradeMessages } from './upgradeMessages.ts'

interface UpgradeChoiceProps {
  upgrades: readonly Upgrade[]
  chosen: UpgradeTarget
  onTarget: (target: UpgradeTarget) => void
}

/** The versions to choose from; hidden if there is only one. */
export function UpgradeChoice({ upgrades, chosen, onTarget }: UpgradeChoiceProps) {
  const { chain } = useAccount()
  const id = useId()
  const possible = possibleUpgrades(upgrades)
  if (possible.length < 2) return null
  return (
    <div className={`cs-panel ${styles.versions}`}>
      <b id={id}>{upgradeMessages.newVersion}</b>
      <SegmentedControl
        aria-labelledby={id}
        data={possible.map(({ target }) => target)}
        value={chosen}
        onChange={(value) => {
          const next = possible.find(({ target }) => target === value)
          if (next) onTarget(next.target)
        }}
      />
      {chain.recommendedMasterCopyVersion && (
        <span className={styles.source}>
          {upgradeMessages.recommended({
            version: chain.recommendedMasterCopyVersion,
            network: chain.chainName,
          })}
        </span>
      )}
    </div>
  )
}
