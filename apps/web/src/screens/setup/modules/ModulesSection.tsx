import { Button } from '@mantine/core'
import { Icon, RichText, SectionHeading, VerdictNote } from '@countersign/ui'
import { Link } from '@tanstack/react-router'
import { useAccount } from '../../../data/url/useAccount.ts'
import type { AccountSetup } from '../model/accountSetup.ts'
import { useSectionMark } from '../model/SectionMark.ts'
import { useRemovePower } from '../powers/useRemovePower.ts'
import { GuardFact } from './GuardFact.tsx'
import styles from './Modules.module.css'
import { ModulesTable } from './ModulesTable.tsx'
import { useWaitingModules } from './useWaitingModules.ts'
import { moduleMessages } from './moduleMessages.ts'

/** Modules and guards, with an action for each. */
export function ModulesSection({ setup }: { setup: AccountSetup }) {
  const { account, chain } = useAccount()
  const power = useRemovePower()
  const { modules, source, hasMoreModules = false } = setup
  const { waiting, error } = useWaitingModules(modules)
  useSectionMark('modules', { count: modules.length })
  const blocked = source === 'chain' ? null : moduleMessages.nodesSilent({ network: chain.chainName })
  const isEmpty = modules.length === 0 && waiting.length === 0
  return (
    <section aria-labelledby="modules-heading">
      <SectionHeading
        id="modules-heading"
        title={moduleMessages.title}
        action={
          <Button
            size="xs"
            leftSection={<Icon name="plus" />}
            renderRoot={(props) => <Link to="/safes/$safe/setup/modules/add" params={{ safe: account }} {...props} />}
          >
            {moduleMessages.addModule}
          </Button>
        }
      />
      <p className={styles.explain}>{moduleMessages.explain}</p>
      {blocked !== null && (
        <p className={styles.explain}>{moduleMessages.cannotChange({ network: chain.chainName })}</p>
      )}
      {power.error !== null && <VerdictNote verdict="danger" announce title={power.error} />}
      {isEmpty ? (
        <div className={`cs-panel ${styles.empty}`}>{moduleMessages.noModules}</div>
      ) : (
        <ModulesTable {...{ modules, waiting, power, blocked }} />
      )}
      {hasMoreModules && (
        <VerdictNote verdict="unchecked" title={moduleMessages.moreModules}>
          {moduleMessages.moreModulesNote({ count: modules.length })}
        </VerdictNote>
      )}
      {error && <p className={styles.explain}>{moduleMessages.queueNotRead}</p>}
      <dl className={`cs-panel ${styles.guards}`}>
        <GuardFact kind="guard" {...{ setup, power, blocked }} />
        <GuardFact kind="moduleGuard" {...{ setup, power, blocked }} />
      </dl>
      <p className={styles.approvals}>
        <RichText
          text={moduleMessages.tokenApprovals}
          slots={{
            link: (words) => (
              <Link to="/safes/$safe/approvals" params={{ safe: account }} className="cs-link">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    </section>
  )
}
