import { Button } from '@mantine/core'
import { Icon, SectionHeading, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { useSectionMark } from '../model/SectionMark.ts'
import { useRemovePower } from '../powers/useRemovePower.ts'
import { GuardFact } from './GuardFact.tsx'
import styles from './Modules.module.css'
import { ModulesTable } from './ModulesTable.tsx'
import { useWaitingModules } from './useWaitingModules.ts'

/** Modules and guards, with an action for each. */
export function ModulesSection({ setup }: { setup: AccountSetup }) {
  const { account, chain } = useAccount()
  const power = useRemovePower()
  const { modules, source, hasMoreModules = false } = setup
  const { waiting, error } = useWaitingModules(modules)
  useSectionMark('modules', { count: modules.length })
  const blocked = source === 'chain' ? null : `The nodes of ${chain.chainName} did not answer.`
  const isEmpty = modules.length === 0 && waiting.length === 0
  return (
    <section aria-labelledby="modules-heading">
      <SectionHeading
        id="modules-heading"
        title="Modules and guards"
        action={
          <Button
            size="xs"
            leftSection={<Icon name="plus" />}
            renderRoot={(props) => <Link to="/safes/$safe/setup/modules/add" params={{ safe: account }} {...props} />}
          >
            Add a module
          </Button>
        }
      />
      <p className={styles.explain}>
        Modules are contracts that can act without signatures, because the owners added them. Each row says what the
        module can do.
      </p>
      {power.error !== null && <VerdictNote verdict="danger" announce title={power.error} />}
      {isEmpty ? (
        <div className={`cs-panel ${styles.empty}`}>None. Every transaction needs signatures of the owners.</div>
      ) : (
        <ModulesTable {...{ modules, waiting, power, blocked }} />
      )}
      {hasMoreModules && (
        <VerdictNote verdict="unchecked" title="This account has more modules than can be read">
          The first {modules.length.toLocaleString('en')} are listed. The others can act without signatures too.
        </VerdictNote>
      )}
      {error && (
        <p className={styles.explain}>
          The queue could not be read. A queued transaction may add a module that is not listed here.
        </p>
      )}
      <dl className={`cs-panel ${styles.guards}`}>
        <GuardFact kind="guard" {...{ setup, power, blocked }} />
        <GuardFact kind="moduleGuard" {...{ setup, power, blocked }} />
      </dl>
    </section>
  )
}
