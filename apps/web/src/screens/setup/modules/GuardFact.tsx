import type { Address } from '@countersign/primitives'
import { isVersionBelow } from '@countersign/safe/light'
import { Link } from '@tanstack/react-router'
import { BatchRemovalIcon } from '../../../parts/draft/BatchRemovalIcon.tsx'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { Fact } from '../parts/Fact.tsx'
import { CodeBadge } from '../powers/CodeBadge.tsx'
import { HeldLink } from '../powers/HeldLink.tsx'
import { OtherControllers } from '../powers/OtherControllers.tsx'
import { PowerLabel } from '../powers/PowerLabel.tsx'
import { useContract } from '../powers/useContract.ts'
import type { RemovePower } from '../powers/useRemovePower.ts'
import { guardWords, type GuardName } from './guardWords.ts'
import styles from './Modules.module.css'
import { moduleMessages } from './moduleMessages.ts'
import { moduleDoes } from '../../../parts/contracts/moduleDoes.ts'

type Props = {
  readonly kind: GuardName
  readonly setup: AccountSetup
  readonly power: RemovePower
  readonly blocked: string | null
}

/** One guard: its contract and actions; without a guard, the version that supports one. */
export function GuardFact({ kind, setup, power, blocked }: Props) {
  const { account } = useAccount()
  const { term, none, since, set } = guardWords(kind)
  const guard = setup[kind]
  const version = setup.version?.replace(/\+.*$/, '') ?? null
  if (guard !== null) return <SetGuard {...{ kind, guard, setup, power, blocked }} />
  if (version === null || isVersionBelow(version, since))
    return (
      <Fact
        term={term}
        source={setup.source}
        act={
          version !== null && (
            <Link
              to="/safes/$safe/setup/upgrade"
              params={{ safe: account }}
              search={{ to: '1.5.0' }}
              className="cs-link"
            >
              {moduleMessages.seeUpgrade}
            </Link>
          )
        }
      >
        <span className={styles.detail}>
          {version === null ? moduleMessages.versionUnknown : moduleMessages.notAvailable({ version, since })}
        </span>
      </Fact>
    )
  return (
    <Fact
      term={term}
      source={setup.source}
      act={
        <Link to="/safes/$safe/setup/guard" params={{ safe: account }} search={{ kind }} className="cs-link">
          {set}
        </Link>
      }
    >
      {none}
    </Fact>
  )
}

function SetGuard({ kind, guard, setup, power, blocked }: Props & { readonly guard: Address }) {
  const { account } = useAccount()
  const { term, does, change, remove } = guardWords(kind)
  const contract = useContract(guard)
  const report = contract.data
  return (
    <Fact
      term={term}
      source={setup.source}
      verdict={<CodeBadge contract={contract} />}
      act={
        <span className={styles.pair}>
          <Link
            to="/safes/$safe/setup/guard"
            params={{ safe: account }}
            search={{ kind }}
            className="cs-link"
            aria-label={change}
          >
            {moduleMessages.change}
          </Link>
          <HeldLink label={remove} held={blocked} isBusy={power.isBusy} onPress={() => void power.removeGuard(kind)}>
            {moduleMessages.remove}
          </HeldLink>
          {blocked === null && (
            <BatchRemovalIcon what={term} disabled={power.isBusy} onAdd={() => void power.addGuardRemoval(kind)} />
          )}
        </span>
      }
    >
      <PowerLabel address={guard} contract={contract} />
      <span className={styles.detail}>{report?.known ? moduleDoes(report.known) : does}</span>
      {report && (report.judged.notes.length > 0 || report.judged.others.length > 0) && (
        <span className={styles.more}>
          {report.judged.notes.join(' ')} <OtherControllers others={report.judged.others} />
        </span>
      )}
    </Fact>
  )
}
