import type { ChainState } from '@countersign/chain-client/reads'
import type { UpgradePlan } from '@countersign/safe/upgrade'
import { ZERO_ADDRESS } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { ProvenanceMark, SectionHeading, SkeletonRows, VerdictNote, formatBlockNumber } from '@countersign/ui'
import { useMemo } from 'react'
import { dangersOf } from '@countersign/safe/checks'
import { StorageWrites } from '../../../parts/simulation/StorageWrites.tsx'
import { useSimulation } from '../../../parts/simulation/useSimulation.ts'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useWallet } from '../../../data/wallet/walletStore.ts'
import styles from './Upgrade.module.css'
import { UpgradeCost } from './UpgradeCost.tsx'

/** The upgrade, simulated on the newest block: every storage slot that it writes, and its cost. */
export function UpgradeTrial({ plan, state, nonce }: { plan: UpgradePlan; state: ChainState; nonce: bigint }) {
  const { address: sender } = useWallet()
  const context = useViewContext()
  const transaction = useMemo(() => trialOf(plan, nonce), [plan, nonce])
  const { view } = useSimulation({
    transaction,
    hash: `upgrade ${transaction.to} ${transaction.data} ${nonce}`,
    sender,
    owners: state.owners,
  })
  const { simulated, error, isRunning, run } = view
  const dangers = dangersOf(simulated?.checks ?? [])
  return (
    <section aria-labelledby="trial-heading">
      <SectionHeading
        id="trial-heading"
        title="Storage changes"
        action={
          <span className={styles.source}>
            {simulated && (
              <>
                <ProvenanceMark source="chain" block={simulated.result.block.number} /> simulated at block{' '}
                {formatBlockNumber(simulated.result.block.number)}
              </>
            )}
            <button type="button" className="cs-link" disabled={isRunning} onClick={run}>
              {isRunning ? 'Simulating' : 'Try again'}
            </button>
          </span>
        }
      />
      {error && !isRunning && (
        <VerdictNote verdict="unchecked" title="The upgrade could not be simulated">
          {error.message} The review simulates it again.
        </VerdictNote>
      )}
      {!simulated && isRunning && <SkeletonRows rows={2} shape="table" label="Simulating the upgrade" />}
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
              Nothing else in the account’s storage changes. <UpgradeCost gas={simulated.result.gasUsed} />
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
