import { AddressLabel, VerdictBadge } from '@countersign/ui'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import layout from '../Recovery.module.css'
import { checkForm, isUnchanged, type RecoveryFormState } from './RecoveryFormState.ts'
import { planChange } from './planChange.ts'
import type { FoundContracts } from './useDelayContracts.ts'

export interface ContractFactsProps {
  form: RecoveryFormState
  recovery: Recovery | null
  contracts: FoundContracts
}

/** The contract, the verdict about its code, and the number of calls. */
export function ContractFacts({ form, recovery, contracts }: ContractFactsProps) {
  const { safe } = useAccount()
  const { choice } = checkForm(form, safe)
  const calls =
    choice === null
      ? null
      : recovery === null
        ? 2 + choice.recoverers.length
        : isUnchanged(choice, recovery)
          ? 0
          : planChange(recovery, choice).length
  const address = recovery?.address ?? contracts.found?.masterCopy
  return (
    <section className="cs-panel" aria-label="Contract of the recovery">
      <dl className={layout.facts}>
        <div>
          <dt>Contract</dt>
          <dd>
            {address ? (
              <AddressLabel address={address} name={`Zodiac Delay ${contracts.version}`} shape="contract" copyable />
            ) : (
              `Zodiac Delay ${contracts.version}`
            )}
          </dd>
        </div>
        <div>
          <dt>Code</dt>
          <dd>
            {recovery !== null || contracts.found !== null ? (
              <VerdictBadge verdict="verified" label="Known code" />
            ) : (
              <VerdictBadge verdict="unchecked" label="Not checked" />
            )}
          </dd>
        </div>
        {calls !== null && (
          <div>
            <dt>Calls</dt>
            <dd>{calls === 0 ? 'None' : calls === 1 ? '1' : `${calls} in one transaction`}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
