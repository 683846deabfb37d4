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

/** Contracts that act for the account without signatures, or that can stop its transactions, with what can be done about each. */
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
        title="What can act without signatures"
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
        Modules are contracts that the owners allowed to act without signatures. Each can do what its line says.
      </p>
      {power.error !== null && <VerdictNote verdict="danger" announce title={power.error} />}
      {isEmpty ? (
        <div className={`cs-panel ${styles.empty}`}>None. Every transaction needs signatures of the owners.</div>
      ) : (
        <ModulesTable {...{ modules, waiting, power, blocked }} />
      )}
      {hasMoreModules && (
        <VerdictNote verdict="unchecked" title="This account has more modules than can be read">
          The first {modules.length.toLocaleString('en')} are listed. Each of the others acts without signatures too.
        </VerdictNote>
      )}
      {error && (
        <p className={styles.explain}>
          Waiting transactions could not be read: one of them may allow a module that is not listed here.
        </p>
      )}
      <dl className={`cs-panel ${styles.guards}`}>
        <GuardFact kind="guard" {...{ setup, power, blocked }} />
        <GuardFact kind="moduleGuard" {...{ setup, power, blocked }} />
      </dl>
    </section>
  )
}
