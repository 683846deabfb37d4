import { AddressLabel, VerdictBadge } from '@countersign/ui'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import layout from '../Recovery.module.css'
import { checkForm, isUnchanged, type RecoveryFormState } from './RecoveryFormState.ts'
import { planChange } from './planChange.ts'
import type { FoundContracts } from './useDelayContracts.ts'
import { recoveryFormMessages } from './recoveryFormMessages.ts'

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
    <section className="cs-panel" aria-label={recoveryFormMessages.contractOf}>
      <dl className={layout.facts}>
        <div>
          <dt>{recoveryFormMessages.contract}</dt>
          <dd>
            {address ? (
              <AddressLabel address={address} name={nameOf(contracts)} shape="contract" copyable />
            ) : (
              nameOf(contracts)
            )}
          </dd>
        </div>
        <div>
          <dt>{recoveryFormMessages.code}</dt>
          <dd>
            {recovery !== null || contracts.found !== null ? (
              <VerdictBadge verdict="verified" label={recoveryFormMessages.knownCode} />
            ) : (
              <VerdictBadge verdict="unchecked" label={recoveryFormMessages.notChecked} />
            )}
          </dd>
        </div>
        {calls !== null && (
          <div>
            <dt>{recoveryFormMessages.calls}</dt>
            <dd>{recoveryFormMessages.callCount({ calls })}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

const nameOf = ({ version }: FoundContracts): string => `Zodiac Delay ${version}` // no message: the name of the contract
