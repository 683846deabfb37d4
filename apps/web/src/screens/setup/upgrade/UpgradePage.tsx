import { errorText } from '@countersign/primitives'
import type { UpgradeTarget } from '@countersign/safe/upgrade'
import { EmptyState, ErrorState, PageHeader, SkeletonRows } from '@countersign/ui'
import { useNames } from '../../../data/names/useNames.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { useDocumentTitle } from '../../../data/url/useDocumentTitle.ts'
import { chooseUpgrade } from './chooseUpgrade.ts'
import { UpgradeChoice } from './UpgradeChoice.tsx'
import { UpgradePlanView } from './UpgradePlanView.tsx'
import { UpgradeRefused } from './UpgradeRefused.tsx'
import { useUpgrades } from './useUpgrades.ts'
import { upgradeMessages } from './upgradeMessages.ts'

export interface UpgradePageProps {
  /** The version in the URL. */
  target: UpgradeTarget | null
  onTarget: (target: UpgradeTarget) => void
}

/** A newer contract for the account: changes, unchanged values, contracts, signers and cost. */
export function UpgradePage({ target, onTarget }: UpgradePageProps) {
  const { safe, chain, chainId } = useAccount()
  const { state, nonce, upgrades, error, retry } = useUpgrades()
  const name = useNames().nameOf(safe, chainId)?.name ?? null
  useDocumentTitle(upgradeMessages.documentTitle, name)
  const chosen = upgrades && chooseUpgrade(upgrades, target, chain.recommendedMasterCopyVersion)
  // For unknown code, the choice of a version makes no difference.
  const isUnknown = chosen?.answer.kind === 'refused' && chosen.answer.refusal.code === 'unknown-code'
  return (
    <>
      <PageHeader
        title={upgradeMessages.title}
        subtitle={upgradeMessages.subtitle({ name: name ?? upgradeMessages.thisAccount })}
      />
      {error && upgrades === null ? (
        <ErrorState
          title={upgradeMessages.notPrepared}
          code={errorText(error)}
          stillWorks={upgradeMessages.notOffered}
          onRetry={retry}
        />
      ) : upgrades === null || chosen === null || state === null || nonce === null ? (
        <SkeletonRows rows={6} shape="table" label={upgradeMessages.reading} />
      ) : chosen === undefined ? (
        <EmptyState
          level={2}
          sentence={upgradeMessages.newest}
          detail={upgradeMessages.newestNote({ version: state.version })}
        />
      ) : (
        <>
          {!isUnknown && <UpgradeChoice upgrades={upgrades} chosen={chosen.target} onTarget={onTarget} />}
          {chosen.answer.kind === 'refused' ? (
            <UpgradeRefused refusal={chosen.answer.refusal} onRetry={retry} />
          ) : (
            <UpgradePlanView key={chosen.target} plan={chosen.answer.plan} state={state} nonce={nonce} />
          )}
        </>
      )}
    </>
  )
}
