import type { ChainState } from '@countersign/chain-client/reads'
import type { UpgradePlan } from '@countersign/safe/upgrade'
import { VerdictNote } from '@countersign/ui'
import { useDraftCalls } from '../../../parts/draft/useDraftCalls.ts'
import { useOpenReview } from '../../../parts/draft/useOpenReview.ts'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { DraftOnlyNote } from '../../../parts/gate/DraftOnlyNote.tsx'
import styles from './Upgrade.module.css'
import { signersWords } from './upgradeWords.ts'

/** The required signers, and the button to the review. */
export function ReviewUpgrade({ plan, state, nonce }: { plan: UpgradePlan; state: ChainState; nonce: bigint }) {
  const { from, to } = plan
  const { isBusy, error, draft } = useDraftCalls(
    useOpenReview('setup', `Upgrade the contract from ${from.version} to ${to.version}`),
  )
  const ahead = nonce - state.nonce
  return (
    <aside className={`cs-panel ${styles.aside}`} aria-label="The upgrade">
      <h2>{from.version === to.version ? `${to.version} with events` : `From ${from.version} to ${to.version}`}</h2>
      <p>
        {signersWords(state)}. The upgrade becomes transaction {String(nonce)}
        {ahead > 0n && `, after the ${ahead === 1n ? 'one' : ahead} that ${ahead === 1n ? 'waits' : 'wait'}`}.
      </p>
      <p>Nothing is signed or sent before you review it.</p>
      <DraftOnlyNote />
      <ActButton
        act="change-setup"
        variant="filled"
        fullWidth
        loading={isBusy}
        onClick={() => void draft(() => ({ calls: [plan.call], nonce }))}
      >
        Review the upgrade
      </ActButton>
      {error && (
        <VerdictNote verdict="danger" title="The transaction could not be built" announce>
          {error}
        </VerdictNote>
      )}
    </aside>
  )
}
