import type { UpgradePlan } from '@countersign/safe/upgrade'
import { errorText, ZERO_ADDRESS } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { ProvenanceMark, SectionHeading, SkeletonRows, VerdictNote } from '@countersign/ui'
import { useMemo } from 'react'
import { dangersOf } from '@countersign/safe/checks'
import { StorageWrites } from '../../../parts/simulation/StorageWrites.tsx'
import { useSimulation } from '../../../parts/simulation/useSimulation.ts'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import styles from './Upgrade.module.css'
import { UpgradeCost } from './UpgradeCost.tsx'
import { upgradeMessages } from './upgradeMessages.ts'

/** The upgrade, simulated on the newest block: every storage slot that it writes, and its cost. */
export function UpgradeTrial({ plan, nonce }: { plan: UpgradePlan; nonce: bigint }) {
  const { address: sender } = useWallet()
  const context = useViewContext()
  const transaction = useMemo(() => trialOf(plan, nonce), [plan, nonce])
  const { view } = useSimulation({ transaction, sender })
  const { simulated, error, isRunning, run } = view
  const dangers = dangersOf(simulated?.checks ?? [])
  return (
    <section aria-labelledby="trial-heading">
      <SectionHeading
        id="trial-heading"
        title={upgradeMessages.storageChanges}
        action={
          <span className={styles.source}>
            {simulated && (
              <>
                <ProvenanceMark source="chain" block={simulated.result.block.number} />{' '}
                {upgradeMessages.simulatedAt({ block: simulated.result.block.number })}
              </>
            )}
            <button type="button" className="cs-link" disabled={isRunning} onClick={run}>
              {isRunning ? upgradeMessages.simulatingNow : upgradeMessages.tryAgain}
            </button>
          </span>
        }
      />
      {error && !isRunning && (
        <VerdictNote verdict="unchecked" title={upgradeMessages.notSimulated}>
          {errorText(error)} {upgradeMessages.simulatedAgain}
        </VerdictNote>
      )}
      {!simulated && isRunning && <SkeletonRows rows={2} shape="table" label={upgradeMessages.simulating} />}
      {dangers.map(({ title, reason }) => (
        <VerdictNote key={reason} verdict="danger" title={title}>
          {reason}
        </VerdictNote>
      ))}
      {simulated && (
        <>
          <StorageWrites writes={simulated.result.writes} unexpected={simulated.unexpected} context={context} />
          {dangers.length === 0 && (
            <p className={styles.quiet}>
              {upgradeMessages.nothingElse} <UpgradeCost gas={simulated.result.gasUsed} />
            </p>
          )}
        </>
      )}
    </section>
  )
}

/** The draft gets its gas limit later, which does not affect the simulation. */
const trialOf = ({ call }: UpgradePlan, nonce: bigint): SafeTransactionData => ({
  ...call,
  nonce,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: ZERO_ADDRESS,
  refundReceiver: ZERO_ADDRESS,
})
