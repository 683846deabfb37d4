import { ProvenanceMark, ShortHex, VerdictBadge } from '@countersign/ui'
import type { LimitModule } from '../model/SpendingLimit.ts'
import styles from './SpendingLimits.module.css'

/** Which contract keeps the limits, and what is known of its code. */
export function ModuleLine({ module, block }: { module: LimitModule; block: bigint }) {
  const { address, version, isEnabled, isDevelopment } = module
  return (
    <p className={styles.module}>
      <span>
        AllowanceModule {version} <ShortHex value={address} /> {isEnabled ? 'enabled' : 'not enabled'}{' '}
        <ProvenanceMark source="chain" block={block} />
      </span>
      {isDevelopment ? (
        <VerdictBadge verdict="caution" quiet label="Development version, for local chains only" />
      ) : (
        <VerdictBadge verdict="unchecked" quiet label="Known by its address; its code is not checked" />
      )}
    </p>
  )
}
