import { type Address, isSameAddress } from '@countersign/primitives'
import { RichText } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useRecoveries } from '../../../data/recovery/useRecoveries.ts'
import type { ContractReport } from '../../../parts/contracts/reportContract.ts'
import { durationWords } from '../../../parts/recovery/durationWords.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { OtherControllers } from '../powers/OtherControllers.tsx'
import styles from './Modules.module.css'
import { moduleMessages } from './moduleMessages.ts'
import { moduleDoes } from '../../../parts/contracts/moduleDoes.ts'

const DELAY = 'Zodiac Delay' // no message: the name of the contract

/** What a module can do, based on its known code. */
export function ModuleWords({ report }: { report: ContractReport }) {
  const { judged } = report
  return (
    <>
      <Does report={report} />
      {(judged.notes.length > 0 || judged.others.length > 0) && (
        <span className={styles.more}>
          {judged.notes.join(' ')} <OtherControllers others={judged.others} />
        </span>
      )}
    </>
  )
}

function Does({ report: { known, facts } }: { report: ContractReport }) {
  if (known?.name === 'Allowance') return <AllowanceWords />
  if (known?.name === DELAY) return <DelayWords module={facts.address} does={moduleDoes(known)} />
  return <span>{known ? moduleDoes(known) : moduleMessages.canMoveAll}</span>
}

/** @param does shown until its recoverers are loaded */
function DelayWords({ module, does }: { module: Address; does: string }) {
  const account = useAccount()
  const { recoveries } = useRecoveries(account)
  const recovery = recoveries?.find(({ address }) => isSameAddress(address, module))
  if (!recovery || recovery.recoverers.length === 0) return <span>{does}</span>
  const { length } = recovery.recoverers
  return (
    <span>
      <RichText
        text={moduleMessages.allowsRecoverers({ count: length, notice: durationWords(recovery.cooldown) })}
        slots={{
          recovery: (words) => (
            <Link to="/safes/$safe/setup" params={{ safe: account.account }} hash="recovery" className="cs-link">
              {words}
            </Link>
          ),
        }}
      />
    </span>
  )
}

function AllowanceWords() {
  const { account } = useAccount()
  return (
    <span>
      <RichText
        text={moduleMessages.paysLimits}
        slots={{
          limits: (words) => (
            <Link to="/safes/$safe/setup" params={{ safe: account }} hash="limits" className="cs-link">
              {words}
            </Link>
          ),
        }}
      />
    </span>
  )
}
