import type { ChainState } from '@countersign/chain-client/reads'
import type { UpgradePlan } from '@countersign/safe/upgrade'
import { VerdictNote } from '@countersign/ui'
import { useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { DraftOnlyNote } from '../../../parts/gate/DraftOnlyNote.tsx'
import styles from './Upgrade.module.css'
import { signersWords } from './upgradeWords.ts'
import { upgradeMessages } from './upgradeMessages.ts'

/** The required signers, and the button to the review. */
export function ReviewUpgrade({ plan, state, nonce }: { plan: UpgradePlan; state: ChainState; nonce: bigint }) {
  const { from, to } = plan
  const { isBusy, error, draft } = useDraftCalls(
    useOpenReview('setup', upgradeMessages.description({ from: from.version, to: to.version })),
  )
  const ahead = nonce - state.nonce
  return (
    <aside className={`cs-panel ${styles.aside}`} aria-label={upgradeMessages.theUpgrade}>
      <h2>
        {from.version === to.version
          ? upgradeMessages.withEvents({ version: to.version })
          : upgradeMessages.fromTo({ from: from.version, to: to.version })}
      </h2>
      <p>
        {signersWords(state)}{' '}
        {ahead > 0n ? upgradeMessages.becomesAfter({ nonce, ahead }) : upgradeMessages.becomes({ nonce })}
      </p>
      <p>{upgradeMessages.beforeReview}</p>
      <DraftOnlyNote />
      <ActButton
        act="change-setup"
        variant="filled"
        fullWidth
        loading={isBusy}
        onClick={() => void draft(() => ({ calls: [plan.call], nonce }))}
      >
        {upgradeMessages.review}
      </ActButton>
      {error && (
        <VerdictNote verdict="danger" title={upgradeMessages.notBuilt} announce>
          {error}
        </VerdictNote>
      )}
    </aside>
  )
}
